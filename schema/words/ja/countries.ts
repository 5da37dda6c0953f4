// Names of countries in Japanese.
import { countriesOf } from '../countries.ts';

export const { country } = countriesOf('ja');
