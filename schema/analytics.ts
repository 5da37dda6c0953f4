// What a member's rocks have traveled: month by month, rock by rock, and how far around.
import { kmToMiles } from './journey.ts';

export const analyticsLimits = {
  /** Calendar months, the running one included. */
  months: 24,
  /** Rocks by name; the others are one sum. */
  rocks: 50,
} as const;

/** Answer of GET /api/user/analytics. Miles are whole ones, of every hop. */
export interface DistanceAnalytics {
  /** Rocks that the member registered. */
  rocks: number;
  /** Finds that the member made. */
  finds: number;
  /** Of all own rocks together. */
  miles: number;
  /** Different hiding places of own rocks. */
  places: number;
  /** Where these places are, most of them first. A place at sea is in no country. */
  countries: CountryPlaces[];
  /** Oldest first, quiet months included. */
  months: MonthFigures[];
  /** Own rocks that have traveled, farthest first. */
  milesByRock: RockMiles[];
  /** Those beyond the ones above. */
  otherRocks: { rocks: number; miles: number };
  longestJourney: RockMiles | null;
  longestHop: LongestHop | null;
}

export interface CountryPlaces {
  name: string;
  places: number;
}

/** What happened in one month of UTC. */
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

/** From one hiding place to the next, none faster than 1,000 km/h. */
export interface LongestHop {
  rock: { id: string; name: string };
  miles: number;
  from: string;
  to: string;
  /** When it was hidden again, ISO 8601. */
  at: string;
}

export const metresToMiles = (metres: number): number => kmToMiles(metres / 1000);

/** First moment of a month of UTC. @param back how many months before the one of `now` */
function monthStart(now: number, back: number): Date {
  const date = new Date(now);
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() - back));
}

/** Milliseconds at which the months of the analytics begin. */
export function analyticsStart(now: number): number {
  return monthStart(now, analyticsLimits.months - 1).getTime();
}

/** A figure for each of the last months, oldest first; what lies outside of them is left out. */
export function monthFigures(
  now: number,
  hops: readonly { month: string; metres: number }[],
  finds: readonly { month: string; finds: number }[],
): MonthFigures[] {
  const metresOf = new Map(hops.map(({ month, metres }) => [month, metres]));
  const findsOf = new Map(finds.map((row) => [row.month, row.finds]));
  return Array.from({ length: analyticsLimits.months }, (_, index) => {
    const start = monthStart(now, analyticsLimits.months - 1 - index);
    const month = start.toISOString().slice(0, 7);
    return { month, miles: metresToMiles(metresOf.get(month) ?? 0), finds: findsOf.get(month) ?? 0 };
  });
}

/** What is left when the rocks that are named are taken from all of them. */
export function otherRocks(
  named: readonly { metres: number }[],
  all: { rocks: number; metres: number },
): DistanceAnalytics['otherRocks'] {
  const metres = named.reduce((rest, rock) => rest - rock.metres, all.metres);
  return { rocks: all.rocks - named.length, miles: metresToMiles(metres) };
}

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Name of a country by its ISO 3166-1 code: '840' and 'US' give 'United States', what is no code gives itself. */
export function countryName(code: string): string {
  if (!/^(?:[a-z]{2}|\d{3})$/i.test(code)) return code;
  // A locale turns numbers into the letters by which names are known.
  const { region } = new Intl.Locale(`und-${code}`);
  return (region !== undefined && regions.of(region)) || code;
}
