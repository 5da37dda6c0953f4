// The words of en/shop.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { money } from './money.ts';

export const shop: Words['shop'] = {
  unknown: 'Ce produit n’existe pas dans la boutique',
  comingSoon: 'Ce produit arrive bientôt. On pourra l’acheter dès qu’il sera dans nos rayons.',
  outOfStock: 'Ce produit est épuisé pour le moment',
  free: 'Le lot fondateur est gratuit : pose ta candidature pour rejoindre les ambassadeurs fondateurs',
  freeShipping: 'Livraison gratuite',
  heading: 'Boutique',
  lead: 'Des étiquettes pour qu’un galet te dise où il est passé, et bientôt aussi des galets et de la peinture.',
  myOrders: 'Mes commandes',
  price: money,
  perLabel: (price: string) => `${price} par étiquette`,
  badges: { out_of_stock: 'Épuisé', coming_soon: 'Bientôt', free: 'Gratuit' },
  buy: 'Acheter',
  opening: 'Ouverture…',
  error: 'Achat impossible',
  failed: 'Le paiement n’a pas pu commencer',
  noAddress: 'L’adresse de la page de paiement n’est pas arrivée',
  details: 'Détails',
  included: 'Ce qui est compris',
  specifications: 'Caractéristiques',
  stars: (rating: number) => `${rating} étoiles sur 5`,
  reviews: (count: number) => plural(count, { one: '(# avis)', other: '(# avis)' }),
  categories: 'Catégories',
  categoryComing: 'BIENTÔT',
  seeAll: 'Tout voir',
  whatIsComing: <T>(rest: (words: string) => T, category: string) => [
    'Ce qui arrive',
    rest(` : ${category}`),
  ],
  whatIsComingIn: (category: string) => `Ce qui arrive : ${category}`,
  notYet: 'Pas encore dans les rayons, mais voici ce qu’il y aura, et à quel prix.',
  closed: {
    title: 'La boutique ouvre bientôt',
    text: 'Jette un coup d’œil : on ne peut encore rien acheter, et voici ce que tout coûtera. Tu n’en as pas besoin pour commencer, car un Rock ID peint à la main marche tout aussi bien.',
    link: 'Premiers pas',
  },
  promises: {
    label: 'Ce sur quoi tu peux compter',
    list: [
      {
        title: 'Livraison GRATUITE de toutes les étiquettes à code QR',
        text: 'Le prix que tu vois est le prix que tu paies, jusqu’à ta porte.',
      },
      {
        title: 'Belle qualité',
        text: 'Des étiquettes résistantes à l’eau, assez petites pour le dessous d’un galet et assez nettes pour tout téléphone.',
      },
      {
        title: 'Paiement sûr',
        text: 'Tu paies sur la page de notre prestataire de paiement. Nous ne voyons jamais ta carte.',
      },
    ],
  },
  outcomes: {
    success:
      'Achat réussi ! Merci pour ta commande. Regarde tes e-mails : le reçu et les détails de la livraison y arrivent.',
    canceled: 'Achat annulé. Tes articles sont toujours dans la boutique.',
  },
  close: 'Fermer',
  numberByEmail:
    'Ton numéro de commande arrive par e-mail avec le reçu. Il apparaît aussi ici dès que la commande est confirmée.',
  orderNumber: <T>(id: T) => ['Ton numéro de commande est ', id, '.'],
};
