// The search parameters of the Community page: which tab, and how the featured rocks are shown.
import { oneOf } from '../lib/search-params.ts';

export const communityTabs = ['feed', 'leaderboard', 'featured', 'ambassadors'] as const;
export const featuredStatuses = ['hidden', 'found', 'active'] as const;

export interface CommunitySearch {
  /** Missing means the first. */
  tab?: (typeof communityTabs)[number];
  /** Missing means all. */
  status?: (typeof featuredStatuses)[number];
  /** Missing means that the farthest traveled come first. */
  sort?: 'nearest';
}

export function readCommunitySearch(search: Record<string, unknown>): CommunitySearch {
  return {
    tab: oneOf(search['tab'], communityTabs),
    status: oneOf(search['status'], featuredStatuses),
    sort: oneOf(search['sort'], ['nearest']),
  };
}
