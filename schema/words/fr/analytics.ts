// The words of en/analytics.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const analytics: Words['analytics'] = {
  loadFailed: 'Tes distances n’ont pas pu être chargées.',
  traveled: { mi: 'Miles parcourus', km: 'Kilomètres parcourus' },
  finds: 'Mes trouvailles',
  countries: 'Pays',
  places: 'Endroits',
  byMonth: { mi: 'Miles par mois', km: 'Kilomètres par mois' },
  findsByMonth: 'Trouvailles par mois',
  firstFind: 'Ta première trouvaille aura son point ici.',
  noRecentFinds: 'Pas de trouvaille ces deux dernières années. La prochaine aura son point ici.',
  first: {
    mi: 'Les premiers miles seront dessinés ici quand quelqu’un trouvera un de tes galets et le recachera.',
    km: 'Les premiers kilomètres seront dessinés ici quand quelqu’un trouvera un de tes galets et le recachera.',
  },
  shortWays: {
    mi: 'De petits trajets jusqu’ici. Le premier mile entier sera dessiné ici.',
    km: 'De petits trajets jusqu’ici. Le premier kilomètre entier sera dessiné ici.',
  },
  noneWhole: {
    mi: 'Aucun mois des deux dernières années n’atteint un mile entier.',
    km: 'Aucun mois des deux dernières années n’atteint un kilomètre entier.',
  },
  atHome: 'Tes galets sont encore à la maison.',
  atHomeHint: 'Caches-en un, et son voyage se mesure à partir de là.',
  myRocks: 'Mes galets',
  noRocks: {
    mi: 'Chaque mile commence par un galet peint.',
    km: 'Chaque kilomètre commence par un galet peint.',
  },
  noRocksHint: 'Enregistre ton premier galet, cache-le, et regarde ici jusqu’où il va.',
  registerFirst: 'Enregistrer ton premier galet',
  countriesReached: 'Pays atteints',
  country: <T>(name: string, places: T) => [name, ' ', places],
  longestJourney: 'Le plus long voyage',
  longestHop: 'Le plus long trajet',
  inHops: <T>(rock: T, hops: string) => [rock, `, en ${hops}`],
  to: ' vers ',
  rockAndDay: <T>(rock: T, day: string) => [rock, `, ${day}`],
  byRock: { mi: 'Miles par galet', km: 'Kilomètres par galet' },
  byRockOrder: {
    mi: 'Miles par galet, le plus voyageur d’abord',
    km: 'Kilomètres par galet, le plus voyageur d’abord',
  },
  rock: 'Galet',
  hops: 'Trajets',
  distanceColumn: { mi: 'Miles', km: 'Kilomètres' },
  otherRocks: (count: number) => plural(count, { one: '# autre galet', other: '# autres galets, ensemble' }),
  showMore: (count: number) => `En voir ${number(count)} de plus`,
};
