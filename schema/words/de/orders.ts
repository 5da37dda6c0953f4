// The words of en/orders.ts in German.
import type { Words } from '../words.ts';
import { date, number } from './intl.ts';
import { money } from './money.ts';

export const orders: Words['orders'] = {
  heading: 'Meine Bestellungen',
  states: {
    paid: 'Bezahlt',
    preparing: 'Wird gepackt',
    shipped: 'Versandt',
    refunded: 'Erstattet',
  },
  withdrawn: 'Zurückgezogen',
  shown: (count: number, hasMore: boolean) =>
    hasMore ? `${number(count)} und mehr zu sehen` : `${number(count)} zu sehen`,
  awaited: <T>(strong: (words: string) => T) => [
    strong('Deine Bestellung wird gerade bestätigt.'),
    ' Sie erscheint hier von selbst, meistens innerhalb einer Minute.',
  ],
  failed: 'Deine Bestellungen ließen sich nicht laden.',
  order: (id: string) => `Bestellung ${id}`,
  line: <T>(id: T, day: T, price: string) => [id, ', ', day, ', ', price],
  free: 'kostenlos',
  price: money,
  paidBack: (price: string) => `Davon wurden ${price} erstattet.`,
  sentOn: <T>(day: T) => ['Versandt am ', day],
  tracking: <T>(note: T) => ['Sendung: ', note],
  none: {
    title: 'Noch nichts bestellt.',
    text: 'Was du hier kaufst oder als Gründungsmitglied bekommst, steht an dieser Stelle, mit seiner Nummer und wo es gerade ist.',
    link: 'Aufkleber ansehen',
  },
  receipt: {
    subject: (id: string) => `Deine Bestellung ${id}`,
    heading: 'Danke für deine Bestellung',
    text: 'Das ist deine Quittung.',
    order: (id: string, at: number) =>
      `Bestellung ${id}, ${date(at, { dateStyle: 'medium', timeZone: 'UTC' })}`,
    product: (name: string, price: string) => `${name}: ${price}`,
    shipping: 'Versand: kostenlos',
    paid: (price: string) => `Bezahlt: ${price}`,
    goesTo: 'Sie geht an diese Adresse:',
    isWrong: 'Stimmt etwas damit nicht? Bitte antworte auf diese E-Mail.',
  },
};
