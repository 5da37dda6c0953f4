// Names of countries in French.
import { countriesOf } from '../countries.ts';

export const { country } = countriesOf('fr');
