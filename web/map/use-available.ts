// How many rocks can be found in the whole world, and how many are still with their owners.
import { useQuery } from '@tanstack/react-query';
import { communityStats, rockCounts } from './queries.ts';

/** Each undefined while it is not known. */
export function useAvailable(): { available: number | undefined; notHidden: number | undefined } {
  const total = useQuery(communityStats).data?.totalRocks;
  const notHidden = useQuery(rockCounts).data?.notHiddenCount;
  const available = total === undefined || notHidden === undefined ? undefined : total - notHidden;
  return { available, notHidden };
}
