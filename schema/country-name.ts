// Names of countries in English, by which places are searched for.
import { countriesOf } from './words/countries.ts';

/** Name of a country by its ISO 3166-1 code: '840' and 'US' give 'United States', any other text gives itself. */
export const { country: countryName } = countriesOf('en');
