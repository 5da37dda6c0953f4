// The search parameters of the Admin Dashboard: which tab, and what its list is narrowed to.
import { searchReader } from '../lib/search-params.ts';

export const adminTabs = ['overview', 'orders', 'ambassadors', 'reports', 'members', 'log'] as const;

/** Filters of orders that show less than all. */
export const narrowFilters = ['to-ship', 'shipped', 'refunded'] as const;

export const readAdminSearch = searchReader({
  /** Missing means the first. */
  tab: adminTabs,
  /** Of orders; missing means all. */
  filter: narrowFilters,
  /** What orders or members are searched for. */
  q: 'text',
});

export type AdminSearch = ReturnType<typeof readAdminSearch>;
