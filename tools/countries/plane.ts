// Points and lines on the sphere, and the geometry that making the borders needs.

/** Degrees: longitude (beyond ±180 where a line has crossed the date line) and latitude. */
export type Point = readonly [lng: number, lat: number];
export type Line = readonly Point[];

const kmPerDegree = 111.2;
const cosine = (lat: number) => Math.cos((lat * Math.PI) / 180);

/** The line without jumps from 180 to -180. */
export function unwrapped(line: readonly (readonly number[])[]): Line {
  let last = 0;
  return line.map(([lng = 0, lat = 0], i) => {
    last = i === 0 ? lng : lng - 360 * Math.round((lng - last) / 360);
    return [last, lat];
  });
}

/** Kilometres between near points, calculated flat, for distances of up to a few hundred. */
export function kmBetween([lngA, latA]: Point, [lngB, latB]: Point): number {
  const turn = (((lngB - lngA) % 360) + 540) % 360;
  return Math.hypot((turn - 180) * cosine((latA + latB) / 2), latB - latA) * kmPerDegree;
}

/** Kilometres from a point to the straight line between two others. */
export function kmToSegment([lng, lat]: Point, [lngA, latA]: Point, [lngB, latB]: Point): number {
  const shrink = cosine(lat);
  const [x, y, dx, dy] = [(lng - lngA) * shrink, lat - latA, (lngB - lngA) * shrink, latB - latA];
  const length2 = dx * dx + dy * dy;
  const along = length2 === 0 ? 0 : Math.min(1, Math.max(0, (x * dx + y * dy) / length2));
  return Math.hypot(x - along * dx, y - along * dy) * kmPerDegree;
}

/** Kilometres from a point to a line, which may be a single point. */
export function kmToLine(point: Point, line: Line): number {
  return Math.min(...line.map((to, i) => kmToSegment(point, line[i - 1] ?? to, to)));
}

export function isRing(line: Line): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return line.length > 2 && first?.[0] === last?.[0] && first?.[1] === last?.[1];
}

/** Middle of the bounding box, and kilometres from there to its corner. */
export function extentOf(line: Line): { middle: Point; radius: number } {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [lng, lat] of line) {
    [west, east] = [Math.min(west, lng), Math.max(east, lng)];
    [south, north] = [Math.min(south, lat), Math.max(north, lat)];
  }
  const middle: Point = [(west + east) / 2, (south + north) / 2];
  return { middle, radius: Math.hypot((east - west) * cosine(middle[1]), north - south) * (kmPerDegree / 2) };
}

/** A spatial index: `around` finds things within `km` of a point, and some a little farther away. */
export function makeCells<T>(km: number) {
  const cells = new Map<string, Set<T>>();
  const size = km / kmPerDegree;
  const rowOf = ([, lat]: Point) => Math.floor(lat / size);
  const columnOf = ([lng]: Point, row: number) => Math.floor((lng * cosine(row * size)) / size);
  return {
    add(point: Point, thing: T): void {
      const row = rowOf(point);
      const key = `${row} ${columnOf(point, row)}`;
      const cell = cells.get(key) ?? new Set<T>();
      cells.set(key, cell.add(thing));
    },
    *around(point: Point): Generator<T> {
      const middle = rowOf(point);
      for (let row = middle - 1; row <= middle + 1; row++) {
        const column = columnOf(point, row);
        for (let near = column - 1; near <= column + 1; near++) yield* cells.get(`${row} ${near}`) ?? [];
      }
    },
  };
}
