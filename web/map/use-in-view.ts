// The rocks in the visible part of the map: drawn on the map and listed beside it.
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { metresBetween, type Coordinates, type MapLocation } from '../../schema/journey.ts';
import { isUnreachable } from '../lib/is-unreachable.ts';
import { useUnit } from '../lib/unit.ts';
import { useMember } from '../members/queries.ts';
import { passes, type PlaceFilters } from './filters.ts';
import { keptRocks, newestRocksOn, rocksOn } from './queries.ts';
import { isInView, seenIn, touchesView, type VisibleArea } from './visible-area.ts';
import { spotsOf, type Spot } from './spots.ts';
import { useWords } from '../views/words.ts';

export interface InView {
  /** Drawn on the map, also a little beyond its edge. */
  spots: readonly Spot[];
  /** Single rocks for the list: the newest first, or the nearest first if there is an origin. */
  places: readonly MapLocation[];
  /** Groups for the list, the largest first, where the server only counted rocks. */
  groups: readonly Spot[];
  /** Rocks in the view. */
  count: number;
  /** Rocks in the view without the filters. */
  total: number;
  isFiltered: boolean;
  /** Whether there are more rocks than were loaded. */
  isCut: boolean;
  isPending: boolean;
  isError: boolean;
  /** Without a network: which rocks are shown instead; else null. */
  offlineWords: string | null;
  retry: () => void;
}

const none: PlaceFilters = {};

/** @param shown null while the map's size is unknown */
export function useInView(
  shown: VisibleArea | null,
  filters: PlaceFilters = none,
  origin: Coordinates | null = null,
): InView {
  const words = useWords('exploreMap');
  const unit = useUnit();
  const { status, miles, days } = filters;
  const isFiltered = Boolean(status ?? miles ?? days);
  const [now] = useState(() => Date.now());
  const view = useQuery(rocksOn(isFiltered ? null : shown));
  // Counts cannot be filtered.
  const newest = useQuery(newestRocksOn(isFiltered ? shown : null));
  const { isPending, error, isPlaceholderData, refetch } = isFiltered ? newest : view;
  const isOffline = isUnreachable(error);
  const lasting = useQuery(keptRocks(useMember()?.id ?? null)).data;
  const kept = isOffline && lasting && shown && touchesView(shown, lasting.box) ? lasting : null;
  const before = { view: useLatest(view.data), newest: useLatest(newest.data) };
  const { data } = isOffline ? { data: before.view } : view;
  const filterable = isOffline ? before.newest : newest.data;
  const rocks = (kept ?? (isFiltered ? filterable : data))?.rocks;
  const clusters = isFiltered || kept ? undefined : data?.clusters;

  const fitting = useMemo(
    () => rocks?.filter((place) => passes(place, { status, miles, days }, origin, now, unit)) ?? [],
    [rocks, status, miles, days, origin, now, unit],
  );
  const spots = useMemo(
    () => (shown ? spotsOf({ clusters: clusters ?? [], rocks: fitting }, shown) : []),
    [clusters, fitting, shown],
  );
  const places = useMemo(() => listed(fitting, shown, origin), [fitting, shown, origin]);
  const groups = clusters?.length && shown ? spots.filter((spot) => isInView(shown, spot)) : [];
  const counted = groups.reduce((sum, spot) => sum + spot.count, 0);

  const count = counted + places.length;
  const isSeen = isOffline && !kept && count > 0;
  return {
    spots,
    places,
    groups,
    count,
    total: counted + (isFiltered ? listed(rocks ?? [], shown, null).length : places.length),
    isFiltered,
    isCut: (isFiltered ? newest.data?.isCut : view.data?.isCut) ?? false,
    // Also pending if no previous rock is in the new view.
    isPending: isPending || (isPlaceholderData && count === 0),
    isError: error !== null && !kept && !isSeen,
    offlineWords: kept?.since ?? (isSeen ? words.offline : null),
    retry: () => void refetch(),
  };
}

/** The newest value that was there. */
function useLatest<T>(value: T | undefined): T | undefined {
  const [latest, setLatest] = useState(value);
  if (value !== undefined && value !== latest) setLatest(value);
  return value ?? latest;
}

function listed(
  places: readonly MapLocation[],
  shown: VisibleArea | null,
  origin: Coordinates | null,
): MapLocation[] {
  const here = places.filter((place) => shown && isInView(shown, seenIn(shown, place)));
  return here.sort(
    origin
      ? (a, b) => metresBetween(origin, a) - metresBetween(origin, b)
      : (a, b) => b.createdAt.localeCompare(a.createdAt),
  );
}
