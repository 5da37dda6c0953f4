// The words of en/track-map.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const stops = (count: number) => plural(count, { one: '# stop', other: '# stops' });

export const trackMap: Words['trackMap'] = {
  title: (rock: string) => `De reis van ${rock} op de kaart`,
  loading: 'Kaart laden…',
  map: (rock: string) => `Waar ${rock} is geweest`,
  stops: 'Stops, de nieuwste eerst',
  stop: (number: number, place: string) => `Stop ${number}: ${place}`,
  pile: (count: number) => plural(count, { one: '# stop dicht bijeen', other: '# stops dicht bijeen' }),
  notHidden: <T>(rock: T) => [rock, ' is nog niet verstopt. Zijn eerste stop verschijnt hier.'],
  play: 'Afspelen',
  pause: 'Pauze',
  firstStop: 'Eerste stop',
  nextStop: 'Volgende stop',
  slider: 'De reis, stop voor stop',
  stopOf: (stop: number, count: number, place: string) =>
    `Stop ${number(stop)} van ${number(count)}: ${place}`,
  stopMark: (stop: number, count: number) => `Stop ${number(stop)} van ${number(count)}`,
  quoted: (line: string) => `“${line}”`,
  savePicture: 'Plaatje opslaan',
  saved: { title: 'Plaatje opgeslagen', text: (file: string) => `Het heet ${file}.` },
  notSaved: {
    title: 'Plaatje niet opgeslagen',
    text: 'Je browser kon de kaart niet tekenen. Een schermafbeelding laat hetzelfde zien.',
  },
  pictureOf: (rock: string) => `Reis van ${rock}`,
  figures: (distance: string, count: number) => `${distance} · ${stops(count)}`,
  days: (first: string, last: string) => `${first} tot ${last}`,
  visits: {
    hidden: (place: string) => `${place}: verstopt`,
    found: (place: string) => `${place}: gevonden`,
    both: (place: string) => `${place}: verstopt, daarna gevonden`,
  },
  legend: 'Legenda',
  hidden: 'Verstopt',
  found: 'Gevonden',
};
