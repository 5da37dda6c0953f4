// The words of en/landing.ts in Polish.
import type { Words } from '../words.ts';

export const landing: Words['landing'] = {
  claim: <T>(br: T) => ['Pomaluj kamyk. ', br, 'Schowaj go. ', br, 'Zobacz, dokąd dotrze.'],
  lead: 'Każdy kamyk ma na spodzie ID. Kto go znajdzie, wpisuje ID i chowa kamyk w nowym miejscu, a ty patrzysz, jak kropka po kropce rośnie na mapie jego podróż.',
  signUp: 'Dołącz za darmo',
  howItWorks: 'Jak to działa',
  finder: {
    title: 'Mam kamyk',
    text: 'Odwróć go i wpisz to, co jest na naklejce.',
    field: 'Rock ID',
    find: 'Szukaj',
  },
};
