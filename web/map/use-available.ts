// The number of rocks that can be found in the whole world, and of those not hidden.
import { useQuery } from '@tanstack/react-query';
import { communityStats, rockCounts } from './queries.ts';

/** Each count is undefined while loading. */
export function useAvailable(): { available: number | undefined; notHidden: number | undefined } {
  const total = useQuery(communityStats).data?.totalRocks;
  const notHidden = useQuery(rockCounts).data?.notHiddenCount;
  const available = total === undefined || notHidden === undefined ? undefined : total - notHidden;
  return { available, notHidden };
}
