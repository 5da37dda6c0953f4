// Names of countries in Brazilian Portuguese.
import { countriesOf } from '../countries.ts';

export const { country } = countriesOf('pt-BR');
