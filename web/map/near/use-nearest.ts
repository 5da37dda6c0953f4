// The rocks around a person. The last ones stay while others load, and when they fail to.
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Coordinates } from '../../../schema/journey.ts';
import { rocksOn } from '../queries.ts';
import { middleOfCell } from './areas.ts';
import { nearestTo, type Nearest } from './nearest.ts';

export function useNearest(person: Coordinates | null) {
  const queryClient = useQueryClient();
  const middle = person && middleOfCell(person);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ['/api/map', 'near', middle],
    queryFn:
      middle === null
        ? skipToken
        : () => nearestTo(middle, (shown) => queryClient.fetchQuery(rocksOn(shown))),
  });
  const [last, setLast] = useState<Nearest | null>(null);
  if (data && data !== last) setLast(data);
  return { nearest: data ?? last, isError, isFetching, retry: () => void refetch() };
}
