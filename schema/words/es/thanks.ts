// The words of en/thanks.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const thanks: Words['thanks'] = {
  tooLong: (over: number, most: number) =>
    plural(over, {
      one: `Sobra # carácter: un mensaje tiene ${number(most)} como máximo.`,
      other: `Sobran # caracteres: un mensaje tiene ${number(most)} como máximo.`,
    }),
  leaveLine: 'Dejar un mensaje a quien la pintó',
  painterReads: <T>(line: T) => ['Quien la pintó leerá: «', line, '»'],
  lineGone: 'Tu mensaje se borró.',
  change: 'Cambiar',
  lineFailed: 'Tu mensaje no llegó. Inténtalo de nuevo.',
  send: 'Enviar',
  sayThanks: 'Dar las gracias',
  sayThanksTo: (finder: string) => `Dar las gracias a ${finder}`,
  addLine: 'Añadir un mensaje',
  addLineTo: (finder: string) => `Añadir un mensaje para ${finder}`,
  lineTo: (finder: string) => `Un mensaje para ${finder} (opcional)`,
  thanksFailed: 'Tu agradecimiento no llegó. Inténtalo de nuevo.',
  cancel: 'Cancelar',
  saidThanks: 'Diste las gracias',
  thanksYou: 'Quien la pintó te da las gracias',
  saysThanks: 'Quien la pintó da las gracias',
  ofEarlierOwner: 'Gracias por este hallazgo',
  quoted: <T>(line: T) => ['«', line, '»'],
  andQuoted: <T>(line: T) => [': «', line, '»'],
  remove: 'Quitar',
  removeLine: (finder: string) => `Quitar las palabras de ${finder}`,
  removeFindersLine: 'Quitar las palabras de quien la encontró',
  removeThanks: 'Quitar las palabras de quien la pintó',
  stillHere: {
    title: 'Estas palabras siguen aquí',
    text: 'Inténtalo de nuevo dentro de un momento.',
  },
};
