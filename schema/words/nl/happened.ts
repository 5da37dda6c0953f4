// The words of en/happened.ts in Dutch.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const happened: Words['happened'] = {
  unreadable: 'Zeg wanneer het gebeurde, als datum met een tijd',
  future: 'Deze tijd moet nog komen. Kijk de datum en de klok na.',
  tooOld: (days: number) => `Alleen de laatste ${number(days)} dagen kun je vastleggen`,
  enoughPast: 'Je hebt vandaag veel van vroeger vastgelegd. Ga morgen verder.',
  enoughOfRock: 'Van deze steen is vandaag veel van vroeger vastgelegd. Ga morgen verder.',
  beforeRock: 'Dat is lang voordat deze steen werd geregistreerd. Kijk de datum na.',
  beforeFind: 'Je vond deze steen later dan dat',
};
