// Names of countries in Polish.
import { countriesOf } from '../countries.ts';

export const { country } = countriesOf('pl');
