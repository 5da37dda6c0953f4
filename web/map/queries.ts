// What the world map shows, and the figures around it.
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Box } from '../../schema/map-grid.ts';
import { api, bodyOf } from '../api.ts';

/** The newest hidden rocks of the whole world. */
export const hiddenPlaces = queryOptions({
  queryKey: ['/api/rocks/locations'],
  queryFn: () => bodyOf(api.rocks.locations.$get({ query: {} })),
});

/** The newest hidden rocks of a part of the world; of none, nothing is asked. */
export function hiddenPlacesIn(box: Box | null) {
  const bbox = box && [box.west, box.south, box.east, box.north].join(',');
  return queryOptions({
    queryKey: ['/api/rocks/locations', bbox],
    queryFn: bbox === null ? skipToken : () => bodyOf(api.rocks.locations.$get({ query: { bbox } })),
    placeholderData: keepPreviousData,
  });
}

/** The totals of the whole community. */
export const communityStats = queryOptions({
  queryKey: ['/api/stats'],
  queryFn: () => bodyOf(api.stats.$get()),
});

export const rockCounts = queryOptions({
  queryKey: ['/api/rocks/counts'],
  queryFn: () => bodyOf(api.rocks.counts.$get()),
});
