// What may be said of an error: what kind it is, the words of the code that threw it, and where. No value.

const most = { causes: 5, characters: 200, places: 5 } as const;

/** An error and what caused it, the outermost first: name and masked message of each that says something new. */
export function causesOf(cause: unknown, outer = '', depth = 0): string[] {
  if (!(cause instanceof Error)) return [typeof cause === 'string' ? masked(cause) : typeof cause];
  const { message } = cause;
  const isRepeated = depth > 0 && outer.includes(message);
  const kind = [name.test(cause.name) ? cause.name : 'Error', codeOf(cause)].filter(Boolean).join(' ');
  const parts: unknown[] = cause instanceof AggregateError ? cause.errors : [];
  // Causes may go round in a circle.
  const inner = depth < most.causes ? [cause.cause, ...parts].filter((one) => one instanceof Error) : [];
  return [
    ...(isRepeated ? [] : [`${kind}: ${masked(message)}`]),
    ...inner.flatMap((one) => causesOf(one, message, depth + 1)),
  ].slice(0, most.causes);
}

/** Its code, where that is a word such as OAUTH_RESPONSE_IS_NOT_CONFORM. */
function codeOf(error: Error): string {
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z]+(?:_[A-Z]+)+$/.test(code) ? code : '';
}

/** Where in the code it was thrown: function and position, innermost first. */
export function placesOf(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [];
  const { stack = '', message } = cause;
  // The message stands before the frames, and may have lines that look like some.
  const start = stack.indexOf(message);
  if (start < 0) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .map((line) => /^\s+at (?:async )?(?:([\w$.<>]+) )?.*?([\w.-]+\.[cm]?[jt]s:\d+:\d+)\)?$/.exec(line))
    .filter((frame) => frame !== null)
    .slice(0, most.places)
    .map(([, caller = '', position = '']) => `${caller} ${position}`.trim());
}

const mask = '…';

/**
 * A message without what it may quote of a person: its first line alone, and of it neither what stands in quotes nor
 * addresses, codes, tokens and figures. What is left are the words of the code that threw it.
 */
export function masked(message: string): string {
  const [first = ''] = message.split('\n', 1);
  // drizzle goes on with the statement, and on a line of its own with its values.
  if (first.startsWith('Failed query')) return 'Failed query';
  return withoutQuotes(first)
    .split(/(\s+)/)
    .map((word) => (isTelling(word) ? mask : word))
    .join('')
    .slice(0, most.characters);
}

/** From the first opening quote to the last one of any kind: what is quoted may have quotes of its own. */
function withoutQuotes(text: string): string {
  const opening = /["`“‘]|(?<![\p{L}\p{N}])'/u.exec(text)?.index;
  if (opening === undefined) return text;
  const last = Math.max(...[...'"`”’\''].map((quote) => text.lastIndexOf(quote)));
  return text.slice(0, opening) + mask + (last > opening ? text.slice(last + 1) : '');
}

/** Names that code has: D1_ERROR, TypeError, payment_events. */
const name = /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|(?:[A-Z][a-z]+)+|[a-z]+(?:_[a-z]+)*)$/;
/** Rock IDs and ids of ours that happen to have no digit. */
const letters = /^(?:[A-HJKMNP-Z]{9}|[A-Za-z]{3}-[A-Za-z]{3}-[A-Za-z]{3}|[a-z]{16}|[a-z]{32})$/;

/** Whether a word, or a part of it between signs, may be of somebody. */
function isTelling(word: string): boolean {
  if (/[@/\\]/.test(word)) return true;
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const parts = bare.split(/[^\p{L}\p{N}_-]+/u);
  if (parts.some((part) => letters.test(part))) return true;
  if (parts.every((part) => name.test(part))) return false;
  if (!/\p{N}/u.test(bare)) return bare.length >= 20;
  // Groups of a Rock ID have three characters; D1 is no part of one, and neither is a status.
  return bare.length >= (/\p{L}/u.test(bare) ? 3 : 5);
}
