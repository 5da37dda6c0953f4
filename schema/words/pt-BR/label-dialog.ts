// The words of en/label-dialog.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const labelDialog: Words['labelDialog'] = {
  titleOfMany: 'Imprimir etiquetas',
  title: <T>(name: T) => ['Imprimir a etiqueta de ', name],
  about:
    'Um código QR que leva quem encontrar até a sua pedra, e o Rock ID por escrito, em 1,3 × 2,5 cm (1/2 por 1 polegada).',
  tooLong: <T>(name: T) => [
    'O Rock ID de ',
    name,
    ' é longo demais para um código QR deste tamanho. Por isso a etiqueta traz o ID só por escrito: quem encontrar a pedra digita o ID no site.',
  ],
  copies: 'Cópias de cada uma',
  copiesWrong: (most: number) => `Digite um número de 1 a ${number(most)}`,
  sameSheet: 'Na mesma folha',
  how: 'Imprima em 100% (“Tamanho real”). Cole a etiqueta na parte de baixo da pedra, escaneie uma vez para conferir e passe duas camadas de verniz transparente.',
  cancel: 'Cancelar',
  print: (count: number) => plural(count, { one: 'Imprimir etiqueta', other: 'Imprimir # etiquetas' }),
};
