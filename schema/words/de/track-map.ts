// The words of en/track-map.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const stops = (count: number) => plural(count, { one: '# Station', other: '# Stationen' });

export const trackMap: Words['trackMap'] = {
  title: (rock: string) => `Reise auf der Karte: ${rock}`,
  loading: 'Karte lädt …',
  map: (rock: string) => `Wo ${rock} schon war`,
  stops: 'Stationen, die neuesten zuerst',
  stop: (number: number, place: string) => `Station ${number}: ${place}`,
  pile: (count: number) =>
    plural(count, { one: '# Station dicht beieinander', other: '# Stationen dicht beieinander' }),
  notHidden: <T>(rock: T) => [rock, ' ist noch nicht versteckt. Hier erscheint die erste Station.'],
  play: 'Abspielen',
  pause: 'Pause',
  firstStop: 'Erste Station',
  nextStop: 'Nächste Station',
  slider: 'Die Reise, Station für Station',
  stopOf: (stop: number, count: number, place: string) =>
    `Station ${number(stop)} von ${number(count)}: ${place}`,
  stopMark: (stop: number, count: number) => `Station ${number(stop)} von ${number(count)}`,
  quoted: (line: string) => `„${line}“`,
  savePicture: 'Bild speichern',
  saved: { title: 'Bild gespeichert', text: (file: string) => `Es heißt ${file}.` },
  notSaved: {
    title: 'Bild nicht gespeichert',
    text: 'Dein Browser konnte die Karte nicht zeichnen. Ein Bildschirmfoto zeigt dasselbe.',
  },
  pictureOf: (rock: string) => `Reise von ${rock}`,
  figures: (distance: string, count: number) => `${distance} · ${stops(count)}`,
  days: (first: string, last: string) => `${first} bis ${last}`,
  visits: {
    hidden: (place: string) => `${place}: versteckt`,
    found: (place: string) => `${place}: gefunden`,
    both: (place: string) => `${place}: versteckt, dann gefunden`,
  },
  legend: 'Legende',
  hidden: 'Versteckt',
  found: 'Gefunden',
};
