// The words of en/thanks.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const thanks: Words['thanks'] = {
  tooLong: (over: number, most: number) =>
    `Dit is ${number(over)} te veel: een zinnetje heeft hoogstens ${number(most)} tekens.`,
  leaveLine: 'Schrijf de maker een zinnetje',
  painterReads: <T>(line: T) => ['De maker leest: “', line, '”'],
  lineGone: 'Je zinnetje is weg.',
  change: 'Wijzigen',
  lineFailed: 'Je zinnetje is niet aangekomen. Probeer het opnieuw.',
  send: 'Versturen',
  sayThanks: 'Bedanken',
  sayThanksTo: (finder: string) => `${finder} bedanken`,
  addLine: 'Zinnetje erbij',
  addLineTo: (finder: string) => `Een zinnetje voor ${finder} erbij`,
  lineTo: (finder: string) => `Een zinnetje voor ${finder} (niet verplicht)`,
  thanksFailed: 'Je bedankje is niet aangekomen. Probeer het opnieuw.',
  cancel: 'Annuleren',
  saidThanks: 'Je zei dankjewel',
  thanksYou: 'De maker bedankt je',
  saysThanks: 'De maker zegt dankjewel',
  ofEarlierOwner: 'Bedankt voor deze vondst',
  quoted: <T>(line: T) => ['“', line, '”'],
  andQuoted: <T>(line: T) => [': “', line, '”'],
  remove: 'Verwijderen',
  removeLine: (finder: string) => `De woorden van ${finder} verwijderen`,
  removeFindersLine: 'De woorden van de vinder verwijderen',
  removeThanks: 'De woorden van de maker verwijderen',
  stillHere: { title: 'Deze woorden staan er nog', text: 'Probeer het zo nog eens.' },
};
