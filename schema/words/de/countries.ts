// Names of countries in German.
import { countriesOf } from '../countries.ts';

export const { country } = countriesOf('de');
