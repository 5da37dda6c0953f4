// Looks for canaries in whatever was answered, through every disguise that software puts on a text by itself.
import type { Canary } from './words.ts';

/** Of every word at least so many characters are looked at together. */
const gram = 8;

/** Neither case, width nor what stands between letters makes another word. */
const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '');

const fromHex = (_: string, hex: string) => String.fromCharCode(Number.parseInt(hex, 16));

/** As it was before it was put into an address, a JSON text or a page. */
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

/** The part of a base64 that is the same whatever stands around the text, for each way in which it can be aligned. */
const inBase64 = (text: string) =>
  [0, 1, 2].map((before) => {
    const bytes = '\0'.repeat(before) + binary(text);
    const begin = Math.ceil((before * 8) / 6);
    return btoa(bytes).slice(begin, Math.floor((bytes.length * 8) / 6));
  });

const base64url = (text: string) => text.replaceAll('-', '+').replaceAll('_', '/');

/** As it was written, and as other code could have rewritten it before it encoded it. */
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
  // Many answers are the same to several who ask.
  const known = new Map<string, Canary[]>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const found = [...new Set([...inFolded(fold(plain(text))), ...inEncoded(base64url(text))])];
    known.set(text, found);
    return found;
  };
}

/** One pass over the text, whatever the number of patterns: by the first few characters of each. */
function scanner(patterns: readonly (readonly [string, Canary])[]): (text: string) => Set<Canary> {
  const short = patterns.find(([text]) => text.length < gram);
  if (short) throw new Error(`'${short[0]}' is too short to be looked for`);
  const byBeginning = Map.groupBy(patterns, ([text]) => text.slice(0, gram));
  return (text) => {
    const found = new Set<Canary>();
    for (let i = 0; i + gram <= text.length; i++)
      for (const [pattern, canary] of byBeginning.get(text.slice(i, i + gram)) ?? [])
        if (text.startsWith(pattern, i)) found.add(canary);
    return found;
  };
}
