// The words of en/thanks.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const thanks: Words['thanks'] = {
  tooLong: (over: number, most: number) =>
    `${plural(over, { one: '# znak za dużo', few: '# znaki za dużo', many: '# znaków za dużo', other: '# znaku za dużo' })}: dopisek ma najwyżej ${number(most)} znaków.`,
  leaveLine: 'Dopisz coś od siebie',
  painterReads: <T>(line: T) => ['Osoba, która go pomalowała, przeczyta: „', line, '”'],
  lineGone: 'Dopisek usunięty.',
  change: 'Zmień',
  lineFailed: 'Twój dopisek nie dotarł. Spróbuj ponownie.',
  send: 'Wyślij',
  sayThanks: 'Podziękuj',
  sayThanksTo: (finder: string) => `Podziękuj (znalezisko: ${finder})`,
  addLine: 'Dopisz coś',
  addLineTo: (finder: string) => `Dopisz coś (znalezisko: ${finder})`,
  lineTo: (finder: string) => `Dopisek dla: ${finder} (opcjonalnie)`,
  thanksFailed: 'Twoje podziękowanie nie dotarło. Spróbuj ponownie.',
  cancel: 'Anuluj',
  saidThanks: 'Twoje podziękowanie',
  thanksYou: 'Podziękowanie dla ciebie',
  saysThanks: 'Podziękowanie za znalezisko',
  ofEarlierOwner: 'Podziękowanie za to znalezisko',
  quoted: <T>(line: T) => ['„', line, '”'],
  andQuoted: <T>(line: T) => [': „', line, '”'],
  remove: 'Usuń',
  removeLine: (finder: string) => `Usuń dopisek (${finder})`,
  removeFindersLine: 'Usuń dopisek przy znalezisku',
  removeThanks: 'Usuń słowa podziękowania',
  stillHere: { title: 'Te słowa nadal tu są', text: 'Spróbuj ponownie za chwilę.' },
};
