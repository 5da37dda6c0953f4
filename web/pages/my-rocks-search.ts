// The search parameters of My Rocks: which tab, and a rock that was asked to be hidden.
import { oneOf, textOf } from '../lib/search-params.ts';

export const myRocksTabs = ['rocks', 'rehide', 'archive', 'activity'] as const;
export type MyRocksTab = (typeof myRocksTabs)[number];

export interface MyRocksSearch {
  /** Missing means the first. */
  tab?: MyRocksTab;
  /** With `rockId`: the Found Rock page sends people here to hide the rock in their hand. */
  action?: 'hide';
  /** A Rock ID as it was typed there, or the id of a rock. */
  rockId?: string;
}

export function readMyRocksSearch(search: Record<string, unknown>): MyRocksSearch {
  return {
    tab: oneOf(search['tab'], myRocksTabs),
    action: oneOf(search['action'], ['hide']),
    rockId: textOf(search['rockId']),
  };
}
