// The words of en/codes.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const codes: Words['codes'] = {
  empty: 'Vul een Rock ID in',
  required: 'De Rock ID ontbreekt nog',
  tooLong: (most: number) => `Een Rock ID heeft hoogstens ${number(most)} tekens`,
  tooShort: (least: number) =>
    `Een eigen Rock ID heeft minstens ${number(least)} tekens nodig, anders is hij te raden. Spaties en streepjes tellen niet mee.`,
  unprintable: 'Een Rock ID bestaat uit letters, cijfers en zichtbare tekens',
  mistyped: 'Dit lijkt op een van onze Rock ID’s, maar er klopt een teken niet. Kijk het nog eens na.',
  check: 'Kijk de Rock ID na',
  waiting: 'Deze sticker wacht nog op zijn steen',
  taken: 'Deze Rock ID is al geregistreerd',
  inText: 'Laat de Rock ID hier weg: wie hem leest, kan doen alsof de steen gevonden is',
};
