// What the scanner says of a code that is no rock's.
import type { Scanned } from './scanned.ts';
import type { Words } from './words/words.ts';

/** @param productName the site's name */
export function foreignWords(
  words: Words['scanner'],
  scanned: Exclude<Scanned, { kind: 'rock' }>,
  productName: string,
): string {
  const { kind } = scanned;
  if (kind === 'site') return words.site(scanned.host);
  if (kind === 'ours') return words.ours(productName);
  if (kind !== 'words') return words.foreign[kind];
  return scanned.isShort ? words.shortText(scanned.text) : words.longText;
}
