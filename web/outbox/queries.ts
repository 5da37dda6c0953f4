// The outbox of the member on this device.
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMember } from '../members/queries.ts';
import { keptWrites } from './kept-write.ts';

/** Renewed when the service worker says that something has changed. */
export const outboxOf = (memberId: string) =>
  queryOptions({
    queryKey: ['outbox', memberId],
    queryFn: () => keptWrites(memberId),
    enabled: memberId !== '',
  });

export const useOutbox = () => useQuery(outboxOf(useMember()?.id ?? '')).data ?? [];
