// The query of the distance analytics.
import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api.ts';

/** Distances of the member's rocks, and the member's finds. Needs access. */
export const distanceAnalytics = queryOptions({
  queryKey: ['/api/user/analytics'],
  queryFn: () => bodyOf(api.user.analytics.$get()),
});
