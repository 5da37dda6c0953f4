// The words of en/payoff.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const payoff: Words['payoff'] = {
  hideAgain: 'Schowaj go ponownie',
  later: 'Później',
  finderNumber: (count: number) => `To znalezisko nr ${number(count)}`,
  beganHere: <T>(place: T) => ['Jego podróż zaczęła się tutaj: ', place, '.'],
  journey: <T>(way: string, since: T, last: T) => [
    `Przebyta droga: ${way}. Początek: `,
    since,
    '. Ostatnio widziany: ',
    last,
    '.',
  ],
  whatName: 'Jak podpisać twoje znalezisko?',
  username: 'Nazwa użytkownika',
  save: 'Zapisz',
  skip: 'Pomiń',
  named: <T>(name: T) => ['Osoba, która go pomalowała, przeczyta: „Znalezisko: ', name, '”.'],
};
