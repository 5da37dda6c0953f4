// Finding a place on Earth by its name.

/** One hit of GET /api/geocode. */
export interface Place {
  latitude: number;
  longitude: number;
  name: string;
}

export const placeWords = {
  empty: 'Please type a place to search for',
  unknown: 'No place with this name was found',
  resting: 'The place search is resting. Please try again in a moment.',
} as const;

export const placeLimits = {
  /** Code points of a search. */
  query: 120,
  /** Searches of one member that were not answered from the cache. */
  searchesPerHour: 30,
} as const;
