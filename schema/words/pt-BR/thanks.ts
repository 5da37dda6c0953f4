// The words of en/thanks.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const thanks: Words['thanks'] = {
  tooLong: (over: number, most: number) =>
    `Caracteres a mais: ${number(over)}. Um recado tem no máximo ${number(most)}.`,
  leaveLine: 'Deixar um recado para quem pintou',
  painterReads: <T>(line: T) => ['Quem pintou vai ler: “', line, '”'],
  lineGone: 'O seu recado foi removido.',
  change: 'Alterar',
  lineFailed: 'O seu recado não chegou. Tente de novo.',
  send: 'Enviar',
  sayThanks: 'Agradecer',
  sayThanksTo: (finder: string) => `Agradecer a ${finder}`,
  addLine: 'Escrever um recado',
  addLineTo: (finder: string) => `Escrever um recado para ${finder}`,
  lineTo: (finder: string) => `Um recado para ${finder} (opcional)`,
  thanksFailed: 'O seu agradecimento não chegou. Tente de novo.',
  cancel: 'Cancelar',
  saidThanks: 'Você agradeceu',
  thanksYou: 'Quem pintou agradece a você',
  saysThanks: 'Quem pintou agradece',
  ofEarlierOwner: 'Um agradecimento por este achado',
  quoted: <T>(line: T) => ['“', line, '”'],
  andQuoted: <T>(line: T) => [': “', line, '”'],
  remove: 'Remover',
  removeLine: (finder: string) => `Remover as palavras de ${finder}`,
  removeFindersLine: 'Remover as palavras de quem encontrou',
  removeThanks: 'Remover as palavras de quem pintou',
  stillHere: { title: 'Estas palavras ainda estão aqui', text: 'Tente de novo daqui a pouco.' },
};
