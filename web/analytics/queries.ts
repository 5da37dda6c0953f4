// What is asked about distances, and under which key the answer is kept.
import { queryOptions } from '@tanstack/react-query';
import { api, bodyOf } from '../api.ts';

/** How far the member's own rocks have come, and what the member found. For members with access. */
export const distanceAnalytics = queryOptions({
  queryKey: ['/api/user/analytics'],
  queryFn: () => bodyOf(api.user.analytics.$get()),
});
