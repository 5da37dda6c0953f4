// The words of en/outbox.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const outbox: Words['outbox'] = {
  label: 'À envoyer',
  sendNow: 'Tout envoyer',
  delete: 'Supprimer',
  deleteForGood: 'Supprimer pour de bon ?',
  keep: 'Garder',
  tryAgain: 'Réessayer',
  wasThereToo: 'J’y étais aussi',
  deeds: {
    find: 'Une trouvaille',
    rehide: 'Recaché',
    hide: 'Caché',
    note: 'Une note sur une trouvaille',
    register: 'Un nouveau galet',
    like: 'Un j’aime',
    unlike: 'Un j’aime retiré',
    comment: 'Un commentaire',
    thanks: 'Un merci',
    line: 'Un mot pour l’artiste',
    move: 'Un peu déplacé',
    absence: 'Un galet qui n’est pas là',
    handOn: 'Passé à quelqu’un',
    seen: 'Vu et laissé sur place',
  },
  something: 'Quelque chose que tu as fait',
  deedAbout: (deed: string, about: string) => `${deed} : ${about}`,
  kept: {
    title: 'En attente de réseau',
    description: 'C’est gardé sur cet appareil, et partira dès qu’il y aura du réseau.',
  },
  noRoom:
    'Il n’y a pas de réseau, et cet appareil n’a pas de place pour le garder. Fais un peu de place, ou réessaie là où il y a du réseau.',
  states: {
    waiting: 'En attente de réseau',
    ask: 'C’est peut-être déjà arrivé. Regarde avant de le renvoyer.',
    refused: 'Cela n’a pas été accepté.',
    unknown: 'Une autre version de Rockabout a gardé ceci. Recharge la page.',
  },
  foundBefore: 'Quelqu’un d’autre l’a trouvé avant toi.',
  dependsOnRefused: 'Ce qui devait partir avant n’est pas arrivé.',
  arrivedUnchanged: 'C’était déjà arrivé tel quel avant ta modification.',
  needLook: (count: number) =>
    plural(count, { one: '# chose est à regarder', other: '# choses sont à regarder' }),
  wait: (count: number) =>
    plural(count, { one: '# chose attend le réseau', other: '# choses attendent le réseau' }),
  sevenDays: (until: string) =>
    `Safari supprimera ceci le ${until}, si tu ne reviens pas avant. Ouvre Rockabout une fois là où il y a du réseau, et c’est envoyé.`,
  homeScreen:
    'Pour garder ces choses pour de bon à l’avenir, touche Partager, puis « Sur l’écran d’accueil ». Ce qui attend ici part encore d’ici.',
  installFor: 'Mets Rockabout sur ton écran d’accueil, et ce qui attend sera mieux gardé.',
  install: 'Installer',
  sent: 'Envoyé',
  signIn: {
    title: 'Connecte-toi de nouveau',
    description: 'Ce que tu as fait sans réseau attend sur cet appareil, et partira ensuite.',
    action: 'Se connecter',
  },
  notSent: (count: number) =>
    plural(count, {
      one: '# chose n’est pas encore envoyée',
      other: '# choses ne sont pas encore envoyées',
    }),
  notSentText: (count: number) =>
    plural(count, {
      one: 'Elle attend sur cet appareil. La déconnexion la supprime.',
      other: 'Elles attendent sur cet appareil. La déconnexion les supprime.',
    }),
  logOut: 'Se déconnecter quand même',
};
