// The places on the map: the newest of the world, and more of the part that is looked at.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { journeyLimits, metresBetween, type Coordinates, type MapLocation } from '../../schema/journey.ts';
import type { Box } from '../../schema/map-grid.ts';
import { boxAround } from './box.ts';
import { passes, type PlaceFilters } from './filters.ts';
import { hiddenPlaces, hiddenPlacesIn } from './queries.ts';

/** What a map shows at the moment. */
export interface ShownPart {
  box: Box;
  zoom: number;
}

/** From this zoom on a part of the world may hold rocks that are not among the world's newest. */
const partZoom = 4;

export function useHiddenPlaces(shown: ShownPart | null) {
  const world = useQuery(hiddenPlaces);
  const isFull = world.data?.length === journeyLimits.mapPage;
  const asksPart = isFull && shown !== null && shown.zoom >= partZoom;
  const part = useQuery(hiddenPlacesIn(asksPart ? boxAround(shown.box, shown.zoom) : null));
  const all = useMemo(() => together(world.data ?? [], part.data ?? []), [world.data, part.data]);
  return {
    all,
    /** There are more in the world than are here. */
    isFull,
    isPending: world.isPending,
    isError: world.isError,
    retry: () => void world.refetch(),
  };
}

function together(world: readonly MapLocation[], part: readonly MapLocation[]): MapLocation[] {
  const known = new Set(world.map(({ id }) => id));
  return [...world, ...part.filter(({ id }) => !known.has(id))];
}

/** Those that the filters let through: the newest first, or the nearest once it is known from where. */
export function useFiltered(
  all: readonly MapLocation[],
  filters: PlaceFilters,
  origin: Coordinates | null,
): readonly MapLocation[] {
  const [now] = useState(() => Date.now());
  const { status, miles, days } = filters;
  return useMemo(() => {
    const left = all.filter((place) => passes(place, { status, miles, days }, origin, now));
    return origin ? left.toSorted((a, b) => metresBetween(origin, a) - metresBetween(origin, b)) : left;
  }, [all, status, miles, days, origin, now]);
}
