// The words of en/analytics.ts in German.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const analytics: Words['analytics'] = {
  loadFailed: 'Deine Entfernungen ließen sich nicht laden.',
  traveled: { mi: 'Gereiste Meilen', km: 'Gereiste Kilometer' },
  finds: 'Meine Funde',
  countries: 'Länder',
  places: 'Orte',
  byMonth: { mi: 'Meilen pro Monat', km: 'Kilometer pro Monat' },
  findsByMonth: 'Funde pro Monat',
  firstFind: 'Dein erster Fund bekommt hier seinen Punkt.',
  noRecentFinds: 'Keine Funde in den letzten zwei Jahren. Der nächste bekommt hier seinen Punkt.',
  first: {
    mi: 'Die ersten Meilen erscheinen hier, sobald jemand einen Stein von dir findet und wieder versteckt.',
    km: 'Die ersten Kilometer erscheinen hier, sobald jemand einen Stein von dir findet und wieder versteckt.',
  },
  shortWays: {
    mi: 'Bisher nur kurze Wege. Die erste ganze Meile erscheint hier.',
    km: 'Bisher nur kurze Wege. Der erste ganze Kilometer erscheint hier.',
  },
  noneWhole: {
    mi: 'In keinem Monat der letzten zwei Jahre kam eine ganze Meile zusammen.',
    km: 'In keinem Monat der letzten zwei Jahre kam ein ganzer Kilometer zusammen.',
  },
  atHome: 'Deine Steine sind noch zu Hause.',
  atHomeHint: 'Versteck einen, und von dort an wird seine Reise gemessen.',
  myRocks: 'Meine Steine',
  noRocks: {
    mi: 'Jede Meile beginnt mit einem bemalten Stein.',
    km: 'Jeder Kilometer beginnt mit einem bemalten Stein.',
  },
  noRocksHint: 'Registriere deinen ersten, versteck ihn und sieh hier, wie weit er kommt.',
  registerFirst: 'Ersten Stein registrieren',
  countriesReached: 'Erreichte Länder',
  country: <T>(name: string, places: T) => [name, ' ', places],
  longestJourney: 'Längste Reise',
  longestHop: 'Längste Etappe',
  inHops: <T>(rock: T, hops: string) => [rock, `, in ${hops}`],
  to: ' nach ',
  rockAndDay: <T>(rock: T, day: string) => [rock, `, ${day}`],
  byRock: { mi: 'Meilen pro Stein', km: 'Kilometer pro Stein' },
  byRockOrder: {
    mi: 'Meilen pro Stein, die weitesten zuerst',
    km: 'Kilometer pro Stein, die weitesten zuerst',
  },
  rock: 'Stein',
  hops: 'Etappen',
  distanceColumn: { mi: 'Meilen', km: 'Kilometer' },
  otherRocks: (count: number) =>
    plural(count, { one: '# weiterer Stein, zusammen', other: '# weitere Steine, zusammen' }),
  showMore: (count: number) => `${number(count)} weitere zeigen`,
};
