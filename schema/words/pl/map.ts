// The words of en/map.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { compact } from './units.ts';

const rocks = (count: number) =>
  plural(count, { one: '# kamyk', few: '# kamyki', many: '# kamyków', other: '# kamyka' });
const foundBefore = (count: number) =>
  count === 0
    ? 'jeszcze nieznaleziony'
    : plural(count, {
        one: 'wcześniej znaleziony # raz',
        few: 'wcześniej znaleziony # razy',
        many: 'wcześniej znaleziony # razy',
        other: 'wcześniej znaleziony # raza',
      });

export const map: Words['map'] = {
  bbox: 'bbox to zachód,południe,wschód,północ w stopniach',
  level: (levels: readonly number[]) => `level to ${levels.join(', ')} albo nic`,
  zoom: (least: number, most: number) => `zoom to liczba całkowita od ${least} do ${most}`,
  loading: 'Wczytywanie mapy…',
  missing: {
    list: 'Mapa się nie wczytała. Wszystko, co na niej jest, znajdziesz też na liście.',
    pin: 'Mapa się nie wczytała. Użyj swojego położenia albo wpisz miejsce ręcznie.',
  },
  ground: { out: 'Mapa ulic niewczytana.', coarse: 'Ulic tu jeszcze nie ma.' },
  controls: {
    group: 'Widok mapy',
    zoomIn: 'Przybliż',
    zoomOut: 'Oddal',
    fitAll: 'Wszystkie',
    fitAllHint: 'Pokaż wszystkie kamyki',
    world: 'Świat',
    worldHint: 'Widok świata',
    mostZoom: 'Mapy nie da się bardziej przybliżyć.',
    leastZoom: 'Mapy nie da się bardziej oddalić.',
    noRocks: 'Kamyki nie dotarły.',
    tryAgain: 'Spróbuj ponownie.',
  },
  ofRocks: 'Mapa schowanych kamyków',
  spots: 'Kamyki na mapie: strzałki przechodzą od jednego do następnego',
  keys: 'Strzałki przechodzą od jednego do następnego. Enter otwiera.',
  zoomTo: 'Przybliż to miejsce',
  close: 'Zamknij',
  hiddenRock: 'Schowany kamyk',
  spot: (title: string, where: string) => `${title}, ${where}`,
  spotPerhapsGone: (title: string, where: string) => `${title}, ${where}, może już go nie ma`,
  north: (degrees: string) => `${degrees}° N`,
  south: (degrees: string) => `${degrees}° S`,
  east: (degrees: string) => `${degrees}° E`,
  west: (degrees: string) => `${degrees}° W`,
  coordinates: (latitude: string, longitude: string) => `${latitude}, ${longitude}`,
  rocks,
  countMark: compact,
  rocksAround: (count: number, town: string) => `${rocks(count)} w okolicy: ${town}`,
  rocksNear: (count: number, coordinates: string) => `${rocks(count)} w pobliżu: ${coordinates}`,
  hidden: (day: string, timesFound: number) => `Schowany ${day}, ${foundBefore(timesFound)}`,
  perhapsGone: (day: string, timesFound: number) =>
    `Może już go nie ma: schowany ${day}, ${foundBefore(timesFound)}`,
  accuracy: (distance: string) => `± ${distance}`,
  directions: [
    'na północ',
    'na północny wschód',
    'na wschód',
    'na południowy wschód',
    'na południe',
    'na południowy zachód',
    'na zachód',
    'na północny zachód',
  ],
  way: (distance: string, direction: string) => `${distance} ${direction}`,
};
