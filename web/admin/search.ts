// The search parameters of the Admin Dashboard: the tab, and filter and search of its list.
import { searchReader } from '../lib/search-params.ts';

export const adminTabs = ['overview', 'orders', 'ambassadors', 'reports', 'members', 'log'] as const;

/** Filters of orders, except 'all'. */
export const narrowFilters = ['to-ship', 'shipped', 'refunded'] as const;

export const readAdminSearch = searchReader({
  /** Missing means the first tab. */
  tab: adminTabs,
  /** Filter of orders; missing means all. */
  filter: narrowFilters,
  /** Search text for orders or members. */
  q: 'text',
});

export type AdminSearch = ReturnType<typeof readAdminSearch>;
