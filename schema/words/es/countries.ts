// Names of countries in Spanish.
import { countriesOf } from '../countries.ts';

export const { country } = countriesOf('es');
