// Names of countries in Hindi.
import { countriesOf } from '../countries.ts';

export const { country } = countriesOf('hi');
