// The search parameters of the Admin Dashboard: which tab, and what its list is narrowed to.
import { oneOf, textOf } from '../lib/search-params.ts';

export const adminTabs = ['overview', 'orders', 'ambassadors', 'reports', 'members', 'log'] as const;

/** Filters of orders that show less than all. */
export const narrowFilters = ['to-ship', 'shipped', 'refunded'] as const;

export interface AdminSearch {
  /** Missing means the first. */
  tab?: (typeof adminTabs)[number];
  /** Of orders; missing means all. */
  filter?: (typeof narrowFilters)[number];
  /** What orders or members are searched for. */
  q?: string;
}

export function readAdminSearch(search: Record<string, unknown>): AdminSearch {
  return {
    tab: oneOf(search['tab'], adminTabs),
    filter: oneOf(search['filter'], narrowFilters),
    q: textOf(search['q']),
  };
}
