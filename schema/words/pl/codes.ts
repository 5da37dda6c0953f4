// The words of en/codes.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const codes: Words['codes'] = {
  empty: 'Wpisz Rock ID',
  required: 'Brakuje Rock ID',
  tooLong: (most: number) => `Rock ID ma najwyżej ${number(most)} znaków`,
  tooShort: (least: number) =>
    `Własne Rock ID jest za krótkie, ktoś mógłby je odgadnąć. Liczba znaków: co najmniej ${number(least)}, bez spacji i kresek.`,
  unprintable: 'Rock ID składa się z liter, cyfr i widocznych znaków',
  mistyped: 'To wygląda jak nasze Rock ID, ale jeden znak się nie zgadza. Sprawdź je.',
  check: 'Sprawdź Rock ID',
  waiting: 'Ta naklejka czeka na swój kamyk',
  taken: 'To Rock ID jest już zarejestrowane',
  inText: 'Nie wpisuj tu Rock ID: kto je przeczyta, może przypisać sobie znalezisko',
};
