// Searches responses for canaries, through every encoding that software applies automatically.
import type { Canary } from './words.ts';

/** Length of the prefixes by which patterns are indexed. */
const gram = 8;

/** Ignores case, width, whitespace, hyphens and underscores. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

const fromHex = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));

/** Undoes the escapes of URLs, JSON and HTML. */
function plain(text: string): string {
  let found = text;
  if (found.includes('%')) found = found.replaceAll(/%([\da-f]{2})/gi, fromHex);
  if (found.includes('\\'))
    found = found.replaceAll(/\\u([\da-f]{4})|\\x([\da-f]{2})/gi, (_, a, b) => fromHex('', a ?? b));
  if (found.includes('&#'))
    found = found
      .replaceAll(/&#x([\da-f]{1,4});/gi, fromHex)
      .replaceAll(/&#(\d{1,5});/g, (_, code) => String.fromCharCode(Number(code)));
  return found;
}

const binary = (text: string) => String.fromCharCode(...new TextEncoder().encode(text));

const inHex = (text: string) =>
  Array.from(binary(text), (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('');

/** The part of a text's base64 that does not depend on the text around it, for each of the three alignments. */
const inBase64 = (text: string) =>
  [0, 1, 2].map((before) => {
    const bytes = '\0'.repeat(before) + binary(text);
    const begin = Math.ceil((before * 8) / 6);
    return btoa(bytes).slice(begin, Math.floor((bytes.length * 8) / 6));
  });

const base64url = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/');

/** The word as written, and as other code may have changed it before encoding it. */
const spellings = (word: string) => [
  ...new Set([word, word.toLowerCase(), word.toUpperCase(), fold(word), fold(word).toUpperCase()]),
];

/** Finds every canary of a text. */
export function openSearch(canaries: readonly Canary[]): (text: string) => Canary[] {
  const inFolded = scanner(
    canaries.flatMap((canary) => [
      [fold(canary.word), canary] as const,
      ...spellings(canary.word).map((spelling) => [inHex(spelling), canary] as const),
    ]),
  );
  const inEncoded = scanner(
    canaries.flatMap((canary) =>
      spellings(canary.word).flatMap((spelling) => inBase64(spelling).map((part) => [part, canary] as const)),
    ),
  );
  // Many viewers get the same response.
  const known = new Map<string, Canary[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const found = [...new Set([...inFolded(fold(plain(text))), ...inEncoded(base64url(text))])];
    known.set(text, found);
    return found;
  };
}

/** Searches for all patterns in one pass over the text, by the first few characters of each. */
function scanner(patterns: readonly (readonly [string, Canary])[]): (text: string) => Set<Canary> {
  const short = patterns.find(([text]) => text.length < gram);
  if (short) throw new Error(`'${short[0]}' is too short to search for`);
  const byBeginning = Map.groupBy(patterns, ([text]) => text.slice(0, gram));
  return (text) => {
    const found = new Set<Canary>();
    for (let i = 0; i + gram <= text.length; i++)
      for (const [pattern, canary] of byBeginning.get(text.slice(i, i + gram)) ?? [])
        if (text.startsWith(pattern, i)) found.add(canary);
    return found;
  };
}
