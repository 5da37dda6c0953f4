// The words of en/rock-cards.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const rockCards: Words['rockCards'] = {
  rockId: 'Rock ID',
  copyCode: (code: string) => `Copier le Rock ID ${code}`,
  codeCopied: 'Rock ID copié',
  distance: 'Distance parcourue',
  timesFound: 'Trouvailles',
  lastLocation: 'Dernier endroit',
  notSet: 'Aucun',
  viewJourney: 'Voir le voyage',
  track: 'Suivre sur la carte',
  trackNamed: (rock: string) => `Suivre ${rock} sur la carte`,

  featured: (rank: number) => `N° ${number(rank)} à la une`,
  by: <T>(painter: T) => ['par ', painter],
  places: 'Endroits, récents d’abord',
  notHidden: <T>(name: T) => [name, ' n’a pas encore été caché. Son premier endroit apparaîtra ici.'],

  hide: 'Cacher le galet',
  isHidden: 'Galet caché',
  printLabel: 'Imprimer l’étiquette',
  giveAway: 'Offrir',
  adoptedByYou: <T>(painter: T) => ['Peint par ', painter, ', adopté par toi'],
  offer: {
    until: (day: string) => `Proposé jusqu’au ${day}`,
    wanted: <T>(receiver: T) => [receiver, ' aimerait l’avoir'],
    wish: <T>(receiver: T) => [receiver, ' voudrait l’adopter.'],
    answerUntil: (day: string) => `Réponds au plus tard le ${day}.`,
    youOffer: (day: string) => `Tu le proposes jusqu’au ${day}.`,
    nobodyYet: 'Personne n’a encore dit oui.',
    answer: 'Répondre',
    see: 'Voir la proposition',
  },

  readyToHide: 'Prêt à être caché dans un nouvel endroit',
  isHome: 'De retour chez toi',
  isKept: 'Chez toi, à garder',
  foundOwn: (day: string, near: string | null) =>
    near === null
      ? `Tu l’as trouvé le ${day}. Il est à toi.`
      : `Tu l’as trouvé le ${day} ${near}. Il est à toi.`,
  foundOf: <T>(day: string, near: string | null, owner: T) => [
    near === null
      ? `Tu l’as trouvé le ${day}. Il appartient à `
      : `Tu l’as trouvé le ${day} ${near}. Il appartient à `,
    owner,
    '.',
  ],
  rehide: 'Recacher le galet',
  addPlace: 'Dire où tu l’as trouvé',

  rehidden: 'Recaché',
  wayBy: <T>(way: T, painter: T) => [way, ', par ', painter],
  hidAgain: (day: string) => `Tu l’as recaché le ${day}`,
  hidAgainAt: <T>(day: string, place: T) => [`Tu l’as recaché le ${day}, ici : `, place],

  withheld: {
    rock: 'Les autres ne voient pas ce galet pour le moment.',
    rockHow:
      'Son voyage est gardé. L’e-mail que nous t’avons envoyé dit pourquoi. Tu vois les choses autrement ? Réponds à cet e-mail.',
    photo: 'La photo de ce galet n’est pas montrée pour le moment.',
    photoHow:
      'Le galet lui-même continue de voyager. L’e-mail que nous t’avons envoyé dit pourquoi. Tu vois les choses autrement ? Réponds à cet e-mail.',
    heldHow: 'Tu peux quand même le recacher : il continuera son voyage quand nous aurons regardé.',
  },
};
