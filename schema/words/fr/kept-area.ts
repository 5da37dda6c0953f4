// The words of en/kept-area.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';
import { megabytes } from './units.ts';

export const keptArea: Words['keptArea'] = {
  heading: 'Carte de promenade',
  keep: 'Garder cette zone',
  what: (km: number) =>
    `Pour une promenade sans réseau : la carte sur ${number(km)} km autour, et ses galets.`,
  zoomFirst: 'Zoome d’abord sur l’endroit de ta promenade.',
  replaces: 'Elle remplace celle ci-dessous.',
  progress: 'Enregistrement de la zone',
  pieces: (done: number, all: number, bytes: number) =>
    `${number(done)} morceaux de carte sur ${number(all)}, ${megabytes(bytes / 1e6)}`,
  asking: 'Recherche de ses galets…',
  tryAgain: 'Réessayer',
  stop: 'Arrêter',
  keepIt: 'La garder',
  leaveIt: 'Non merci',
  question: (size: number) => `Cette zone a besoin d’environ ${number(size)} Mo. La garder ?`,
  kept: (km: number, place: string, bytes: number, day: string) =>
    `Gardée : ${number(km)} km (${place}), ${megabytes(bytes / 1e6)}, ${day}`,
  noRocks: 'Ses galets ne sont pas gardés pour toi. Garde de nouveau la zone pour les avoir.',
  show: 'Voir',
  remove: 'Retirer',
  done: 'La zone est gardée. Elle est ici même sans réseau.',
  stopped: (unchanged: string) => `Arrêté. ${unchanged}`,
  removed: 'La zone est retirée.',
  since: (moment: string) => `Gardée : ${moment}. Tu es hors ligne.`,
  otherStays: 'La zone ci-dessous reste.',
  nothingKept: 'Rien n’a été gardé.',
  failed: (why: string, unchanged: string) => `${why} ${unchanged}`,
  failures: {
    network: 'Le réseau a disparu.',
    server: 'La carte n’a pas répondu.',
    full: 'Cet appareil n’a plus de place pour la zone.',
    unavailable: 'Ce navigateur ne laisse pas une page garder quoi que ce soit, comme en navigation privée.',
  },
};
