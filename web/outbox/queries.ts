// The outbox of the member on this device.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMember } from '../members/queries.ts';

/** Renewed when the service worker says that something has changed. */
export const outboxOf = (memberId: string) =>
  queryOptions({
    queryKey: ['outbox', memberId],
    // Visitors, who have none, do not load how it is kept.
    queryFn: async () => (await import('./kept-write.ts')).keptWrites(memberId),
    enabled: memberId !== '',
  });

export const useOutbox = () => useQuery(outboxOf(useMember()?.id ?? '')).data ?? [];
