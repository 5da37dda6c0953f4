// The list of a member's own rocks, with search, filter and order once there are many.
import { plural } from './intl.ts';

export const ownRocks = {
  search: 'Search your rocks',
  /** In the empty search field: what can be searched for. */
  searched: 'Name, place, ID',
  status: 'Status',
  /** Rocks of every status. */
  all: 'All',
  order: 'Order',
  newest: 'Newest first',
  sorts: {
    oldest: 'Oldest first',
    miles: { mi: 'Most miles', km: 'Most kilometers' },
    finds: 'Most finds',
    name: 'By name',
  },
  looking: 'Looking through all your rocks...',
  count: (count: number) => (count === 0 ? 'No rocks' : plural(count, { one: '# rock', other: '# rocks' })),
  failed: 'Your rocks could not be loaded.',
  noneFits: 'None of your rocks is like that.',
  showAll: 'Show all of them',
  /** In the row of a rock, after its status. */
  notHidden: 'not hidden yet',
  /** In the row of a rock. @param way such as '12 miles' */
  wayAndFinds: (way: string, finds: number) =>
    plural(finds, { one: `${way}, found # time`, other: `${way}, found # times` }),
};
