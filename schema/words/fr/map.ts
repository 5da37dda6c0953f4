// The words of en/map.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { near } from './near.ts';
import { compact } from './units.ts';

const rocks = (count: number) => plural(count, { one: '# galet', other: '# galets' });

const foundBefore = (count: number) =>
  count === 0
    ? 'pas encore trouvé'
    : plural(count, { one: 'déjà trouvé # fois', other: 'déjà trouvé # fois' });

export const map: Words['map'] = {
  bbox: 'bbox se compose de west,south,east,north en degrés',
  level: (levels: readonly number[]) => `level vaut ${levels.join(', ')}, ou manque`,
  zoom: (least: number, most: number) => `zoom est un nombre entier de ${least} à ${most}`,
  loading: 'Chargement de la carte…',
  missing: {
    list: 'La carte ne s’est pas chargée. Tout ce qu’elle montre est aussi dans la liste.',
    pin: 'La carte ne s’est pas chargée. Utilise ta position actuelle, ou saisis l’endroit à la main.',
  },
  ground: { out: 'Plan des rues pas chargé.', coarse: 'Pas encore de rues ici.' },
  controls: {
    group: 'Vue de la carte',
    zoomIn: 'Zoomer',
    zoomOut: 'Dézoomer',
    fitAll: 'Tout voir',
    fitAllHint: 'Zoomer pour voir tous les galets',
    world: 'Monde',
    worldHint: 'Vue du monde',
    mostZoom: 'Le zoom de la carte est au maximum.',
    leastZoom: 'Le zoom de la carte est au minimum.',
    noRocks: 'Les galets ne sont pas arrivés.',
    tryAgain: 'Réessaie.',
  },
  ofRocks: 'Carte des galets cachés',
  spots: 'Galets sur la carte : les flèches mènent de l’un à l’autre',
  keys: 'Les flèches mènent de l’un à l’autre. Entrée ouvre.',
  zoomTo: 'Zoomer sur l’endroit',
  close: 'Fermer',
  hiddenRock: 'Un galet caché',
  spot: (title: string, where: string) => `${title}, ${where}`,
  spotPerhapsGone: (title: string, where: string) => `${title}, ${where}, peut-être disparu`,
  north: (degrees: string) => `${degrees}° N`,
  south: (degrees: string) => `${degrees}° S`,
  east: (degrees: string) => `${degrees}° E`,
  west: (degrees: string) => `${degrees}° O`,
  coordinates: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  rocks,
  countMark: compact,
  rocksAround: (count: number, town: string) =>
    plural(count, { one: `# galet ${near.near(town)}`, other: `# galets ${near.near(town)}` }),
  rocksNear: (count: number, coordinates: string) => `${rocks(count)} près du point ${coordinates}`,
  hidden: (day: string, timesFound: number) => `Caché le ${day}, ${foundBefore(timesFound)}`,
  perhapsGone: (day: string, timesFound: number) =>
    `Peut-être disparu : caché le ${day}, ${foundBefore(timesFound)}`,
  accuracy: (distance: string) => `± ${distance}`,
  directions: [
    'au nord',
    'au nord-est',
    'à l’est',
    'au sud-est',
    'au sud',
    'au sud-ouest',
    'à l’ouest',
    'au nord-ouest',
  ],
  way: (distance: string, direction: string) => `${distance} ${direction}`,
};
