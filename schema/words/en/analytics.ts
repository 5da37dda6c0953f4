// How far a member's rocks have traveled.
import { number, plural } from './intl.ts';

export const analytics = {
  loadFailed: 'Your distances could not be loaded.',
  /** What follows by the unit of distances. */
  traveled: { mi: 'Miles Traveled', km: 'Kilometers Traveled' },
  finds: 'My Finds',
  countries: 'Countries',
  places: 'Places',
  byMonth: { mi: 'Miles by month', km: 'Kilometers by month' },
  findsByMonth: 'Finds by month',
  firstFind: 'Your first find gets its dot here.',
  noRecentFinds: 'No finds in the last two years. The next one gets its dot here.',
  first: {
    mi: 'The first miles will be drawn here when somebody finds a rock of yours and hides it again.',
    km: 'The first kilometers will be drawn here when somebody finds a rock of yours and hides it again.',
  },
  shortWays: {
    mi: 'Short ways so far. The first whole mile will be drawn here.',
    km: 'Short ways so far. The first whole kilometer will be drawn here.',
  },
  noneWhole: {
    mi: 'No month of the last two years has a whole mile.',
    km: 'No month of the last two years has a whole kilometer.',
  },
  atHome: 'Your rocks are still at home.',
  atHomeHint: 'Hide one, and its journey is measured from there.',
  myRocks: 'My Rocks',
  noRocks: {
    mi: 'Every mile begins with a painted rock.',
    km: 'Every kilometer begins with a painted rock.',
  },
  noRocksHint: 'Register your first one, hide it, and see here how far it comes.',
  registerFirst: 'Register Your First Rock',
  countriesReached: 'Countries reached',
  /** @param places an element with how many there are */
  country: <T>(name: string, places: T) => [name, ' ', places],
  longestJourney: 'Longest journey',
  longestHop: 'Longest hop',
  /** @param rock an element; @param hops such as '3 hops' */
  inHops: <T>(rock: T, hops: string) => [rock, `, in ${hops}`],
  /** Between two places, for those who cannot see the line. */
  to: ' to ',
  rockAndDay: <T>(rock: T, day: string) => [rock, `, ${day}`],
  byRock: { mi: 'Miles by rock', km: 'Kilometers by rock' },
  byRockOrder: { mi: 'Miles by rock, farthest first', km: 'Kilometers by rock, farthest first' },
  rock: 'Rock',
  hops: 'Hops',
  distanceColumn: { mi: 'Miles', km: 'Kilometers' },
  otherRocks: (count: number) =>
    plural(count, { one: '# rock more, together', other: '# rocks more, together' }),
  showMore: (count: number) => `Show ${number(count)} more`,
};
