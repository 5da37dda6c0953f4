// Search parameters as plain text: a Rock ID such as 007 or 1e5 must not become a number.

/** '?rockId=007' gives { rockId: '007' }. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Omits empty values and values that are not strings. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    if (typeof value === 'string' && value !== '') params.set(name, value);
  }
  const text = params.toString();
  return text && `?${text}`;
}

/** The allowed values of each parameter, or `text` for any text that is not blank. */
type Allowed = Readonly<Record<string, readonly string[] | 'text'>>;

type SearchOf<A extends Allowed> = { [K in keyof A]?: A[K] extends readonly (infer W)[] ? W : string };

/** Reads a page's parameters and trims text. Omits values that are not allowed. */
export function searchReader<const A extends Allowed>(allowed: A) {
  return (search: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(allowed).map(([name, words]) => [
        name,
        words === 'text' ? textOf(search[name]) : oneOf(search[name], words),
      ]),
    ) as SearchOf<A>; // `fromEntries` loses the keys' types
}

/** The value if it is allowed. */
export function oneOf<T extends string>(value: unknown, allowed: readonly T[]): T | undefined {
  return allowed.find((one) => one === value);
}

/** The trimmed value if it is text that is not blank. */
export function textOf(value: unknown): string | undefined {
  return (typeof value === 'string' && value.trim()) || undefined;
}
