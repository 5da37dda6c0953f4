// The words of en/orders.ts in Dutch.
import type { Words } from '../words.ts';
import { date, number } from './intl.ts';
import { money } from './money.ts';

export const orders: Words['orders'] = {
  heading: 'Mijn bestellingen',
  states: {
    paid: 'Betaald',
    preparing: 'Wordt klaargemaakt',
    shipped: 'Verzonden',
    refunded: 'Terugbetaald',
  },
  withdrawn: 'Ingetrokken',
  shown: (count: number, hasMore: boolean) =>
    hasMore ? `${number(count)} getoond, en er zijn er meer` : `${number(count)} getoond`,
  awaited: <T>(strong: (words: string) => T) => [
    strong('Je bestelling wordt bevestigd.'),
    ' Hij verschijnt hier vanzelf, meestal binnen een minuut.',
  ],
  failed: 'Je bestellingen konden niet geladen worden.',
  order: (id: string) => `Bestelling ${id}`,
  line: <T>(id: T, day: T, price: string) => [id, ', ', day, ', ', price],
  free: 'gratis',
  price: money,
  paidBack: (price: string) => `Daarvan is ${price} terugbetaald.`,
  sentOn: <T>(day: T) => ['Verzonden op ', day],
  tracking: <T>(note: T) => ['Te volgen met: ', note],
  none: {
    title: 'Nog niets besteld.',
    text: 'Wat je hier koopt, of krijgt als ambassadeur van het eerste uur, staat hier met zijn nummer en waar het is.',
    link: 'Bekijk de stickers',
  },
  receipt: {
    subject: (id: string) => `Je bestelling ${id}`,
    heading: 'Bedankt voor je bestelling',
    text: 'Dit is je bon.',
    order: (id: string, at: number) =>
      `Bestelling ${id}, ${date(at, { dateStyle: 'medium', timeZone: 'UTC' })}`,
    product: (name: string, price: string) => `${name}: ${price}`,
    shipping: 'Verzending: gratis',
    paid: (price: string) => `Betaald: ${price}`,
    goesTo: 'De bestelling gaat naar dit adres:',
    isWrong: 'Klopt er iets niet? Antwoord dan op deze e-mail.',
  },
};
