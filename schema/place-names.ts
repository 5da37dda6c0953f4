// Names of places as the search compares them: without case, diacritics and punctuation.
import type { PlaceHit } from './places.ts';

/** Letters that Unicode does not decompose. */
const plain: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ı: 'i',
  ə: 'e',
  ǝ: 'e',
};

/** 'São Tomé' and 'sao tome' are the same, so are 'St. John’s' and 'st johns'. */
export function foldedName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}|['’‘ʻʼ`´]/gu, '')
    .replace(/[ßæœøđðþłħıəǝ]/g, (letter) => plain[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .normalize('NFC');
}

/** Whether the place has one of these names, in any spelling. */
export function isNamed(
  { name, otherName, called }: Pick<PlaceHit, 'name' | 'otherName' | 'called'>,
  names: readonly string[],
): boolean {
  const known = [name, otherName ?? name, called?.town ?? name].map(foldedName);
  return names.some((one) => known.includes(foldedName(one)));
}
