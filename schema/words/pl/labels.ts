// The words of en/labels.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const labels: Words['labels'] = {
  label: (code: string) => `Naklejka z Rock ID ${code}`,
  foundMe: (host: string) => `Masz mnie? ${host}`,
  more: (count: number) => `i jeszcze ${number(count)}`,
  sheet: (productName: string) =>
    `Naklejki ${productName}, 1,3 × 2,5 cm (1/2 na 1 cal). Drukuj w skali 100% („Rzeczywisty rozmiar”), tnij wzdłuż znaczników w rogach i zeskanuj jedną, zanim ją polakierujesz.`,
  inch: '1 cal',
  poster: {
    claim: 'W okolicy są schowane pomalowane kamyki.',
    code: (productName: string) => `Kod QR, który prowadzi do ${productName}`,
    heading: 'Jak użyć tego kodu',
    steps: [
      'Włącz aparat w telefonie i skieruj go na kod.',
      'Dotknij linku, który się pojawi. Niczego nie trzeba instalować, a dołączenie jest bezpłatne.',
      'Masz pomalowany kamyk? Odwróć go i zeskanuj naklejkę albo wpisz Rock ID.',
      'Schowaj go ponownie w nowym miejscu i śledź jego podróż na mapie.',
    ],
  },
};
