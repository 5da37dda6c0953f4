// The names of languages, apart from languages.ts, which every page loads.
import { isPseudo, type Language, type languages } from './languages.ts';

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
