// The words of en/track-map.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const stops = (count: number) => plural(count, { one: '# étape', other: '# étapes' });

export const trackMap: Words['trackMap'] = {
  title: (rock: string) => `Suivre ${rock} sur la carte`,
  loading: 'Chargement de la carte…',
  map: (rock: string) => `Par où ${rock} est passé`,
  stops: 'Étapes, récentes d’abord',
  stop: (number: number, place: string) => `Étape ${number} : ${place}`,
  pile: (count: number) =>
    plural(count, { one: '# étape au même endroit', other: '# étapes tout près l’une de l’autre' }),
  notHidden: <T>(rock: T) => [rock, ' n’a pas encore été caché. Sa première étape apparaîtra ici.'],
  play: 'Lancer',
  pause: 'Pause',
  firstStop: 'Première étape',
  nextStop: 'Étape suivante',
  slider: 'Le voyage, étape par étape',
  stopOf: (stop: number, count: number, place: string) =>
    `Étape ${number(stop)} sur ${number(count)} : ${place}`,
  stopMark: (stop: number, count: number) => `Étape ${number(stop)} sur ${number(count)}`,
  quoted: (line: string) => `« ${line} »`,
  savePicture: 'Garder l’image',
  saved: { title: 'Image enregistrée', text: (file: string) => `Elle s’appelle ${file}.` },
  notSaved: {
    title: 'Image pas enregistrée',
    text: 'Ton navigateur n’a pas pu dessiner la carte. Une capture d’écran montre la même chose.',
  },
  pictureOf: (rock: string) => `${rock} voyage`,
  figures: (distance: string, count: number) => `${distance} · ${stops(count)}`,
  days: (first: string, last: string) => `${first} – ${last}`,
  visits: {
    hidden: (place: string) => `${place} : caché`,
    found: (place: string) => `${place} : trouvé`,
    both: (place: string) => `${place} : caché, puis trouvé`,
  },
  legend: 'Légende',
  hidden: 'Caché',
  found: 'Trouvé',
};
