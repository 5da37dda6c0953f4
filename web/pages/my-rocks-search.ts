// The search parameters of My Rocks: the tab, what its first list shows, and a rock to hide or to give away.
import { searchReader } from '../lib/search-params.ts';
import { ownSorts, ownStatuses } from '../rocks/own-rocks-search.ts';

export const myRocksTabs = ['rocks', 'rehide', 'archive', 'activity'] as const;

export const readMyRocksSearch = searchReader({
  /** The first tab by default. */
  tab: myRocksTabs,
  /** Of the first tab. */
  q: 'text',
  status: ownStatuses,
  sort: ownSorts,
  /** With `rockId`: from the Found Rock page, from news about an offer, and from the page of who saw a rock. */
  action: ['hide', 'give', 'move'],
  /** A Rock ID as typed, or the id of a rock. */
  rockId: 'text',
});

export type MyRocksSearch = ReturnType<typeof readMyRocksSearch>;
