// The words of en/orders.ts in French.
import type { Words } from '../words.ts';
import { date, number, plural } from './intl.ts';
import { money } from './money.ts';

export const orders: Words['orders'] = {
  heading: 'Mes commandes',
  states: { paid: 'Payée', preparing: 'En préparation', shipped: 'Expédiée', refunded: 'Remboursée' },
  withdrawn: 'Retirée',
  shown: (count: number, hasMore: boolean) =>
    hasMore
      ? `${number(count)} affichées, il y en a d’autres`
      : plural(count, { one: '# affichée', other: '# affichées' }),
  awaited: <T>(strong: (words: string) => T) => [
    strong('Ta commande est en cours de confirmation.'),
    ' Elle apparaît ici toute seule, en général en moins d’une minute.',
  ],
  failed: 'Tes commandes n’ont pas pu être chargées.',
  order: (id: string) => `Commande ${id}`,
  line: <T>(id: T, day: T, price: string) => [id, ', ', day, ', ', price],
  free: 'gratuit',
  price: money,
  paidBack: (price: string) => `Remboursé : ${price}.`,
  sentOn: <T>(day: T) => ['Envoyée le ', day],
  tracking: <T>(note: T) => ['Suivi : ', note],
  none: {
    title: 'Rien de commandé pour l’instant.',
    text: 'Ce que tu achètes ici, ou reçois avec les ambassadeurs fondateurs, apparaît à cet endroit avec son numéro et son état.',
    link: 'Voir les étiquettes',
  },
  receipt: {
    subject: (id: string) => `Ta commande ${id}`,
    heading: 'Merci pour ta commande',
    text: 'Voici ton reçu.',
    order: (id: string, at: number) =>
      `Commande ${id}, ${date(at, { dateStyle: 'medium', timeZone: 'UTC' })}`,
    product: (name: string, price: string) => `${name} : ${price}`,
    shipping: 'Livraison : gratuite',
    paid: (price: string) => `Payé : ${price}`,
    goesTo: 'Elle part à cette adresse :',
    isWrong: 'Quelque chose ne va pas ? Réponds à cet e-mail.',
  },
};
