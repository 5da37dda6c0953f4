// Names of countries as each language has them.
import type { Language } from '../languages.ts';
import { localeOf } from './formats.ts';

/** The helper of one language. */
export function countriesOf(language: Language) {
  let names: Intl.DisplayNames | undefined;
  return {
    /** By its ISO 3166-1 code: '840' and 'US' give 'United States', any other text gives itself. */
    country: (code: string): string => {
      if (!/^(?:[a-z]{2}|\d{3})$/i.test(code)) return code;
      names ??= new Intl.DisplayNames(localeOf(language), { type: 'region', fallback: 'none' });
      // A locale converts numeric codes to letters, which DisplayNames needs.
      const { region } = new Intl.Locale(`und-${code}`);
      return (region !== undefined && names.of(region)) || code;
    },
  };
}
