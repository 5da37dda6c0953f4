// The words of en/plan-tab.ts in French.
import type { Words } from '../words.ts';
export const planTab: Words['planTab'] = {
  label: 'Ton abonnement',
  notLoaded: 'Ton abonnement n’a pas pu être chargé. Réessaie dans un instant.',
  tryAgain: 'Réessayer',
  question: 'Une question sur ton abonnement ? Écris-nous.',
  contact: 'Demander de l’aide',
  subject: 'Aide pour l’abonnement',
  kinds: {
    free: 'Gratuit pour toujours',
    premium: 'Géré à la main',
    monthly: 'Abonnement mensuel',
    yearly: 'Abonnement annuel',
  },
  kindAndPeriod: (kind: string, period: string) => `${kind}. ${period}`,
  statuses: {
    active: 'Actif',
    trialing: 'Essai',
    canceled: 'Résilié',
    free: 'Formule gratuite',
    past_due: 'En retard',
    incomplete: 'Incomplet',
    incomplete_expired: 'Incomplet, expiré',
    unpaid: 'Impayé',
    paused: 'En pause',
  },
  unpaid: 'Le dernier paiement n’est pas passé. Vérifie ta carte.',
  unpaidOpen:
    'Le dernier paiement n’est pas passé. Vérifie ta carte ; d’ici là, tout reste ouvert pendant quelques jours.',
  free: 'Autant de galets que tu veux, leurs voyages et la carte avec ses points sont à toi. Rock Hunter Pro ajoute le fil de la communauté, l’analyse des distances et une carte qui raconte ses histoires.',
  manual: <T>(email: T) => [
    'Cet abonnement t’a été donné à la main : pour le changer ou l’arrêter, écris à ',
    email,
    '.',
  ],
  refunded: (plan: string, day: string) =>
    `Tu avais déjà Rock Hunter Pro quand un autre a été acheté (${plan}), nous avons donc arrêté celui-là le ${day}.`,
  refundedWith: (plan: string, day: string, price: string) =>
    `Tu avais déjà Rock Hunter Pro quand un autre a été acheté (${plan}), nous avons donc arrêté celui-là le ${day}. Remboursé par le même moyen de paiement : ${price}.`,
  cancelledUntilEnd:
    'Ton abonnement est résilié. Tout ce qu’il contient reste à toi jusqu’à la fin de la période payée.',
  cancelledAndOver: 'Ton abonnement est résilié et terminé. Tes galets et leurs voyages sont toujours à toi.',
  pause: 'Mettre en pause',
  noPause: {
    title: 'Bientôt disponible',
    description: 'On ne peut pas encore mettre un abonnement en pause.',
  },
  upgrade: 'Passer à Pro',
  reactivate: 'Reprendre',
  cancel: {
    button: 'Résilier',
    title: 'Résilier Rock Hunter Pro ?',
    text: 'Rien ne sera plus débité. Tes galets et leurs voyages restent à toi.',
    textUntil: (day: string) =>
      `Tu gardes tout ce qu’il contient jusqu’au ${day}, la fin de la période payée. Ensuite, rien ne sera plus débité. Tes galets et leurs voyages restent à toi.`,
    keep: 'Le garder',
    confirm: 'Résilier',
    cancelling: 'Résiliation…',
    done: 'Abonnement résilié',
    over: 'Rien ne sera plus débité.',
    untilEnd: 'Tu gardes l’accès jusqu’à la fin de la période payée.',
    untilDay: (day: string) => `Tu gardes l’accès jusqu’à la fin de la période payée, le ${day}.`,
    failed: {
      title: 'Erreur',
      description: 'La résiliation n’a pas marché. Réessaie ou écris-nous.',
    },
    manual: {
      title: 'Abonnement géré à la main',
      description: 'Cet abonnement est géré à la main. Écris-nous pour le changer.',
    },
  },
};
