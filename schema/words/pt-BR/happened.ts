// The words of en/happened.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const happened: Words['happened'] = {
  unreadable: 'Diga quando aconteceu, com data e hora',
  future: 'Essa hora ainda não chegou. Confira a data e o relógio.',
  tooOld: (days: number) => `Só dá para anotar os últimos ${number(days)} dias`,
  enoughPast: 'Hoje você já anotou bastante do passado. Continue amanhã.',
  enoughOfRock: 'Hoje já foi anotado bastante do passado desta pedra. Continue amanhã.',
  beforeRock: 'Isso é bem antes de esta pedra ser registrada. Confira a data.',
  beforeFind: 'Você encontrou esta pedra depois disso',
};
