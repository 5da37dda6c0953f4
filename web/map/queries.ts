// Queries of the world map and the figures around it.
import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import type { Box } from '../../schema/map-grid.ts';
import { api, bodyOf, pageOf } from '../api.ts';
import { newestOf } from './newest.ts';
import { decimalsAt } from './place-words.ts';
import { requestBox, requestZoom, withinOneTurn, type VisibleArea } from './visible-area.ts';

const text = ({ west, south, east, north }: Box) => [west, south, east, north].join(',');

/** The rocks and clusters in a part of the world. Null disables the query. */
export function rocksOn(shown: VisibleArea | null) {
  const query = shown && { bbox: text(requestBox(shown)), zoom: String(requestZoom(shown.zoom)) };
  return queryOptions({
    queryKey: ['/api/map', query],
    queryFn: query === null ? skipToken : () => bodyOf(api.map.$get({ query })),
    placeholderData: keepPreviousData,
  });
}

/** The newest hidden rocks in a part of the world, with the fields that filters need. Null disables the query. */
export function newestRocksOn(shown: VisibleArea | null) {
  const query = shown && { bbox: text(withinOneTurn(requestBox(shown))) };
  return queryOptions({
    queryKey: ['/api/rocks/locations', query],
    queryFn:
      query === null
        ? skipToken
        : () => newestOf((start) => pageOf(api.rocks.locations.$get({ query: { ...query, ...start } }))),
    placeholderData: keepPreviousData,
  });
}

/**
 * The town that each of these places is named by, for groups of rocks.
 * @param level of the counted cells whose middles the places are; undefined for places of rocks
 */
export function townsAround(places: readonly Coordinates[], zoom: number, level?: number) {
  // Rounded, so that small differences share an answer, unless that could lead to another cell.
  const decimals = level === undefined ? decimalsAt(zoom) + 1 : 3;
  // On the map, longitudes may be beyond ±180.
  const at = places.map(({ latitude, longitude }) =>
    [latitude, longitude - 360 * Math.round(longitude / 360)]
      .map((degrees) => degrees.toFixed(decimals))
      .join(','),
  );
  const query = {
    at: at.join(';'),
    zoom: String(requestZoom(zoom)),
    ...(level === undefined ? {} : { level: String(level) }),
  };
  return queryOptions({
    queryKey: ['/api/places/around', query],
    queryFn: places.length === 0 ? skipToken : () => bodyOf(api.places.around.$get({ query })),
    staleTime: Infinity,
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

/** Where rocks were hidden in the last thirty days. */
export const lastMonth = queryOptions({
  queryKey: ['/api/map/month'],
  queryFn: () => bodyOf(api.map.month.$get()),
});

/** The rocks of the area that was kept for a walk. */
export interface KeptRocks {
  /** ISO 8601. */
  at: string;
  /** The same for people without a network. */
  since: string;
  box: Box;
  rocks: readonly MapLocation[];
}

/** The kept rocks, once the part of the page that reads them has loaded: see `kept/`. */
export function keptRocks(memberId: string | null) {
  return queryOptions<KeptRocks | null>({ queryKey: ['kept-rocks', memberId], queryFn: skipToken });
}
