// Finding a place on Earth by its name.
import type { Called } from './near.ts';

/** One hit of GET /api/geocode. */
export interface Place {
  latitude: number;
  longitude: number;
  name: string;
}

/** One hit of GET /api/places. */
export interface PlaceHit {
  kind: 'town' | 'park';
  /** Of GeoNames for a town. Unique among places of its kind. */
  id: number;
  name: string;
  /** The name by which the search found it; null if that is `name`. */
  otherName: string | null;
  /** Name of the state or province; null where a country has none. */
  state: string | null;
  /** ISO 3166-1 alpha-2; XK for Kosovo. */
  country: string;
  latitude: number;
  longitude: number;
  /** As in `Near`. */
  called?: Called;
}

export const placeLimits = {
  /** Code points of a search. */
  query: 120,
  /** Searches of one member that were not answered from the cache. */
  searchesPerHour: 30,
  /** Letters from which on places are suggested. */
  leastLetters: 2,
  /** Places in one answer. */
  hits: 8,
  /** Groups that are named at once. */
  around: 12,
} as const;
