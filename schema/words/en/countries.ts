// Names of countries in English.
import { countriesOf } from '../countries.ts';

export const { country } = countriesOf('en');
