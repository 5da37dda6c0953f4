// The words of en/label-dialog.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const labelDialog: Words['labelDialog'] = {
  titleOfMany: 'Imprimir etiquetas',
  title: <T>(name: T) => ['Imprimir la etiqueta de ', name],
  about:
    'Un código QR que lleva hasta tu piedra a quien la encuentra, y su Rock ID bien legible, en 1/2 por 1 pulgada (1,3 × 2,5 cm).',
  tooLong: <T>(name: T) => [
    'El Rock ID de ',
    name,
    ' es demasiado largo para un código QR de este tamaño. Por eso la etiqueta lo lleva escrito, y quien encuentre la piedra lo copia a mano.',
  ],
  copies: 'Copias',
  copiesWrong: (most: number) => `Escribe un número de 1 a ${number(most)}`,
  sameSheet: 'En la misma hoja',
  how: 'Imprime al 100\u00a0% («Tamaño real»). Pega la etiqueta en la parte de abajo de la piedra, escanéala una vez para comprobarla y séllala con dos capas de barniz transparente.',
  cancel: 'Cancelar',
  print: (count: number) => plural(count, { one: 'Imprimir etiqueta', other: 'Imprimir # etiquetas' }),
};
