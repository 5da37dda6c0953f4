// The search parameters of My Rocks: which tab, and a rock that was asked to be hidden.
import { searchReader } from '../lib/search-params.ts';

export const myRocksTabs = ['rocks', 'rehide', 'archive', 'activity'] as const;

export const readMyRocksSearch = searchReader({
  /** Missing means the first. */
  tab: myRocksTabs,
  /** With `rockId`: the Found Rock page sends people here to hide the rock in their hand. */
  action: ['hide'],
  /** A Rock ID as it was typed there, or the id of a rock. */
  rockId: 'text',
});
