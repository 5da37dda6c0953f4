// The words of en/admin-orders.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { dollars } from './money.ts';

const orders = (count: number) => plural(count, { one: '# commande', other: '# commandes' });

export const adminOrders: Words['adminOrders'] = {
  dollars: (amount: number) => dollars(amount),

  heading: 'Commandes de produits',
  show: 'Afficher',
  filters: {
    all: 'Toutes les commandes',
    'to-ship': 'À expédier',
    shipped: 'Expédiées',
    refunded: 'Remboursées',
  },
  sort: 'Trier',
  sorts: { newest: 'Récentes d’abord', oldest: 'Anciennes d’abord' },
  search: 'Numéro, nom, e-mail ou produit',
  chooseAll: (count: number) => `Choisir toutes celles affichées (${number(count)})`,
  notLoaded: 'Les commandes n’ont pas pu être chargées.',
  noneFound: 'Aucune commande trouvée',
  sumNotLoaded: 'La somme n’a pas pu être chargée.',
  sum: (count: number, sum: string) => `${orders(count)}, ${sum} après remboursements`,
  tooMany: (count: number) => `Plus de ${orders(count)} : choisis moins de jours pour une somme`,
  id: 'N° de commande',
  product: 'Produit',
  email: 'E-mail du client',
  price: 'Prix',
  status: 'État',
  date: 'Date',
  session: 'Session de paiement',
  noSession: '–',
  shipping: 'Expédition',
  choose: (id: string) => `Choisir la commande ${id}`,
  labels: (count: number) =>
    plural(count, { one: `${number(count)} étiquette`, other: `${number(count)} étiquettes` }),
  nothingToShip: 'Rien à expédier',
  shippedOn: (day: string) => `Expédiée le ${day}`,
  statuses: {
    completed: 'Validée',
    partially_refunded: 'Remboursée en partie',
    refunded: 'Remboursée',
    withdrawn: 'Retirée',
  },
  toShip: 'À expédier',
  states: {
    paid: 'Validée',
    preparing: 'À expédier',
    shipped: 'Expédiée',
    refunded: 'Remboursée',
    withdrawn: 'Retirée',
  },

  chosenOrders: 'Commandes choisies',
  chosenSum: <T>(count: number, sum: string, strong: (words: string) => T) => [
    strong(plural(count, { one: `${number(count)} choisie`, other: `${number(count)} choisies` })),
    `, ${sum}`,
  ],
  noneToShip: ' ; aucune d’elles n’est à expédier',
  chooseNone: 'Tout désélectionner',
  printAll: 'Imprimer toutes leurs étiquettes',
  markAsShipped: 'Noter l’expédition',
  labelsNotLoaded: 'Les étiquettes n’ont pas pu être chargées. Réessaie.',
  labelsOf: (labels: number, count: number) =>
    `${plural(labels, { one: '# étiquette', other: '# étiquettes' })} de ${orders(count)}.`,
  moreOnRocks: (count: number) => `Déjà sur un galet : ${number(count)}.`,
  nothingToPrint: (ids: string) => `Rien à imprimer pour ${ids}.`,
  andMore: (ids: string, more: number) => `${ids} et ${number(more)} de plus`,

  markedAsShipped: (count: number) =>
    plural(count, {
      one: '# commande marquée comme expédiée',
      other: '# commandes marquées comme expédiées',
    }),
  customersTold: 'Les clients reçoivent un e-mail.',
  notAll: 'Toutes n’étaient pas à expédier',
  markMany: (count: number) =>
    plural(count, {
      one: 'Marquer # commande comme expédiée',
      other: 'Marquer # commandes comme expédiées',
    }),
  eachGetsEmail: 'Chaque client reçoit un e-mail avec la note.',
  leftOut: (count: number) =>
    plural(count, {
      one: '# autre commande choisie n’est pas à expédier, et est laissée de côté.',
      other: '# autres commandes choisies ne sont pas à expédier, et sont laissées de côté.',
    }),
  later: (count: number) =>
    plural(count, {
      one: `${number(count)} autre reste choisie pour une feuille suivante.`,
      other: `${number(count)} autres restent choisies pour une feuille suivante.`,
    }),
  done: 'Terminé',
  aboutNotes:
    'Les notes de suivi sont facultatives, par exemple le transporteur et son numéro. Entrée passe à la ligne suivante, et une colonne collée remplit les lignes en dessous.',
  noneShipped: 'Aucune d’elles n’a été marquée comme expédiée cette fois. Les autres :',
  someShipped: (count: number) =>
    plural(count, {
      one: '# commande a été marquée comme expédiée. Le client reçoit un e-mail. Les autres :',
      other: '# commandes ont été marquées comme expédiées. Les clients reçoivent un e-mail. Les autres :',
    }),
  noteOf: 'Note de suivi : ',
  noEmail: 'Pas d’e-mail donné',

  order: (id: string) => `Commande ${id}`,
  orderNotLoaded: 'La commande n’a pas pu être chargée.',
  paid: 'Payé',
  paidOn: (price: string, at: string) => `${price}, le ${at}`,
  madeOn: (at: string) => `Gratuite, créée le ${at}`,
  paidBack: 'Remboursé',
  customer: 'Client',
  address: 'Adresse',
  sessionOfOne: 'Session de paiement',
  correctAddress: 'Corriger l’adresse',
  forgotten: (days: number) => `Le reste a été oublié ${number(days)} jours après la commande.`,
  reserved: (count: number) =>
    plural(count, { one: '# Rock ID réservé pour elle', other: '# Rock ID réservés pour elle' }),
  printLabels: 'Imprimer les étiquettes',
  areOnRocks: (count: number) => `Déjà sur un galet : ${number(count)}.`,
  allOnRocks: 'Toutes sont déjà sur des galets.',

  withdrawn: 'La sélection de cet ambassadeur a été retirée : il n’y a rien à expédier.',
  wasPaidBack: 'Cette commande a été remboursée : il n’y a rien à expédier.',
  noAddress: 'Cette commande n’a pas d’adresse d’expédition.',
  shippedAt: (at: string) => `Expédiée le ${at}`,
  tracking: <T>(note: T) => ['Suivi : ', note],
  correctNote: 'Corriger la note',
  addNote: 'Ajouter une note de suivi',
  noteCorrected: (id: string) => `La note de la commande ${id} est corrigée`,
  isShipped: (id: string) => `La commande ${id} est marquée comme expédiée`,
  customerTold: 'Le client reçoit un e-mail.',
  trackingNote: 'Note de suivi (facultatif)',
  inEmail: 'Elle figure dans l’e-mail au client, par exemple le transporteur et son numéro.',
  nobodyTold: 'Le client n’a pas donné d’e-mail, donc personne n’en reçoit.',
  saveAndTell: 'Enregistrer et prévenir le client',
  save: 'Enregistrer',

  addressCorrected: 'Adresse corrigée',
  fields: {
    name: 'Nom',
    line1: 'Rue',
    line2: 'Deuxième ligne (facultatif)',
    city: 'Ville',
    state: 'État ou région',
    postalCode: 'Code postal',
  },
  reasonHint: 'Elle est gardée dans le journal : n’y nomme personne.',
  saveAddress: 'Enregistrer l’adresse',
};
