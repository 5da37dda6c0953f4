// The words of en/track-map.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const stops = (count: number) =>
  plural(count, { one: '# przystanek', few: '# przystanki', many: '# przystanków', other: '# przystanku' });

export const trackMap: Words['trackMap'] = {
  title: (rock: string) => `Kamyk ${rock} na mapie`,
  loading: 'Wczytywanie mapy…',
  map: (rock: string) => `Gdzie był kamyk ${rock}`,
  stops: 'Przystanki, od najnowszych',
  stop: (number: number, place: string) => `Przystanek ${number}: ${place}`,
  pile: (count: number) =>
    plural(count, {
      one: '# przystanek blisko siebie',
      few: '# przystanki blisko siebie',
      many: '# przystanków blisko siebie',
      other: '# przystanku blisko siebie',
    }),
  notHidden: <T>(rock: T) => [
    'Kamyk ',
    rock,
    ' nie był jeszcze schowany. Jego pierwszy przystanek pojawi się tutaj.',
  ],
  play: 'Odtwórz',
  pause: 'Pauza',
  firstStop: 'Pierwszy przystanek',
  nextStop: 'Następny przystanek',
  slider: 'Podróż, przystanek po przystanku',
  stopOf: (stop: number, count: number, place: string) =>
    `Przystanek ${number(stop)} z ${number(count)}: ${place}`,
  stopMark: (stop: number, count: number) => `Przystanek ${number(stop)} z ${number(count)}`,
  quoted: (line: string) => `„${line}”`,
  savePicture: 'Zapisz obrazek',
  saved: { title: 'Obrazek zapisany', text: (file: string) => `Nazwa pliku: ${file}.` },
  notSaved: {
    title: 'Obrazek nie został zapisany',
    text: 'Przeglądarka nie umiała narysować mapy. Zrzut ekranu pokazuje to samo.',
  },
  pictureOf: (rock: string) => `Podróż kamyka ${rock}`,
  figures: (distance: string, count: number) => `${distance} · ${stops(count)}`,
  days: (first: string, last: string) => `${first} – ${last}`,
  visits: {
    hidden: (place: string) => `${place}: schowany`,
    found: (place: string) => `${place}: znaleziony`,
    both: (place: string) => `${place}: schowany, potem znaleziony`,
  },
  legend: 'Legenda',
  hidden: 'Schowany',
  found: 'Znaleziony',
};
