// The words of en/shop.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { money } from './money.ts';

export const shop: Words['shop'] = {
  unknown: 'Diesen Artikel gibt es im Shop nicht',
  comingSoon: 'Das gibt es bald. Du kannst es kaufen, sobald es in unserem Regal liegt.',
  outOfStock: 'Das ist gerade ausverkauft',
  free: 'Das Päckchen für das Gründungsteam ist kostenlos: Bewirb dich darum',
  freeShipping: 'Kostenloser Versand',
  heading: 'Shop',
  lead: 'Aufkleber, mit denen dir ein Stein erzählt, wo er war, und bald auch Steine und Farbe.',
  myOrders: 'Meine Bestellungen',
  price: money,
  perLabel: (price: string) => `${price} pro Aufkleber`,
  badges: { out_of_stock: 'Ausverkauft', coming_soon: 'Bald da', free: 'Kostenlos' },
  buy: 'Kaufen',
  opening: 'Öffnet sich …',
  error: 'Kauf nicht möglich',
  failed: 'Das Bezahlen ließ sich nicht starten',
  noAddress: 'Die Adresse zum Bezahlen fehlt',
  details: 'Mehr dazu',
  included: 'Was dabei ist',
  specifications: 'Angaben',
  stars: (rating: number) => `${rating} von 5 Sternen`,
  reviews: (count: number) => plural(count, { one: '(# Bewertung)', other: '(# Bewertungen)' }),
  categories: 'Kategorien',
  categoryComing: 'BALD DA',
  seeAll: 'Alle ansehen',
  whatIsComing: <T>(rest: (words: string) => T, category: string) => [
    'Was bald kommt',
    rest(`: ${category}`),
  ],
  whatIsComingIn: (category: string) => `Was bald kommt: ${category}`,
  notYet: 'Noch nicht im Regal, aber das wird es geben, und so viel wird es kosten.',
  closed: {
    title: 'Der Shop kommt bald',
    text: 'Sieh dich um: Kaufen kannst du noch nichts, aber so viel wird alles kosten. Zum Anfangen brauchst du nichts davon, denn eine von Hand aufgemalte Rock ID tut es genauso.',
    link: 'Erste Schritte',
  },
  promises: {
    label: 'Darauf kannst du dich verlassen',
    list: [
      {
        title: 'KOSTENLOSER Versand aller QR-Code-Aufkleber',
        text: 'Der Preis, den du siehst, ist der Preis, den du zahlst, bis vor deine Tür.',
      },
      {
        title: 'Beste Qualität',
        text: 'Wasserfeste Aufkleber, klein genug für die Unterseite eines Kiesels und klar genug für jedes Handy.',
      },
      {
        title: 'Sicher bezahlen',
        text: 'Du zahlst auf der Seite unseres Zahlungsdienstes. Deine Karte sehen wir nie.',
      },
    ],
  },
  outcomes: {
    success:
      'Dein Kauf hat geklappt! Danke für deine Bestellung. In deinen E-Mails findest du die Quittung und alles zum Versand.',
    canceled: 'Der Kauf ist abgebrochen. Deine Artikel gibt es weiter im Shop.',
  },
  close: 'Schließen',
  numberByEmail:
    'Deine Bestellnummer kommt mit der Quittung per E-Mail. Sie erscheint auch hier, sobald die Bestellung bestätigt ist.',
  orderNumber: <T>(id: T) => ['Deine Bestellnummer ist ', id, '.'],
};
