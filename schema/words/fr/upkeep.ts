// The words of en/upkeep.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const roles = {
  administrator: 'administration',
  applicant: 'candidature',
  author: 'auteur du texte',
  buyer: 'client',
  member: 'membre',
  visitor: 'visiteur',
};

const here = 'Cela échoue avant de partir : voir « kind = failure » dans le journal.';

export const upkeep: Words['upkeep'] = {
  unsent: 'Messages non envoyés',
  aboutUnsent:
    'Voici ce qui échoue, ou attend depuis plus d’une heure. La tâche horaire réessaie, pendant deux semaines.',
  noOthers: 'Aucun autre message n’attend.',
  others: (count: number) =>
    plural(count, {
      one: '# autre message partira sans toi : tout de suite, ou à l’heure choisie par la personne qui le reçoit.',
      other:
        '# autres messages partiront sans toi : tout de suite, ou à l’heure choisie par les personnes qui les reçoivent.',
    }),
  tryAll: 'Tout réessayer maintenant',
  unsentCaption: 'Messages non envoyés, les plus anciens d’abord',
  messagesNotLoaded: 'Les messages n’ont pas pu être chargés.',
  nothingFails: 'Rien n’échoue, et rien n’attend longtemps.',
  kinds: {
    receipt: 'Reçu',
    purchase: 'Un abonnement payé avant la connexion',
    duplicate: 'Un deuxième abonnement remboursé',
    act: 'Ce que tu as fait',
    application: 'Une candidature qui est arrivée',
    selection: 'Résultat d’une candidature',
    report: 'Rapport du jour',
    watch: 'Où un galet va ensuite',
    offer: 'Une proposition de galet',
    alarm: 'Alarme',
    deletion: 'Confirmation qu’un compte est supprimé',
    notice: 'Notification',
    digest: 'Résumé',
  },
  asPush: (kind: string) => `${kind}, en notification push`,
  roles,
  what: 'Quoi',
  to: 'À',
  recipient: <T>(role: keyof typeof roles, about: T) => [roles[role], ', ', about],
  why: 'Pourquoi',
  written: 'Écrit',
  tries: 'Essais',
  tryNow: 'Réessayer maintenant',
  doNotSend: 'Ne pas envoyer',
  beingTried: 'Essai en cours',
  notTried: 'Personne ne l’a essayé : regarde si la tâche horaire tourne.',
  brokenOff: 'Un essai a été interrompu. Le suivant commence dans l’heure.',
  everyTry: 'Chaque essai échoue.',
  failures: {
    email: {
      address: 'Le service d’e-mail n’accepte pas d’e-mail pour cette adresse.',
      service: 'Le service d’e-mail ne l’accepte pas.',
      other: here,
    },
    push: {
      address: here,
      service: 'Le service push du navigateur ne l’accepte pas.',
      other: here,
    },
  },
  whySince: <T>(why: string, at: T) => [`${why} Depuis le `, at, '.'],
  tryingNow: {
    title: 'Essai en cours',
    description: 'Ce qui est parti disparaît de cette liste dans un instant.',
  },
  didNotWork: 'Cela n’a pas marché',
  tryLater: 'Réessaie dans un instant.',
  doNotSendKind: (kind: string) => `Ne pas envoyer : ${kind}`,
  aboutDrop: (role: keyof typeof roles) =>
    `Ce message n’arrivera jamais (destinataire : ${roles[role]}). Il ne pourra pas être envoyé plus tard.`,
  notSent: 'Il n’est pas envoyé',

  payments: 'Paiements',
  comparing: {
    title: 'Les paiements sont comparés avec Stripe',
    description: 'Dans l’heure, par la prochaine tâche horaire.',
  },
  repair: 'Réparer dans l’heure',
  aboutRepair:
    'Une fois par jour, les abonnements, les commandes et les remboursements sont comparés avec Stripe. Après la panne d’un webhook, tu n’as pas besoin d’attendre.',
  secondPlans: 'Deuxièmes abonnements à rembourser',
  noneWaits: 'Aucun n’attend.',
  secondPlansCaption: 'Deuxièmes abonnements à rembourser, les plus anciens d’abord',
  refundsNotLoaded: 'Les remboursements n’ont pas pu être chargés.',
  subscription: 'Abonnement',
  member: 'Membre',
  found: 'Trouvé',
  state: 'État',
  confirmed: 'Sera arrêté et remboursé dans l’heure',
  beingChecked: 'Vérification en cours',

  noMessage: 'Ce message est parti, ou a disparu',
  underway: 'Il est en train d’être envoyé, ou attend son heure. Regarde de nouveau dans dix minutes.',
};
