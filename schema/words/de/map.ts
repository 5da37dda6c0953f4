// The words of en/map.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

const rocks = (count: number) => plural(count, { one: '# Stein', other: '# Steine' });

const foundBefore = (count: number) =>
  count === 0
    ? 'noch nie gefunden'
    : plural(count, { one: 'schon einmal gefunden', other: 'schon #-mal gefunden' });

export const map: Words['map'] = {
  bbox: 'bbox ist Westen,Süden,Osten,Norden in Grad',
  level: (levels: readonly number[]) => `level ist ${levels.join(', ')} oder fehlt`,
  zoom: (least: number, most: number) => `zoom ist eine ganze Zahl von ${least} bis ${most}`,
  loading: 'Karte lädt …',
  missing: {
    list: 'Die Karte wurde nicht geladen. Alles, was darauf ist, steht auch in der Liste.',
    pin: 'Die Karte wurde nicht geladen. Benutze deinen Standort, oder gib den Ort von Hand ein.',
  },
  ground: { out: 'Straßenkarte nicht geladen.', coarse: 'Hier gibt es noch keine Straßen.' },
  controls: {
    group: 'Kartenansicht',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    fitAll: 'Alle',
    fitAllHint: 'Alle Steine zeigen',
    world: 'Welt',
    worldHint: 'Ganze Welt zeigen',
    mostZoom: 'Größer geht die Karte nicht.',
    leastZoom: 'Kleiner geht die Karte nicht.',
    noRocks: 'Die Steine sind nicht angekommen.',
    tryAgain: 'Bitte versuch es noch einmal.',
  },
  ofRocks: 'Karte der versteckten Steine',
  spots: 'Steine auf der Karte: Die Pfeiltasten gehen von einem zum nächsten',
  keys: 'Die Pfeiltasten gehen von einem zum nächsten. Die Eingabetaste öffnet.',
  zoomTo: 'Auf der Karte zeigen',
  close: 'Schließen',
  hiddenRock: 'Ein versteckter Stein',
  spot: (title: string, where: string) => `${title}, ${where}`,
  spotPerhapsGone: (title: string, where: string) => `${title}, ${where}, vielleicht weg`,
  north: (degrees: string) => `${degrees}° N`,
  south: (degrees: string) => `${degrees}° S`,
  east: (degrees: string) => `${degrees}° O`,
  west: (degrees: string) => `${degrees}° W`,
  coordinates: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  rocks,
  countMark: compact,
  rocksAround: (count: number, town: string) =>
    plural(count, { one: `# Stein bei ${town}`, other: `# Steine rund um ${town}` }),
  rocksNear: (count: number, coordinates: string) => `${rocks(count)} bei ${coordinates}`,
  hidden: (day: string, timesFound: number) => `Versteckt am ${day}, ${foundBefore(timesFound)}`,
  perhapsGone: (day: string, timesFound: number) =>
    `Vielleicht weg: versteckt am ${day}, ${foundBefore(timesFound)}`,
  accuracy: (distance: string) => `± ${distance}`,
  directions: [
    'nördlich',
    'nordöstlich',
    'östlich',
    'südöstlich',
    'südlich',
    'südwestlich',
    'westlich',
    'nordwestlich',
  ],
  way: (distance: string, direction: string) => `${distance} ${direction}`,
};
