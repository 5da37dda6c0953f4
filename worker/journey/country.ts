// The country at a coordinate, from borders small enough to be bundled with the worker.
import type { Coordinates } from '../../schema/journey.ts';
import world from './countries.json' with { type: 'json' };

/**
 * A country extends about 25 km out to sea, for beaches, piers and islets that a map of this size leaves out. The lines
 * may be 20 km off remote coasts, so the distance from them is longer, and no land is left out.
 */
const reachKm = 35;
const kmPerUnit = 111.2 / world.unitsPerDegree;
const wholeTurn = 360 * world.unitsPerDegree;

/** In whole units; x continues beyond the date line where a border does. */
interface Point {
  x: number;
  y: number;
}

/** A line with a country on each side, the coast of one, or a single point for a small island. */
interface Border {
  codes: readonly string[];
  points: readonly Point[];
  west: number;
  east: number;
  south: number;
  north: number;
}

let borders: readonly Border[] | null = null;

/**
 * ISO 3166-1 numeric code of the country at a coordinate, such as '840'; null at sea. Accurate to about 3 km at land
 * borders. Overseas regions that are a part of their state have its code; Kosovo has 983, as in Unicode's CLDR.
 */
export function countryOf(at: Coordinates): string | null {
  // Read at first use, so that other requests do not wait for it.
  borders ??= readBorders();
  const here = { x: at.longitude * world.unitsPerDegree, y: at.latitude * world.unitsPerDegree };
  return countryAround(here, borders) ?? nearestCountry(here, borders);
}

/** The country whose borders a line due north crosses an odd number of times; the pole is in none. */
function countryAround(here: Point, all: readonly Border[]): string | null {
  const around = new Set<string>();
  for (const border of all) {
    if (border.north <= here.y || !isCrossed(here, border)) continue;
    for (const code of border.codes) if (!around.delete(code)) around.add(code);
  }
  const [code = null] = around;
  return code;
}

/** Whether a line due north crosses the border an odd number of times. */
function isCrossed(here: Point, border: Border): boolean {
  let isOdd = false;
  for (const x of longitudesAs(here.x, border.west, border.east)) {
    let from = border.points[0];
    for (const to of border.points) {
      if (from && from.x > x !== to.x > x) {
        const y = from.y + ((x - from.x) / (to.x - from.x)) * (to.y - from.y);
        if (y > here.y) isOdd = !isOdd;
      }
      from = to;
    }
  }
  return isOdd;
}

function nearestCountry(here: Point, all: readonly Border[]): string | null {
  const shrink = Math.cos((here.y / world.unitsPerDegree) * (Math.PI / 180));
  const reach = reachKm / kmPerUnit;
  // At the poles every longitude is near.
  const reachX = Math.min(wholeTurn / 2, reach / Math.max(shrink, 1e-6));
  let nearest: string | null = null;
  let least = reach;
  for (const border of all) {
    if (border.south - reach > here.y || border.north + reach < here.y) continue;
    for (const x of longitudesAs(here.x, border.west - reachX, border.east + reachX)) {
      const distance = distanceTo({ x, y: here.y }, border.points, shrink);
      if (distance < least) [nearest, least] = [border.codes[0] ?? null, distance];
    }
  }
  return nearest;
}

/** Units of latitude to the nearest point of a line. @param shrink degree of longitude over degree of latitude */
function distanceTo(here: Point, points: readonly Point[], shrink: number): number {
  let least = Infinity;
  let from = points[0];
  for (const to of points) {
    if (!from) continue;
    const [dx, dy] = [(to.x - from.x) * shrink, to.y - from.y];
    const [x, y] = [(here.x - from.x) * shrink, here.y - from.y];
    const square = dx * dx + dy * dy;
    const part = square === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / square));
    least = Math.min(least, Math.hypot(x - part * dx, y - part * dy));
    from = to;
  }
  return least;
}

/** All equivalents of a longitude between west and east. */
function longitudesAs(x: number, west: number, east: number): number[] {
  return [x - wholeTurn, x, x + wholeTurn].filter((same) => west <= same && same <= east);
}

/** Decodes what tools/countries/encode.ts has written. */
function readBorders(): Border[] {
  return Object.entries(world.borders).flatMap(([key, text]) => {
    const codes = key.split(' ');
    let [x, y] = [0, 0];
    return text.split(' ').map((line) => {
      const points: Point[] = [];
      const steps = numbersIn(line);
      for (let i = 0; i < steps.length; i += 2) {
        x += steps[i] ?? 0;
        y += steps[i + 1] ?? 0;
        points.push({ x, y });
      }
      if (line.endsWith('.')) points.push(...points.slice(0, 1));
      return { codes, points, ...boundsOf(points) };
    });
  });
}

/** Five bits per digit, lowest first; the lowest bit of a number is its sign. */
function numbersIn(line: string): number[] {
  const numbers: number[] = [];
  let [value, shift] = [0, 0];
  for (let i = 0; i < line.length; i++) {
    const digit = world.digits.indexOf(line.charAt(i));
    if (digit < 0) continue;
    value |= (digit & 31) << shift;
    shift += 5;
    if (digit >= 32) continue;
    numbers.push(value & 1 ? -(value + 1) / 2 : value / 2);
    value = 0;
    shift = 0;
  }
  return numbers;
}

function boundsOf(points: readonly Point[]) {
  const bounds = { west: Infinity, east: -Infinity, south: Infinity, north: -Infinity };
  for (const { x, y } of points) {
    bounds.west = Math.min(bounds.west, x);
    bounds.east = Math.max(bounds.east, x);
    bounds.south = Math.min(bounds.south, y);
    bounds.north = Math.max(bounds.north, y);
  }
  return bounds;
}
