// Numbers, plurals and days as each language writes them.
import type { Language } from '../languages.ts';

/** What `Intl` formats a language as. English is that of the United States, as the product's texts are. */
const locales: Readonly<Record<string, string>> = {
  en: 'en-US',
  'en-XA': 'en-US',
  'ar-XB': 'en-US',
  // With the digits of coordinates and Rock IDs.
  ar: 'ar-u-nu-latn',
};

export const localeOf = (language: Language): string => locales[language] ?? language;

/** Their medium style is of figures alone, or names months as no sentence does: '31 maj', and not '31 maja'. */
const longDates: ReadonlySet<string> = new Set(['ar', 'ja', 'pl']);

/** As `Intl.DateTimeFormat` takes them. */
export const dateOptions = (
  language: Language,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormatOptions =>
  options.dateStyle === 'medium' && longDates.has(language) ? { ...options, dateStyle: 'long' } : options;

const commas: Readonly<Record<string, string>> = { ar: '، ', ja: '、' };

type Category = Intl.LDMLPluralRule;

/** A text for each plural category that a language has; `other` is there in each. */
export type PluralForms = Partial<Record<Category, string>> & { other: string };

/** The helpers of one language. Each formatter is made once it is needed, since making one is slow. */
export function formatsOf(language: Language) {
  const locale = localeOf(language);
  const made = new Map<string, unknown>();
  function once<T>(key: string, make: () => T): T {
    if (!made.has(key)) made.set(key, make());
    return made.get(key) as T; // set under the same key, which one call gives one type
  }

  /** 1234 gives '1,234'. */
  const number = (count: number): string => once('number', () => new Intl.NumberFormat(locale)).format(count);

  return {
    number,
    /** Between two sentences. */
    gap: language === 'ja' ? '' : ' ',
    /** Between things side by side, without an 'and'. */
    comma: commas[language] ?? ', ',
    /** The form for the count, in which '#' stands for the number; not in names such as 'Rock #5'. */
    plural: (count: number, forms: PluralForms): string =>
      (forms[once('plural', () => new Intl.PluralRules(locale)).select(count)] ?? forms.other).replaceAll(
        /#(?!\d)/g,
        number(count),
      ),
    /** @param at ISO 8601, or milliseconds since 1970 */
    date: (at: string | number, options: Intl.DateTimeFormatOptions): string =>
      once(
        JSON.stringify(options),
        () => new Intl.DateTimeFormat(locale, dateOptions(language, options)),
      ).format(new Date(at)),
  };
}
