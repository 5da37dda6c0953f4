// The languages of the site, and which of them somebody reads.

/** BCP 47. The first one is that of the source, and what everybody gets who asks for none of these. */
export const languages = ['en', 'es', 'fr', 'de', 'pt-BR', 'nl', 'pl', 'ar', 'hi', 'ja'] as const;

/** Made of English for tests, see schema/words/pseudo.ts: longer, and also from right to left. */
export const pseudoLanguages = ['en-XA', 'ar-XB'] as const;
export type PseudoLanguage = (typeof pseudoLanguages)[number];

export type Language = (typeof languages)[number] | PseudoLanguage;

export const [sourceLanguage] = languages;

/** Each in its own words, for the switch. */
export const languageNames: Readonly<Record<(typeof languages)[number], string>> = {
  en: 'English',
  es: 'Español',
  fr: 'Français',
  de: 'Deutsch',
  'pt-BR': 'Português (Brasil)',
  nl: 'Nederlands',
  pl: 'Polski',
  ar: 'العربية',
  hi: 'हिन्दी',
  ja: '日本語',
};

export const nameOfLanguage = (language: Language): string =>
  isPseudo(language) ? language : languageNames[language];

/** Of the page's root element, where the site speaks languages for tests. */
export const pseudoFlag = 'data-pseudo';

export const isPseudo = (language: string): language is PseudoLanguage => language.includes('-X');

export type Direction = 'ltr' | 'rtl';

export const directionOf = (language: string): Direction => (/^ar\b/.test(language) ? 'rtl' : 'ltr');

/** Whether our fonts lack its letters: it is written in the system's, see web/styles/scripts.css. */
export const hasSystemFonts = (language: string): boolean => /^(?:ar|hi|ja)\b/.test(language);

/** The parameter of an address that asks for a language. */
export const languageParam = 'lang';

/** Name of the cookie with the language that a browser was set to. */
export const languageCookie = 'lang';

/** Longest value that is read at all: real browsers send less than a tenth of it. */
const longestAsked = 1000;

/**
 * 'de', 'de-AT' and 'DE_at' give 'de'; what the site does not speak, and what is no language, gives undefined.
 * @param among what the site speaks
 */
export function languageOf<L extends string = Language>(
  tag: string | undefined,
  among: readonly L[] = languages as readonly string[] as readonly L[], // L is Language by default
): L | undefined {
  const asked = tag?.trim().replaceAll('_', '-').toLowerCase() ?? '';
  if (!/^[a-z]{2,3}(?:-[a-z0-9]{1,8}){0,7}$/.test(asked)) return undefined;
  const [primary] = asked.split('-');
  return (
    among.find((language) => language.toLowerCase() === asked) ??
    among.find((language) => language.split('-')[0] === primary)
  );
}

interface Asked {
  tag: string;
  weight: number;
}

/** @param header Accept-Language, RFC 9110 section 12.5.4; hostile ones give an empty list */
function tagsOf(header: string): string[] {
  if (header.length > longestAsked) return [];
  return header
    .split(',')
    .map((part): Asked => {
      const [tag = '', ...parameters] = part.split(';').map((word) => word.trim());
      const weight = parameters.find((word) => word.startsWith('q='))?.slice(2);
      return { tag, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag);
}

/** The first language of the header that the site speaks. */
export function acceptedLanguage<L extends string = Language>(
  header: string | undefined,
  among?: readonly L[],
): L | undefined {
  for (const tag of tagsOf(header ?? '')) {
    const language = languageOf(tag, among);
    if (language) return language;
  }
  return undefined;
}

/** The region of the header's first tag in this language: 'AU' of 'en-AU'. */
export function acceptedRegion(header: string | undefined, language: string): string | undefined {
  const tag = tagsOf(header ?? '').find((one) => languageOf(one, [language]) === language);
  return tag?.split(/[-_]/).find((part, at) => at > 0 && /^[a-z]{2}$/i.test(part));
}

/** Countries whose road signs have miles: https://en.wikipedia.org/wiki/Miles_per_hour#Usage */
const milesRegions: ReadonlySet<string> = new Set(['US', 'GB', 'LR', 'PR', 'GU', 'VI', 'AS', 'MP']);

export const distanceUnits = ['mi', 'km'] as const;
export type DistanceUnit = (typeof distanceUnits)[number];

/** Of the page's root element: the unit that the reader was set to. */
export const unitAttribute = 'data-unit';

/** Name of the cookie with the unit that a browser was set to. */
export const unitCookie = 'unit';

export const isDistanceUnit = (text: string | null | undefined): text is DistanceUnit =>
  distanceUnits.some((unit) => unit === text);

/** @param region ISO 3166-1 alpha-2; by default that of the language where most of its readers live */
export function distanceUnitOf(language: string, region?: string): DistanceUnit {
  const usual = language === sourceLanguage ? 'US' : '';
  return milesRegions.has((region ?? usual).toUpperCase()) ? 'mi' : 'km';
}
