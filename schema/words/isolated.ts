// Isolates in sentences from right to left what people chose, such as names: else a Latin name would take the full stop
// and the numbers beside it along to its left. In elements `<bdi>` does it.

/** First strong isolate, and pop directional isolate: https://www.unicode.org/reports/tr9/#Explicit_Directional_Isolates */
export const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Left-to-right isolate: for what has an order of its own, such as a file name with its end. */
export const leftToRight = (text: string): string => `\u2066${text}\u2069`;

/** Addresses stay as they are: a program that makes a link of one would take a mark at its end for a part of it. */
const isName = (value: unknown): value is string =>
  typeof value === 'string' && /\p{L}/u.test(value) && !/[\u2066\u2068@]|:\/\//u.test(value);

/** The same words, which isolate the names that they are given. */
export function isolatedWords<T>(words: T): T {
  return within(words) as T; // every value keeps its shape
}

function within(value: unknown): unknown {
  if (typeof value === 'function') {
    const make = value as (...values: unknown[]) => unknown; // words are functions of any values
    return (...values: unknown[]) => around(make(...values), values.filter(isName));
  }
  if (Array.isArray(value)) return value.map(within);
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, within(one)]));
}

/** `RegExp.escape`, which came to Safari in 2025. */
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);

/** Isolates the names in what a word made: a sentence, or the parts of one. */
function around(made: unknown, names: readonly string[]): unknown {
  if (names.length === 0) return made;
  if (Array.isArray(made)) return made.map((part) => around(part, names));
  if (typeof made !== 'string') return made;
  // At once, since a name may be a part of another one. The longest first.
  const any = names.toSorted((a, b) => b.length - a.length).map(escaped);
  return names.includes(made) ? made : made.replaceAll(new RegExp(any.join('|'), 'g'), isolated);
}
