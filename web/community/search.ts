// The search parameters of the Community page: which tab, and how the featured rocks are shown.
import { searchReader } from '../lib/search-params.ts';

export const communityTabs = ['feed', 'leaderboard', 'featured', 'ambassadors'] as const;
export const featuredStatuses = ['hidden', 'found', 'active'] as const;

export const readCommunitySearch = searchReader({
  /** Missing means the first. */
  tab: communityTabs,
  /** Missing means all. */
  status: featuredStatuses,
  /** Missing means that the farthest traveled come first. */
  sort: ['nearest'],
});

export type CommunitySearch = ReturnType<typeof readCommunitySearch>;
export type FeaturedView = Pick<CommunitySearch, 'status' | 'sort'>;
