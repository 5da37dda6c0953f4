// Queries for the current member and their plan.
import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CurrentMember } from '../../schema/members.ts';
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import { setActingMember, api, bodyOf } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';

/** The signed-in member; null for a visitor. */
export const currentMember = queryOptions({
  queryKey: ['/api/auth/user'],
  queryFn: async (): Promise<CurrentMember | null> => {
    try {
      const member = await bodyOf(api.auth.user.$get());
      setActingMember(member.id);
      return member;
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error;
      setActingMember(null);
      return null;
    }
  },
  retry: false,
  refetchOnMount: false,
  // Nor do parts that come later ask again after a failure.
  retryOnMount: false,
});

/** The signed-in member; null for a visitor. The layout renders no page before this has loaded. */
export function useMember(): CurrentMember | null {
  return useQuery(currentMember).data ?? null;
}

/** The member's plan; disabled for visitors. */
export function subscriptionStatus(member: CurrentMember | null) {
  return queryOptions({
    queryKey: ['/api/subscription/status'],
    queryFn: (): Promise<SubscriptionStatus> => bodyOf(api.subscription.status.$get()),
    enabled: member !== null,
    retry: false,
  });
}

/** Whether the member has access to Rock Hunter Pro; false while loading. */
export function useHasAccess(): boolean {
  return useQuery(subscriptionStatus(useMember())).data?.hasAccess ?? false;
}

/** The same without a request: from the cached plan, or else from the member. */
export function useKnownAccess(member: CurrentMember | null): boolean {
  const { data } = useQuery({ ...subscriptionStatus(member), enabled: false });
  return data?.hasAccess ?? member?.hasAccess ?? false;
}
