// Compares the words of a language with the English ones, beyond what the compiler sees.
import type { Entry } from './entries.ts';

/** Of one module. */
export interface Comparison {
  /** What is wrong, one line each. */
  problems: string[];
  /** Texts that are as in English, and ones that may be too long for their place, one line each. */
  doubts: string[];
  /** Entries with text in English, and how many of them are translated. */
  entries: number;
  translated: number;
}

/**
 * Names that are the same in each language, and what is no word. The product's name is a value, and plans keep theirs.
 */
const names =
  /^(?:Rockabout|Rock ID|Rock IDs|Rock Explorer|Rock Hunter Pro|Pro|Stripe|Cloudflare|OpenStreetMap|OK|UTC|QR|GPX|CSV|ZIP|PDF|SVG|PNG)$/;

const hasWord = (text: string) => /\p{L}{3}/u.test(text) && !names.test(text.trim());

/** A tag, an entity, or a script's address: words are text alone, and a translation brings none of them. */
const markup = /<[a-z!/]|&#?\w+;|javascript:/i;
/** They turn the text after them around, too. */
const override = /[\u202a-\u202e]/;

export function compare(
  language: string,
  english: ReadonlyMap<string, Entry>,
  theirs: ReadonlyMap<string, Entry>,
): Comparison {
  const result: Comparison = { problems: [], doubts: [], entries: 0, translated: 0 };
  const { problems, doubts } = result;
  const categories = categoriesOf(language);
  for (const [path, source] of english) {
    const words = source.texts.filter(hasWord);
    if (words.length > 0) result.entries += 1;
    const entry = theirs.get(path);
    if (!entry) {
      problems.push(`${path} is missing`);
      continue;
    }
    for (const place of entry.unused)
      if (!source.unused.includes(place)) problems.push(`${path} does not say its value ${place + 1}`);
    for (const text of entry.texts) {
      if (markup.test(text) && !source.texts.some((one) => markup.test(one)))
        problems.push(`${path} has markup: ${text}`);
      if (override.test(text)) problems.push(`${path} has a character that turns text around`);
    }
    for (const forms of entry.plurals) {
      const left = categories.filter((category) => !forms.includes(category));
      if (left.length > 0) problems.push(`${path} lacks the plural ${left.join(', ')}`);
    }
    const same = words.filter((text) => entry.texts.includes(text));
    if (same.length === 0 && words.length > 0) result.translated += 1;
    for (const text of same) doubts.push(`${path} is as in English: ${text}`);
    const [text = ''] = entry.texts;
    if (source.isText && entry.isText && isLong(text, source.texts[0] ?? ''))
      doubts.push(`${path} is long: ${text}`);
  }
  for (const path of theirs.keys()) if (!english.has(path)) problems.push(`${path} is no English word`);
  return result;
}

/** Buttons, tabs and labels have little room; a sentence has. */
const longestLabel = 24;

function isLong(text: string, english: string): boolean {
  const least = widthOf(english);
  return least <= longestLabel && widthOf(text) > Math.max(least * 1.6, least + 8);
}

/** In columns: characters of Chinese, Japanese and Korean take two. */
const widthOf = (text: string): number =>
  [...text].reduce(
    (sum, character) =>
      sum + (/[\u1100-\u115f\u2e80-\u9fff\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(character) ? 2 : 1),
    0,
  );

/**
 * Plural categories of whole numbers that occur: 'many' of Spanish, French and Portuguese is for millions, and a zero of
 * its own is a matter of style.
 */
export function categoriesOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, i) => rules.select(i + 1)))];
}
