// What may be logged of an error: its kind, its masked message, and where it was thrown. No values.

const most = { causes: 5, characters: 200, places: 5 } as const;

/** An error and its causes, outermost first: name and masked message of each that adds something. */
export function causesOf(cause: unknown, outer = '', depth = 0): string[] {
  if (!(cause instanceof Error)) return [typeof cause === 'string' ? masked(cause) : typeof cause];
  const { message } = cause;
  const isRepeated = depth > 0 && outer.includes(message);
  const kind = [name.test(cause.name) ? cause.name : 'Error', codeOf(cause)].filter(Boolean).join(' ');
  const parts: unknown[] = cause instanceof AggregateError ? cause.errors : [];
  // Causes may be circular.
  const inner = depth < most.causes ? [cause.cause, ...parts].filter((one) => one instanceof Error) : [];
  return [
    ...(isRepeated ? [] : [`${kind}: ${masked(message)}`]),
    ...inner.flatMap((one) => causesOf(one, message, depth + 1)),
  ].slice(0, most.causes);
}

/** The error's code, if it is a word such as OAUTH_RESPONSE_IS_NOT_CONFORM. */
function codeOf(error: Error): string {
  const code = 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[A-Z]+(?:_[A-Z]+)+$/.test(code) ? code : '';
}

/** The stack frames of an error: function and position, innermost first. */
export function placesOf(cause: unknown): string[] {
  if (!(cause instanceof Error)) return [];
  const { stack = '', message } = cause;
  // The message comes before the frames, and may contain lines that look like frames.
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
 * A message without personal data: only its first line, without quoted text, addresses, codes, tokens and numbers. The
 * words of the code that threw it remain.
 */
export function masked(message: string): string {
  const [first = ''] = message.split('\n', 1);
  // drizzle appends the statement, and its values on a further line.
  if (first.startsWith('Failed query')) return 'Failed query';
  return withoutQuotes(first)
    .split(/(\s+)/)
    .map((word) => (isPersonal(word) ? mask : word))
    .join('')
    .slice(0, most.characters);
}

/** Masks from the first opening quote to the last quote of any kind, since quoted text may contain quotes. */
function withoutQuotes(text: string): string {
  const opening = /["`“‘]|(?<![\p{L}\p{N}])'/u.exec(text)?.index;
  if (opening === undefined) return text;
  const last = Math.max(...[...'"`”’\''].map((quote) => text.lastIndexOf(quote)));
  return text.slice(0, opening) + mask + (last > opening ? text.slice(last + 1) : '');
}

/** Identifiers of code: D1_ERROR, TypeError, payment_events. */
const name = /^(?:[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+|(?:[A-Z][a-z]+)+|[a-z]+(?:_[a-z]+)*)$/;
/** Rock IDs, and our row ids and photo keys, that happen to have no digit. */
const letters = /^(?:[A-HJKMNP-Z]{9}|[A-Za-z]{3}-[A-Za-z]{3}-[A-Za-z]{3}|[a-z]{16}|[a-z]{32})$/;

/** Whether a word, or a part of it between punctuation, may be personal data. */
function isPersonal(word: string): boolean {
  if (/[@/\\]/.test(word)) return true;
  const bare = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const parts = bare.split(/[^\p{L}\p{N}_-]+/u);
  if (parts.some((part) => letters.test(part))) return true;
  if (parts.every((part) => name.test(part))) return false;
  if (!/\p{N}/u.test(bare)) return bare.length >= 20;
  // A group of a Rock ID has three characters, D1 has two; an HTTP status has three digits.
  return bare.length >= (/\p{L}/u.test(bare) ? 3 : 5);
}
