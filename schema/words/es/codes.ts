// The words of en/codes.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const codes: Words['codes'] = {
  empty: 'Escribe un Rock ID',
  required: 'Falta el Rock ID',
  tooLong: (most: number) => `Un Rock ID tiene ${number(most)} caracteres como máximo`,
  tooShort: (least: number) =>
    `Un Rock ID inventado por ti necesita al menos ${number(least)} caracteres; si no, sería fácil de adivinar. Los espacios y guiones no cuentan.`,
  unprintable: 'Un Rock ID se forma con letras, números y signos visibles',
  mistyped: 'Parece uno de nuestros Rock ID, pero tiene un carácter mal. Revísalo, por favor.',
  check: 'Revisa el Rock ID',
  waiting: 'Esta etiqueta espera su piedra',
  taken: 'Este Rock ID ya está registrado',
  inText: 'No escribas aquí el Rock ID: quien lo lea podría apuntarse un hallazgo',
};
