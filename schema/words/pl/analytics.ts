// The words of en/analytics.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const analytics: Words['analytics'] = {
  loadFailed: 'Nie udało się wczytać twoich odległości.',
  traveled: { mi: 'Przebyte mile', km: 'Przebyte kilometry' },
  finds: 'Moje znaleziska',
  countries: 'Kraje',
  places: 'Miejsca',
  byMonth: { mi: 'Mile według miesięcy', km: 'Kilometry według miesięcy' },
  findsByMonth: 'Znaleziska według miesięcy',
  firstFind: 'Twoje pierwsze znalezisko dostanie tu swoją kropkę.',
  noRecentFinds: 'Brak znalezisk w ostatnich dwóch latach. Następne dostanie tu swoją kropkę.',
  first: {
    mi: 'Pierwsze mile pojawią się tu, gdy ktoś znajdzie twój kamyk i ponownie go schowa.',
    km: 'Pierwsze kilometry pojawią się tu, gdy ktoś znajdzie twój kamyk i ponownie go schowa.',
  },
  shortWays: {
    mi: 'Na razie krótkie drogi. Pierwsza cała mila pojawi się tutaj.',
    km: 'Na razie krótkie drogi. Pierwszy cały kilometr pojawi się tutaj.',
  },
  noneWhole: {
    mi: 'W żadnym miesiącu z ostatnich dwóch lat nie ma całej mili.',
    km: 'W żadnym miesiącu z ostatnich dwóch lat nie ma całego kilometra.',
  },
  atHome: 'Twoje kamyki są jeszcze w domu.',
  atHomeHint: 'Schowaj któryś, a jego podróż będzie mierzona od tego miejsca.',
  myRocks: 'Moje kamyki',
  noRocks: {
    mi: 'Każda mila zaczyna się od pomalowanego kamyka.',
    km: 'Każdy kilometr zaczyna się od pomalowanego kamyka.',
  },
  noRocksHint: 'Zarejestruj pierwszy, schowaj go i zobacz tutaj, jak daleko dotrze.',
  registerFirst: 'Zarejestruj pierwszy kamyk',
  countriesReached: 'Odwiedzone kraje',
  country: <T>(name: string, places: T) => [name, ' ', places],
  longestJourney: 'Najdłuższa podróż',
  longestHop: 'Najdłuższy etap',
  inHops: <T>(rock: T, hops: string) => [rock, `, ${hops}`],
  to: ' do: ',
  rockAndDay: <T>(rock: T, day: string) => [rock, `, ${day}`],
  byRock: { mi: 'Mile według kamyków', km: 'Kilometry według kamyków' },
  byRockOrder: {
    mi: 'Mile według kamyków, od najdłuższej drogi',
    km: 'Kilometry według kamyków, od najdłuższej drogi',
  },
  rock: 'Kamyk',
  hops: 'Etapy',
  distanceColumn: { mi: 'Mile', km: 'Kilometry' },
  otherRocks: (count: number) =>
    plural(count, {
      one: 'jeszcze # kamyk, razem',
      few: 'jeszcze # kamyki, razem',
      many: 'jeszcze # kamyków, razem',
      other: 'jeszcze # kamyka, razem',
    }),
  showMore: (count: number) => `Pokaż jeszcze ${number(count)}`,
};
