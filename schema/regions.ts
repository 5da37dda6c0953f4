// The region of an address. Each region has two ambassadors, so a typo must never make a new region.
import { countryCodes, languages, shortForms, usStates, usTerritories } from './region-names.ts';

/** A region, or the field that is not recognized. */
type RegionFound = { region: string; unknown?: never } | { region?: never; unknown: 'country' | 'state' };

/**
 * 'US-NE' for a state or territory of the US, else the country such as 'DE' (ISO 3166).
 * Ignores case, accents, dots and spaces. Countries are recognized by their two letters, by name in the listed
 * languages, and by short forms.
 */
export function regionOf({ country, state }: { country: string; state: string }): RegionFound {
  const code = countryNamed(country);
  if (code === null) return { unknown: 'country' };
  if (usTerritories.includes(code)) return { region: `US-${code}` };
  if (code !== 'US') return { region: code };
  const letters = stateNamed(state);
  return letters === null ? { unknown: 'state' } : { region: `US-${letters}` };
}

/** Letters without a removable accent that people also write in these ways. */
const spelledOut: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  '&': ' and ',
};

/** Lower case without accents; only letters and digits, with one space between words. */
function wordsOf(name: string): string {
  return (
    name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[æœßøłđðı&]/g, (letter) => spelledOut[letter] ?? '')
      .normalize('NFKD')
      // Accents of Latin, Greek and Cyrillic; in other scripts marks are vowels.
      .replace(/[\u0300-\u036F]/g, '')
      // Apostrophes do not separate words, and invisible characters are removed.
      .replace(/['’‘ʻ`\p{Default_Ignorable_Code_Point}]/gu, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()
      .replace(/^the /, '')
      .replace(/\bsaint\b/g, 'st')
  );
}

/** The form for comparisons, without spaces, since people write 'Newyork' and 'U.S.A.'. */
const keyOf = (name: string) => wordsOf(name).replaceAll(' ', '');

type Names = ReadonlyMap<string, string>;

/** If several codes have a name, the first one gets it. */
function namesOf(pairs: Iterable<readonly [code: string, name: string]>): Names {
  const names = new Map<string, string>();
  for (const [code, name] of pairs) {
    const key = keyOf(name);
    if (key !== '' && !names.has(key)) names.set(key, code);
  }
  return names;
}

function* each(table: Readonly<Record<string, readonly string[]>>) {
  for (const [code, names] of Object.entries(table)) {
    for (const name of names) yield [code, name] as const;
  }
}

const stateNames = namesOf([
  ...Object.keys(usStates).map((code) => [code, code] as const),
  ...each(usStates),
]);

const directions: Readonly<Record<string, string>> = {
  n: 'north ',
  no: 'north ',
  s: 'south ',
  so: 'south ',
  w: 'west ',
};

function stateNamed(typed: string): string | null {
  const words = wordsOf(typed)
    .replace(/^(?:state|commonwealth) of /, '')
    .replace(/(?<=.) state$/, '')
    .replace(/^(n|no|s|so|w) (?=\p{L}{6})/u, (_, direction: string) => directions[direction] ?? '');
  return stateNames.get(keyOf(words)) ?? null;
}

const shortNames = namesOf(each(shortForms));

/** Names by language, read at first use, since there are thousands. */
const inLanguage = new Map<string, Names>();

function namesIn(language: string): Names {
  const known = inLanguage.get(language);
  if (known) return known;
  const display = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const names = namesOf(countryCodes.map((code) => [code, display.of(code) ?? ''] as const));
  inLanguage.set(language, names);
  return names;
}

/** 'Federal Republic of Germany' is Germany. */
const formally =
  /^(?:(?:federal |islamic )?(?:republic|kingdom|commonwealth|state|principality|sultanate) of )(?:the )?/;

/** 'de', 'N.Z.'; an accent makes a word of it: 'Áo' is Austria in Vietnamese, not Angola. */
const twoLetters = /^([A-Za-z])[. ]*([A-Za-z])[. ]*$/;

function countryNamed(typed: string): string | null {
  const letters = typed.trim().replace(twoLetters, '$1$2').toUpperCase();
  if (countryCodes.includes(letters)) return letters;
  const full = wordsOf(typed);
  const keys = [full, full.replace(formally, '')].map(keyOf);
  for (const key of keys) {
    const code = shortNames.get(key);
    if (code !== undefined) return code;
  }
  for (const language of languages) {
    const names = namesIn(language);
    for (const key of keys) {
      const code = names.get(key);
      if (code !== undefined) return code;
    }
  }
  return null;
}
