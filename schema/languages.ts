// The languages of the site, and which of them somebody reads.

/** BCP 47. The first one is that of the source, and what everybody gets who asks for none of these. */
export const languages = ['en', 'es', 'fr', 'de', 'pt-BR', 'nl', 'pl', 'ar', 'hi', 'ja'] as const;

/** Made of English for tests, see schema/words/pseudo.ts: longer, and also from right to left. */
export const pseudoLanguages = ['en-XA', 'ar-XB'] as const;
export type PseudoLanguage = (typeof pseudoLanguages)[number];

export type Language = (typeof languages)[number] | PseudoLanguage;

export const [sourceLanguage] = languages;

/** Of the page's root element, where the site speaks languages for tests. */
export const pseudoFlag = 'data-pseudo';

export const isPseudo = (language: string): language is PseudoLanguage => language.includes('-X');

export type Direction = 'ltr' | 'rtl';

export const directionOf = (language: string): Direction => (/^ar\b/.test(language) ? 'rtl' : 'ltr');

/** Whether our fonts lack its letters: it is written in the system's, see web/styles/scripts.css. */
export const hasSystemFonts = (language: string): boolean => /^(?:ar|hi|ja)\b/.test(language);

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
