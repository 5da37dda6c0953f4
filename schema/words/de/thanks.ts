// The words of en/thanks.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const thanks: Words['thanks'] = {
  tooLong: (over: number, most: number) =>
    `Das sind ${number(over)} zu viel: Eine Zeile hat höchstens ${number(most)} Zeichen.`,
  leaveLine: 'Ein paar Worte dalassen',
  painterReads: <T>(line: T) => ['Wer ihn bemalt hat, liest: „', line, '“'],
  lineGone: 'Deine Zeile ist weg.',
  change: 'Ändern',
  lineFailed: 'Deine Zeile kam nicht an. Bitte versuch es noch einmal.',
  send: 'Senden',
  sayThanks: 'Danke sagen',
  sayThanksTo: (finder: string) => `Danke sagen: ${finder}`,
  addLine: 'Zeile schreiben',
  addLineTo: (finder: string) => `Zeile schreiben: ${finder}`,
  lineTo: (finder: string) => `Eine Zeile an ${finder} (freiwillig)`,
  thanksFailed: 'Dein Dank kam nicht an. Bitte versuch es noch einmal.',
  cancel: 'Abbrechen',
  saidThanks: 'Du hast Danke gesagt',
  thanksYou: 'Wer ihn bemalt hat, dankt dir',
  saysThanks: 'Wer ihn bemalt hat, sagt Danke',
  ofEarlierOwner: 'Danke für diesen Fund',
  quoted: <T>(line: T) => ['„', line, '“'],
  andQuoted: <T>(line: T) => [': „', line, '“'],
  remove: 'Entfernen',
  removeLine: (finder: string) => `Die Worte von ${finder} entfernen`,
  removeFindersLine: 'Die Worte zum Fund entfernen',
  removeThanks: 'Den Dank entfernen',
  stillHere: { title: 'Die Worte sind noch da', text: 'Bitte versuch es gleich noch einmal.' },
};
