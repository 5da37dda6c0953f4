// Names of countries in Arabic.
import { countriesOf } from '../countries.ts';

export const { country } = countriesOf('ar');
