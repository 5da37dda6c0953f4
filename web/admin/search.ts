// The search parameters of the Admin Dashboard: the tab, and what its list or map shows.
import { searchReader } from '../lib/search-params.ts';

export const adminTabs = [
  'overview',
  'orders',
  'ambassadors',
  'reports',
  'members',
  'upkeep',
  'log',
] as const;

/** Filters of orders, except 'all'. */
export const narrowFilters = ['to-ship', 'shipped', 'refunded'] as const;

export const readAdminSearch = searchReader({
  /** Missing means the first tab. */
  tab: adminTabs,
  /** Filter of orders; missing means all. */
  filter: narrowFilters,
  /** Sort of orders; missing means the newest first. */
  sort: ['oldest'],
  /** First and last UTC day of orders, such as '2026-05-31'; a missing one leaves that side open. */
  from: 'text',
  to: 'text',
  /** Number of the order that is open in a dialog. */
  order: 'text',
  /** Month of the finds around the world, such as '2026-05'; missing means the last 12. */
  month: 'text',
  /** Search text for orders or members. */
  q: 'text',
});

export type AdminSearch = ReturnType<typeof readAdminSearch>;
