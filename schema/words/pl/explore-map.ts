// The words of en/explore-map.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const rocks = (count: number) =>
  plural(count, { one: '# kamyk', few: '# kamyki', many: '# kamyków', other: '# kamyka' });

export const exploreMap: Words['exploreMap'] = {
  heading: 'Mapa kamyków',
  intro: 'Każda kropka to pomalowany kamyk, który czeka, aż ktoś go znajdzie.',
  loading: 'Wczytywanie…',
  figures: {
    rocks: 'Kamyki',
    countries: 'Kraje',
    members: 'Osoby',
    traveled: { mi: 'Przebyte mile', km: 'Przebyte kilometry' },
  },
  placeNames: (source: string) => `Miejsca: ${source}`,
  addresses: '. Adresów szuka Nominatim w danych osób, które współtworzą OpenStreetMap.',
  namesWithPro: <T>(link: (words: string) => T) => [
    'Naciśnij kropkę, żeby zobaczyć ją na liście. Nazwy, zdjęcia i miejsca daje ',
    link('Rock Hunter Pro'),
    '.',
  ],
  legend: {
    name: 'Legenda',
    available: 'Do znalezienia',
    notHidden: 'Zarejestrowany (nieschowany)',
  },
  tabs: {
    locate: 'Moje położenie',
    filters: 'Filtry',
    clear: 'Wyczyść filtry',
    nearMe: 'Blisko mnie',
  },
  filters: {
    heading: 'Filtry',
    close: 'Zamknij filtry',
    status: 'Status kamyka',
    distance: 'Odległość',
    added: 'Ostatnio dodane',
    any: 'Wszystkie',
    days: { 1: 'Ostatni dzień', 7: 'Ostatnie 7 dni', 30: 'Ostatnie 30 dni' },
    note: 'Schowane kamyki czekają tam, gdzie zaczęły; te w podróży były już kiedyś znalezione.',
    locating: 'Szukanie twojego położenia…',
    measuredFrom: (place: string) => `Odległość mierzona od: ${place}.`,
    measured: 'Odległość mierzona od miejsca, w którym jesteś.',
    measuredOrSearched: 'Odległość mierzona od miejsca, w którym jesteś, albo od wyszukanego miejsca.',
    needsPlace: 'Do odległości potrzebne jest miejsce początkowe.',
    useMine: 'Użyj mojego położenia',
  },
  sheet: { peek: 'Pokaż listę', half: 'Pokaż całą listę', full: 'Pokaż mapę' },
  listHeading: 'Kamyki na mapie',
  looking: 'Szukanie kamyków…',
  noneArrived: 'Żadne kamyki nie dotarły. Pokaż listę, żeby spróbować ponownie.',
  showMore: 'Pokaż więcej',
  failed: 'Kamyki nie dotarły.',
  tryAgain: 'Spróbuj ponownie',
  noneFits: 'Żaden kamyk nie pasuje do tych filtrów.',
  clearFilters: 'Wyczyść filtry',
  zoomToLook: 'Przybliż mapę, żeby przejrzeć kamyki z jednego miejsca.',
  noneHidden: 'Żaden kamyk nie jest jeszcze schowany. Twój może być pierwszy.',
  registerRock: 'Zarejestruj kamyk',
  noneHere: 'W tej części świata nie czeka żaden kamyk.',
  seeWhere: 'Zobacz, gdzie są',
  offline: 'Nie masz połączenia. To kamyki, które były tu przy ostatniej wizycie.',
  nearestFirst: 'Od najbliższych.',
  newestFirst: 'Od najnowszych.',
  here: (count: number) => `Tutaj: ${rocks(count)}`,
  hereAndMore: (count: number) => `Tutaj: ${rocks(count)}, a w pobliżu więcej`,
  hereOf: (count: number, total: number) => `Tutaj: ${number(count)} z ${number(total)} kamyków`,
  hereOfNewest: (count: number, total: number) =>
    `Tutaj: ${number(count)} z ${number(total)} najnowszych kamyków`,
  zoomForEach: 'Przybliż, żeby zobaczyć każdy z nich.',
  zoomForEachNearest: 'Przybliż, żeby zobaczyć każdy z nich. Od najbliższych.',
  zoomForAll: (order: string) => `Przybliż, żeby zobaczyć wszystkie. ${order}`,
  zoomForAllOfPlace: (order: string) => `Przybliż, żeby przejrzeć wszystkie z jednego miejsca. ${order}`,
};
