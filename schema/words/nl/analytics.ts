// The words of en/analytics.ts in Dutch.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const analytics: Words['analytics'] = {
  loadFailed: 'Je afstanden konden niet geladen worden.',
  traveled: { mi: 'Afgelegde mijlen', km: 'Afgelegde kilometers' },
  finds: 'Mijn vondsten',
  countries: 'Landen',
  places: 'Plekken',
  byMonth: { mi: 'Mijlen per maand', km: 'Kilometers per maand' },
  findsByMonth: 'Vondsten per maand',
  firstFind: 'Je eerste vondst krijgt hier een stip.',
  noRecentFinds: 'Geen vondsten in de laatste twee jaar. De volgende krijgt hier een stip.',
  first: {
    mi: 'De eerste mijlen komen hier te staan als iemand een steen van je vindt en weer verstopt.',
    km: 'De eerste kilometers komen hier te staan als iemand een steen van je vindt en weer verstopt.',
  },
  shortWays: {
    mi: 'Tot nu toe korte stukjes. De eerste hele mijl komt hier te staan.',
    km: 'Tot nu toe korte stukjes. De eerste hele kilometer komt hier te staan.',
  },
  noneWhole: {
    mi: 'Geen maand van de laatste twee jaar haalt een hele mijl.',
    km: 'Geen maand van de laatste twee jaar haalt een hele kilometer.',
  },
  atHome: 'Je stenen zijn nog thuis.',
  atHomeHint: 'Verstop er een, en vanaf daar wordt zijn reis gemeten.',
  myRocks: 'Mijn stenen',
  noRocks: {
    mi: 'Elke mijl begint met een beschilderde steen.',
    km: 'Elke kilometer begint met een beschilderde steen.',
  },
  noRocksHint: 'Registreer je eerste, verstop hem, en zie hier hoe ver hij komt.',
  registerFirst: 'Je eerste steen registreren',
  countriesReached: 'Bereikte landen',
  country: <T>(name: string, places: T) => [name, ' ', places],
  longestJourney: 'Langste reis',
  longestHop: 'Langste etappe',
  inHops: <T>(rock: T, hops: string) => [rock, `, in ${hops}`],
  to: ' naar ',
  rockAndDay: <T>(rock: T, day: string) => [rock, `, ${day}`],
  byRock: { mi: 'Mijlen per steen', km: 'Kilometers per steen' },
  byRockOrder: { mi: 'Mijlen per steen, de verste eerst', km: 'Kilometers per steen, de verste eerst' },
  rock: 'Steen',
  hops: 'Etappes',
  distanceColumn: { mi: 'Mijlen', km: 'Kilometers' },
  otherRocks: (count: number) => plural(count, { one: 'nog # steen', other: 'nog # stenen samen' }),
  showMore: (count: number) => `Nog ${number(count)} tonen`,
};
