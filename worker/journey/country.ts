// The country at a coordinate, from borders small enough to travel with the worker.
import type { Coordinates } from '../../schema/journey.ts';
import world from './countries.json' with { type: 'json' };

/** How far a country reaches out to sea, in kilometres: beaches, piers, islets that no map of this size shows. */
const reachKm = 25;
const kmPerDegree = 111.2;
const units = world.unitsPerDegree;
const turn = 360 * units;

/** A line between two countries, or one country's coast. Whole units; x may pass the date line. */
interface Border {
  countries: readonly string[];
  xs: readonly number[];
  ys: readonly number[];
  west: number;
  east: number;
  south: number;
  north: number;
}

let borders: readonly Border[] | null = null;

/**
 * ISO 3166-1 numeric code of the country at a coordinate, such as '840'; null at sea. Territories that Natural Earth
 * counts as part of a state have that state's code, and Kosovo has '983', its code in the Unicode CLDR. Good to about
 * 2 km at a border between countries.
 */
export function countryOf(at: Coordinates): string | null {
  // Read at the first need: a worker that starts for another request does not wait for it.
  borders ??= readBorders();
  const [x, y] = [at.longitude * units, at.latitude * units];
  return countryAround(borders, x, y) ?? nearestCountry(borders, x, y);
}

/** The country whose borders a walk from here due north crosses an odd number of times: there is none at the pole. */
function countryAround(all: readonly Border[], x: number, y: number): string | null {
  const inside = new Set<string>();
  for (const border of all) {
    if (border.north <= y || !crossesMeridian(border, x, y)) continue;
    for (const code of border.countries) if (!inside.delete(code)) inside.add(code);
  }
  const [code = null] = inside;
  return code;
}

/** Whether the line crosses the meridian an odd number of times north of here. */
function crossesMeridian({ xs, ys, west, east, south }: Border, x: number, y: number): boolean {
  let isOdd = false;
  for (const meridian of sameMeridians(x, west, east)) {
    for (let i = 1; i < xs.length; i++) {
      const [x1, x2, y1, y2] = [xs[i - 1]!, xs[i]!, ys[i - 1]!, ys[i]!];
      if (x1 > meridian === x2 > meridian) continue;
      if (south > y || y1 + ((meridian - x1) / (x2 - x1)) * (y2 - y1) > y) isOdd = !isOdd;
    }
  }
  return isOdd;
}
