// How far a member's rocks have traveled: by month, by rock, and in which countries.
import { milesPerKm } from './distances.ts';

export const analyticsLimits = {
  /** Calendar months, including the current one. */
  months: 24,
  /** Rocks by name; the others are one sum. */
  rocks: 50,
} as const;

/** Answer of GET /api/user/analytics. Miles are of all hops, and not rounded: who shows them does that in the reader's unit. */
export interface DistanceAnalytics {
  /** Rocks that the member registered. */
  rocks: number;
  /** Finds that the member made. */
  finds: number;
  /** Of all own rocks together. */
  miles: number;
  /** Different hiding places of own rocks. */
  places: number;
  /** Countries of these places, most places first. A place at sea is in no country. */
  countries: CountryPlaces[];
  /** Oldest first, quiet months included. */
  months: MonthFigures[];
  /** Own rocks that have traveled, farthest first. */
  milesByRock: RockMiles[];
  /** Own rocks that are not in `milesByRock`. */
  otherRocks: { rocks: number; miles: number };
  longestJourney: RockMiles | null;
  longestHop: LongestHop | null;
}

export interface CountryPlaces {
  /** ISO 3166-1 numeric. */
  code: string;
  /** In English. */
  name: string;
  places: number;
}

/** Figures of one UTC month. */
export interface MonthFigures {
  /** Such as '2026-05'. */
  month: string;
  miles: number;
  finds: number;
}

export interface RockMiles {
  id: string;
  name: string;
  miles: number;
  /** Hops of a metre and more. */
  hops: number;
}

/** The longest hop from one hiding place to the next, not faster than 1,000 km/h. */
export interface LongestHop {
  rock: { id: string; name: string };
  miles: number;
  from: string;
  to: string;
  /** When it was hidden again, ISO 8601. */
  at: string;
}

/** Not rounded. */
export const metresToMiles = (metres: number): number => (metres / 1000) * milesPerKm;

/** First moment of a UTC month. @param back number of months before that of `now` */
function monthStart(now: number, back: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back));
}

/** The last UTC months up to the one of `now`, oldest first, such as '2026-05'. */
export function lastMonths(now: number, many: number): string[] {
  return Array.from({ length: many }, (_, index) =>
    monthStart(now, many - 1 - index)
      .toISOString()
      .slice(0, 7),
  );
}

/** Milliseconds at which the months of the analytics begin. */
export function analyticsStart(now: number): number {
  return monthStart(now, analyticsLimits.months - 1).getTime();
}

/** Figures of each of the last months, oldest first; other months are left out. */
export function monthFigures(
  now: number,
  hops: readonly { month: string; metres: number }[],
  finds: readonly { month: string; finds: number }[],
): MonthFigures[] {
  const metresOf = new Map(hops.map(({ month, metres }) => [month, metres]));
  const findsOf = new Map(finds.map((row) => [row.month, row.finds]));
  return lastMonths(now, analyticsLimits.months).map((month) => ({
    month,
    miles: metresToMiles(metresOf.get(month) ?? 0),
    finds: findsOf.get(month) ?? 0,
  }));
}

/** All rocks less those that are listed by name. */
export function otherRocks(
  named: readonly { metres: number }[],
  all: { rocks: number; metres: number },
): DistanceAnalytics['otherRocks'] {
  const metres = named.reduce((rest, rock) => rest - rock.metres, all.metres);
  return { rocks: all.rocks - named.length, miles: metresToMiles(metres) };
}
