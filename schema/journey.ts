// A rock's journey: places, entries, and the arithmetic between them.
import type { PublicMember } from './members.ts';
import type { Near } from './near.ts';

export type ActionType = 'hidden' | 'found';

export interface Coordinates {
  /** Degrees north, -90 to 90. */
  latitude: number;
  /** Degrees east, -180 to 180. */
  longitude: number;
}

/** One entry of a journey. Order is (createdAt, seq). */
export interface JourneyEntry extends Coordinates {
  id: string;
  seq: number;
  locationName: string;
  notes: string;
  actionType: ActionType;
  /** Hidden without a find, a little farther; found in the hands of its holder. Only where it was so. */
  kind?: 'moved' | 'handed';
  /** What its finder said at the find; only where they did. */
  line?: string;
  /** What the painter said to thank the finder, '' without words; only where they did. */
  thanks?: string;
  /** When it happened, ISO 8601. */
  createdAt: string;
  /** When it was recorded; only where that was more than an hour later. */
  loggedAt?: string;
  /** Whether the leg that ends here is left out of rankings: it was faster than 1,000 km/h. */
  isTooFast: boolean;
  /** Its author took it back: it counts for nothing, and is shown struck through. Only where they did. */
  isMistake?: true;
  /** The nearest town; null if none is near or it is not looked up yet. */
  near?: Near | null;
  user: PublicMember | null;
}

/** A hidden rock on the world map. `rock` and `locationName` are filled for members with access only. */
export interface MapLocation extends Coordinates {
  /** The rock's public id. */
  id: string;
  locationName: string;
  actionType: 'hidden';
  createdAt: string;
  timesFound: number;
  near?: Near | null;
  rock: { id: string; name: string; imageUrl: string | null; hasNoPage?: true } | null;
  /** Several people did not find it there. */
  isMissing?: true;
}

/** What happened, as its word in `schema/words` is called. */
export const deedOf = ({ actionType, kind }: Pick<JourneyEntry, 'actionType' | 'kind'>) => kind ?? actionType;

export const journeyLimits = {
  locationName: 120,
  notes: 500,
  /** Entries returned with each rock on `my` and `featured`, and elsewhere. */
  carriedOnOwn: 20,
  carried: 3,
  /** Entries or map places in one answer. */
  page: 50,
  mapPage: 500,
  /** A leg faster than this counts for the rock's distance, but not in rankings. */
  topSpeedKmh: 1000,
} as const;

/** The map of a featured rock's card. */
export const cardMap = {
  /** Nearest zoom when it fits a journey. */
  mostZoom: 12,
  /** Pixels around the journey. */
  padding: 20,
  /** Milliseconds between the request for the map and the map. */
  opensAfter: 100,
} as const;

/** Name of a hiding place whose own name was deleted with its author's account. */
export const namelessPlace = 'A hiding place';

/** What it is called in the reader's language. */
export const placeCalled = ({ nameless }: { nameless: string }, name: string): string =>
  name === namelessPlace ? nameless : name;

const earthRadiusMetres = 6_371_008.8;

/** Great-circle metres (haversine, mean Earth radius of the IUGG). */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const rad = Math.PI / 180;
  const dLat = (b.latitude - a.latitude) * rad;
  const dLng = (b.longitude - a.longitude) * rad;
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(a.latitude * rad) * Math.cos(b.latitude * rad) * Math.sin(dLng / 2) ** 2;
  return 2 * earthRadiusMetres * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** One leg of a journey, from a hiding place to the next. */
export interface Leg {
  /** Whole metres of the great circle. */
  metres: number;
  /** Whether it was faster than 1,000 km/h, and is left out of rankings. */
  isTooFast: boolean;
}

/** The leg between two hiding places, `at` in milliseconds. @param from null for the first hiding place */
export function legBetween(
  from: (Coordinates & { at: number }) | null,
  to: Coordinates & { at: number },
): Leg {
  if (from === null) return { metres: 0, isTooFast: false };
  const metres = Math.round(metresBetween(from, to));
  const milliseconds = Math.max(0, to.at - from.at);
  // 1 m/ms is 3,600 km/h; whole numbers on both sides, so that a leg at exactly the limit counts.
  return { metres, isTooFast: metres * 3_600 > journeyLimits.topSpeedKmh * milliseconds };
}

/** Whole miles for people: kilometres × 0.621371, rounded. */
export function kmToMiles(km: number): number {
  return Math.round(km * 0.621371);
}
