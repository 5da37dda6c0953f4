// The search parameters of the Community page: the tab, and filter and sort of the featured rocks.
import { searchReader } from '../lib/search-params.ts';

export const communityTabs = ['feed', 'leaderboard', 'featured', 'ambassadors'] as const;
export const featuredStatuses = ['hidden', 'found', 'active'] as const;

export const readCommunitySearch = searchReader({
  /** Missing means the first tab. */
  tab: communityTabs,
  /** Missing means all statuses. */
  status: featuredStatuses,
  /** Missing means the farthest traveled first. */
  sort: ['nearest'],
});

export type CommunitySearch = ReturnType<typeof readCommunitySearch>;
export type FeaturedView = Pick<CommunitySearch, 'status' | 'sort'>;
