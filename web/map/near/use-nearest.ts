// The rocks around a person. The last ones stay while others load, and when they fail to. Without a network, those of a
// kept area take their place.
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Coordinates } from '../../../schema/journey.ts';
import { isUnreachable } from '../../lib/is-unreachable.ts';
import { useMember } from '../../members/queries.ts';
import { keptRocks, rocksOn } from '../queries.ts';
import { middleOfCell, reachIn } from './areas.ts';
import { nearestTo, type Nearest } from './nearest.ts';

export function useNearest(person: Coordinates | null) {
  const queryClient = useQueryClient();
  const middle = person && middleOfCell(person);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['/api/map', 'near', middle],
    queryFn:
      middle === null
        ? skipToken
        : () => nearestTo(middle, (shown) => queryClient.fetchQuery(rocksOn(shown))),
  });
  const [last, setLast] = useState<Nearest | null>(null);
  if (data && data !== last) setLast(data);
  const kept = useQuery(keptRocks(useMember()?.id ?? null)).data;
  const reach = kept && middle && isUnreachable(error) ? reachIn(kept.box, middle) : 0;
  const instead: Nearest | null =
    kept && middle && reach > 0 ? { middle, rocks: kept.rocks, reach, groups: [] } : null;
  return {
    nearest: instead ?? data ?? last,
    /** Since when the rocks are kept, in words; null if they are not kept ones. */
    keptSince: instead && kept ? kept.since : null,
    isError: error !== null && !instead,
    isFetching,
    retry: () => void refetch(),
  };
}
