// The words of en/offer-email.ts in Polish.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const offerEmail: Words['offerEmail'] = {
  subject: 'Ktoś chce ci podarować pomalowany kamyk',
  heading: 'Pomalowany kamyk dla ciebie?',
  what: 'Ktoś szuka nowego domu dla pomalowanego kamyka i ma na myśli ciebie. Kto go przygarnie, schowa go i będzie śledzić jego podróż, gdy inni go znajdą i schowają ponownie.',
  see: (days: number) =>
    `Zobacz, który to kamyk i od kogo jest. Jak długo działa link: ${unit(days, 'day')}.`,
  button: 'Zobacz kamyk',
  doNothing:
    'Nie wiesz, kto to może być, albo nie masz miejsca na kamyk? Nic nie rób: bez ciebie nic nie zmieni domu, a twój adres zachowamy tylko tak długo, jak oferta jest otwarta.',
};
