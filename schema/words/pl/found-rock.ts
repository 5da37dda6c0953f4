// The words of en/found-rock.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const foundRock: Words['foundRock'] = {
  heading: 'Znaleziony kamyk',
  field: 'Rock ID',
  lookUp: 'Sprawdź',
  looking: 'Sprawdzanie…',
  wornOff: 'ID jest nieczytelne',
  tryAgain: 'Spróbuj ponownie',
  markAsFound: 'Oznacz jako znaleziony',
  finding: 'Zapisywanie…',
  saw: 'Widzę go i zostawiam',
  hide: 'Schowaj kamyk',
  register: 'Zarejestruj kamyk',
  won: 'Brawo! Kamyk znaleziony!',
  titles: {
    active: 'Kamyk gotowy do schowania',
    hidden: 'Schowany kamyk znaleziony!',
    found: 'Znaleziony kamyk, gotowy do schowania',
  },
  nothing: {
    title: 'Wpisz Rock ID',
    text: 'Jest na naklejce albo namalowane na spodzie kamyka.',
  },
  howItWorks: 'Jak to działa',
  steps: [
    'Zeskanuj naklejkę telefonem albo wpisz Rock ID.',
    'Oznacz kamyk jako znaleziony. Do tego trzeba się zalogować; oglądać może każdy.',
    'Schowaj go w nowym miejscu i śledź go na mapie.',
  ],
  quickLinks: 'Na skróty',
  nowInRehide: <T>(name: T, link: (words: string) => T) => [
    'Kamyk ',
    name,
    ' czeka teraz w zakładce ',
    link('Do schowania'),
    '.',
  ],
  timesFound: (count: number) =>
    plural(count, {
      one: 'Znaleziony # raz',
      few: 'Znaleziony # razy',
      many: 'Znaleziony # razy',
      other: 'Znaleziony # raza',
    }),
  join: (productName: string) => `Dołącz do ${productName}: wybierz swój plan i śledź podróże kamyków!`,
};
