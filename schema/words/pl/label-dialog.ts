// The words of en/label-dialog.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const labelDialog: Words['labelDialog'] = {
  titleOfMany: 'Drukuj naklejki',
  title: <T>(name: T) => ['Drukuj naklejkę: ', name],
  about: 'Kod QR, który prowadzi do twojego kamyka, i czytelne Rock ID, na 1,3 × 2,5 cm (1/2 na 1 cal).',
  tooLong: <T>(name: T) => [
    'Rock ID kamyka ',
    name,
    ' jest za długie na kod QR tej wielkości, więc naklejka podaje je słowami: kto znajdzie kamyk, wpisze je ręcznie.',
  ],
  copies: 'Ile sztuk każdej',
  copiesWrong: (most: number) => `Wpisz liczbę od 1 do ${number(most)}`,
  sameSheet: 'Na tej samej kartce',
  how: 'Drukuj w skali 100% („Rzeczywisty rozmiar”). Przyklej naklejkę na spodzie kamyka, zeskanuj ją raz dla pewności i zabezpiecz dwiema warstwami bezbarwnego lakieru.',
  cancel: 'Anuluj',
  print: (count: number) =>
    plural(count, {
      one: 'Drukuj naklejkę',
      few: 'Drukuj # naklejki',
      many: 'Drukuj # naklejek',
      other: 'Drukuj # naklejki',
    }),
};
