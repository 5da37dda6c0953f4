// Names of countries in Dutch.
import { countriesOf } from '../countries.ts';

export const { country } = countriesOf('nl');
