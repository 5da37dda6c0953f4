// The words of en/plans.ts in French.
import type { Words } from '../words.ts';
import { money } from './money.ts';

const shared = ['Enregistrement de galets illimité', 'Voyage de chaque galet, étape par étape'];
const alreadySubscribed = 'Tu as déjà un abonnement';
const subscriptionError = 'Problème d’abonnement';

export const plans: Words['plans'] = {
  names: { monthly: 'Abonnement mensuel', yearly: 'Abonnement annuel' },
  start: { monthly: 'Choisir le mensuel', yearly: 'Choisir l’annuel' },
  ofMember: {
    free: 'FORMULE GRATUITE',
    premium: 'FORMULE PREMIUM',
    monthly: 'ABONNEMENT MENSUEL',
    yearly: 'ABONNEMENT ANNUEL',
  },
  price: (cents: number) => money(cents, 'usd'),
  per: { monthly: 'par mois', yearly: 'par an', free: 'pour toujours' },
  freePrice: '0 $US',
  orYearly: (yearly: string) => `par mois, ou ${yearly} par an`,
  freeName: 'Formule gratuite',
  freeFeatures: [
    ...shared,
    'Suivi simple des galets',
    'Vue de la carte (points seuls)',
    'Code QR et Rock ID',
  ],
  notInFree: [
    'Accès au fil de la communauté',
    'Analyse des distances',
    'Carte à explorer point par point',
    'Export des données en CSV',
    'Dessins premium pour galets',
    'Aide prioritaire',
  ],
  notInFreeTitle: 'Pas dans la formule gratuite',
  notIncluded: 'Non compris : ',
  sharedFeatures: [...shared, 'Code QR et Rock ID'],
  addedByPro: [
    'Suivi avancé',
    'Carte interactive complète',
    'Fil de la communauté',
    'Analyse des distances',
    'Carte à explorer point par point',
    'Export en CSV',
    'Dessins premium',
    'Aide prioritaire',
  ],
  pro: 'Rock Hunter Pro',
  proMonthlyOrYearly: 'Rock Hunter Pro, par mois ou par an',
  bestValue: 'LE PLUS AVANTAGEUX',
  saving: (percent: number) => `${percent} % de moins qu’au mois !`,
  starting: 'Un instant…',
  opening: 'Ouverture…',
  continueFree: 'Continuer gratuitement',
  toDashboard: 'Aller à l’accueil',
  backToDashboard: 'Retour à l’accueil',
  period: {
    renews: (day: string) => `Se renouvelle le ${day}.`,
    trial: (day: string) => `Ton essai dure jusqu’au ${day}.`,
    until: (day: string) => `À toi jusqu’au ${day}.`,
    ended: (day: string) => `Terminé le ${day}.`,
  },
  page: {
    heading: 'S’abonner',
    choose: 'Choisis ton niveau d’aventure',
    lead: 'Peins, cache et trouve autant de galets que tu veux, gratuitement et pour toujours. Rock Hunter Pro te montre où ils sont tous passés, et ouvre la table où tout le monde se retrouve.',
    toHome: 'Retour à l’accueil',
    failed: 'Nous n’avons pas pu trouver les formules.',
    waiting: 'En attente de nouvelles de ton paiement…',
    thanks: 'Merci',
    lastPlan: 'Ton dernier abonnement',
    another: 'Un autre peut commencer quand tu veux.',
    anotherAfter: (period: string) => `${period} Un autre peut commencer quand tu veux.`,
    paidAlready: <T>(link: (words: string) => T) => [
      'Tu as déjà payé ? ',
      link('Connecte-toi avec l’adresse du paiement'),
      ', et ton abonnement est là.',
    ],
  },
  soon: {
    title: 'Les abonnements premium arrivent bientôt',
    lead: (monthly: string, yearly: string) =>
      `Rock Explorer est gratuit pour toujours, avec autant de galets que tu veux. Rock Hunter Pro arrive bientôt pour ${monthly} par mois ou ${yearly} par an, avec :`,
  },
  own: {
    headings: {
      member: 'Membre premium',
      ending: 'Ton abonnement se termine',
      unpaid: 'Ton abonnement attend',
    },
    ending:
      'Ton abonnement est résilié. Tout ce qu’il contient reste à toi jusque-là, et tes galets et leurs voyages restent à toi pour toujours.',
    backToRock: 'Retour au galet que tu as en main',
    allYours: 'Tout cela est à toi',
    stillYours: 'Encore à toi',
    open: 'Ouvrir les analyses, exports et dessins',
    lookUpFailed: 'Nous n’avons pas pu trouver ton abonnement.',
  },
  unpaid: {
    title: 'Le dernier paiement n’est pas passé',
    hasAccess: 'Tout reste ouvert pendant quelques jours. Vérifie ta carte.',
    isClosed: 'Rock Hunter Pro s’ouvrira de nouveau dès qu’il passera. Vérifie ta carte.',
  },
  billing: 'Carte et factures',
  billingFailed: {
    title: subscriptionError,
    description: 'Ta carte et tes factures n’ont pas pu être ouvertes. Réessaie.',
  },
  reactivate: 'Reprendre',
  reactivating: 'Reprise…',
  reactivated: {
    title: 'Abonnement repris',
    description: 'Ton abonnement continue et se renouvelle comme avant.',
  },
  reactivateFailed: {
    title: subscriptionError,
    description: 'Ton abonnement n’a pas pu reprendre. Réessaie.',
  },
  giveYourself: {
    text: 'Tu prends soin de cette communauté, donc il n’y a rien à payer : donne-toi Rock Hunter Pro à la main, dans la liste des membres.',
    link: 'Me donner Pro',
  },
  upsell: {
    everythingAnd: 'Tout ce qu’il y a dans Rock Explorer, et :',
    upgrade: 'Passer à Pro',
    signIn: 'Se connecter',
  },
  card: {
    heading: 'Terminer ton abonnement',
    form: 'Paiement par carte',
    loading: 'Chargement du formulaire…',
    subscribe: 'S’abonner',
    subscribing: 'Abonnement…',
    failed: 'Le paiement n’est pas passé',
    noAnswer: 'La page de paiement n’a pas répondu. Réessaie.',
    canTryAgain: (refusal: string) =>
      `${refusal} Tu peux réessayer, prendre une autre carte, ou recommencer avec « Choisir une autre formule ».`,
    whereItGoes: {
      monthly:
        'Ta carte va chez Stripe, notre prestataire de paiement, et jamais chez nous. L’abonnement se renouvelle chaque mois jusqu’à ce que tu le résilies, ce qui prend deux clics.',
      yearly:
        'Ta carte va chez Stripe, notre prestataire de paiement, et jamais chez nous. L’abonnement se renouvelle chaque année jusqu’à ce que tu le résilies, ce qui prend deux clics.',
    },
    back: 'Choisir une autre formule',
    opens: 'Ce que Rock Hunter Pro ouvre',
    missing:
      'Le formulaire de carte ne s’est pas chargé. Un réseau faible ou un bloqueur peut l’en empêcher. Rien n’a été débité, et tu peux payer sur la page de notre prestataire de paiement.',
    hosted: 'Payer sur la page de paiement',
  },
  noCheckout: 'La page de paiement n’a pas pu être créée',
  setupFailed: {
    title: 'Paiement pas prêt',
    description: 'Le paiement n’a pas pu être préparé. Réessaie.',
  },
  successful: {
    title: 'Paiement réussi',
    description: 'Rock Hunter Pro est à toi. Merci de faire rouler les galets.',
  },
  boughtTwice: {
    title: alreadySubscribed,
    description:
      'Tu avais déjà Rock Hunter Pro. Le deuxième abonnement a été arrêté, et son paiement te revient.',
  },
  canceled: {
    title: 'Paiement annulé',
    description: 'Rien n’a été débité. Les formules sont là quand tu veux.',
  },
  boughtElsewhere: {
    title: subscriptionError,
    description: 'L’achat a été fait avec une autre adresse e-mail. Connecte-toi avec celle-là.',
  },
  hasPlan: {
    title: alreadySubscribed,
    description: 'Tu as déjà Rock Hunter Pro. Rien n’a été débité.',
  },
  received: {
    heading: 'Paiement réussi !',
    toSignIn: 'Nous t’emmenons à la connexion avec l’adresse du paiement…',
  },
  unconfirmed: {
    title: 'Ton paiement est en cours de confirmation',
    retry: 'Regarder encore',
    accepted:
      'Ta carte a été acceptée, et ton abonnement sera là dans une minute ou deux. Tu peux continuer en attendant.',
    notHeard:
      'Notre prestataire de paiement ne nous a encore rien dit. Si tu as payé, ton abonnement sera là dans une minute ou deux. Sinon, rien n’a été débité.',
  },
  elsewhere: {
    title: 'Payé avec une autre adresse e-mail',
    signIn: 'Se connecter avec l’autre adresse',
    notMine: 'Je ne l’ai pas acheté',
    whatToDo: <T>(support: T) => [
      'L’abonnement acheté dans ce navigateur appartient à l’adresse du paiement. Connecte-toi avec celle-là, ou écris à ',
      support,
      '.',
    ],
    subject: 'Aide pour l’abonnement',
  },
};
