// Queries for a rock's journey beyond the latest entries, which are part of the rock.
import { infiniteQueryOptions, queryOptions, useInfiniteQuery } from '@tanstack/react-query';
import type { JourneyEntry } from '../../schema/journey.ts';
import { writeCursor } from '../../schema/paging.ts';
import type { Rock } from '../../schema/rocks.ts';
import { api, pageOf } from '../api.ts';

type Traveler = Pick<Rock, 'id' | 'locations'>;

/** The cursor of the entries before `locations`; null if `locations` contains the first entry. */
function startOfEarlier({ locations }: Traveler): string | null {
  const oldest = locations.at(-1);
  return oldest && oldest.seq > 1 ? writeCursor({ at: oldest.seq, id: oldest.id }) : null;
}

function pageOfJourney(rockId: string, cursor: string | null) {
  return pageOf(
    api.rocks[':id'].journey.$get({ param: { id: rockId }, query: cursor === null ? {} : { cursor } }),
  );
}

function earlierEntries(rock: Traveler) {
  const start = startOfEarlier(rock);
  return infiniteQueryOptions({
    queryKey: ['/api/rocks/journey', rock.id, 'before', start],
    queryFn: ({ pageParam }) => pageOfJourney(rock.id, pageParam),
    initialPageParam: start,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Loaded on request only.
    enabled: false,
  });
}

/** The entries of a journey, newest first, with earlier pages on request. */
export function useJourney(rock: Traveler) {
  const earlier = useInfiniteQuery(earlierEntries(rock));
  const pages = earlier.data?.pages ?? [];
  return {
    entries: [...rock.locations, ...pages.flatMap(({ items }) => items)],
    hasEarlier: earlier.data ? earlier.hasNextPage : startOfEarlier(rock) !== null,
    isLoading: earlier.isFetching,
    failed: earlier.isError,
    showEarlier: () => void earlier.fetchNextPage(),
  };
}

/** The most pages to load for one map, that is 500 entries. */
const mostPages = 10;

/** A journey up to the limit of a map, newest first. */
export function wholeJourney(rock: Traveler) {
  const start = startOfEarlier(rock);
  return queryOptions({
    queryKey: ['/api/rocks/journey', rock.id, 'all', rock.locations[0]?.id],
    queryFn: async (): Promise<JourneyEntry[]> => {
      const entries = [...rock.locations];
      let cursor = start;
      for (let page = 0; cursor !== null && page < mostPages; page++) {
        const { items, nextCursor } = await pageOfJourney(rock.id, cursor);
        entries.push(...items);
        cursor = nextCursor;
      }
      return entries;
    },
    ...(start === null ? { initialData: rock.locations } : {}),
  });
}
