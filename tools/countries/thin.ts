// Removes points and islands: few near another country, many elsewhere.
import {
  extentOf,
  isRing,
  kmBetween,
  kmToLine,
  kmToSegment,
  makeCells,
  type Line,
  type Point,
} from './plane.ts';
import type { Borders } from './source.ts';

/**
 * Kilometres by which a line may deviate. On a remote coast this must stay below the lookup's reach out to sea, so that
 * no land is left out. Near another country it is a fraction of the distance, so that the nearer one stays nearer.
 */
const off = { coast: 20, border: 2.5, tiny: 0.2, partOfDistance: 1 / 3 } as const;
/** A country with a smaller radius is tiny. */
const tinyKm = 40;

export function thinned(borders: Borders): Borders {
  const finest = finestByCountry(borders);
  const otherWithin = othersNear(borders);
  const allowance = (key: string) => {
    const [code = '', other] = key.split(' ');
    if (other !== undefined) return () => Math.min(finest(code), finest(other));
    return (point: Point) =>
      Math.min(off.coast, Math.max(finest(code), otherWithin(point, code) * off.partOfDistance));
  };
  return new Map(
    [...borders].map(([key, lines]) => {
      const allowed = allowance(key);
      const isCoast = !key.includes(' ');
      const thin = isCoast
        ? coasts(lines, allowed)
        : lines.map((line) => (isRing(line) ? straightenedRing : straightened)(line, allowed));
      return [key, neighboursFirst(thin)];
    }),
  );
}

function finestByCountry(borders: Borders): (code: string) => number {
  const points = new Map<string, Point[]>();
  for (const [key, lines] of borders) {
    for (const code of key.split(' ')) points.set(code, [...(points.get(code) ?? []), ...lines.flat()]);
  }
  const tiny = new Set(
    [...points].filter(([, line]) => extentOf(line).radius < tinyKm).map(([code]) => code),
  );
  return (code) => (tiny.has(code) ? off.tiny : off.border);
}

/** Kilometres from a point of a country to the nearest other country; Infinity if it is far. */
function othersNear(borders: Borders): (point: Point, code: string) => number {
  const cells = makeCells<{ point: Point; code: string }>(off.coast / off.partOfDistance);
  const seen = new Set<string>();
  for (const [key, lines] of borders) {
    for (const code of key.split(' ')) {
      for (const point of lines.flat()) {
        // One point of each country per kilometre is enough.
        const spot = `${code} ${point.map((degrees) => Math.round(degrees * 100)).join(' ')}`;
        if (!seen.has(spot)) cells.add(point, { point, code });
        seen.add(spot);
      }
    }
  }
  return (point, code) => {
    let nearest = Infinity;
    for (const other of cells.around(point)) {
      if (other.code !== code) nearest = Math.min(nearest, kmBetween(point, other.point));
    }
    return nearest;
  };
}

/** Coasts first, then islands from large to small: as a ring, as a dot, or left out close to what is already kept. */
function coasts(lines: readonly Line[], allowed: (point: Point) => number): Line[] {
  const kept = lines.filter((line) => !isRing(line)).map((line) => straightened(line, allowed));
  const rings = lines.filter(isRing).map((ring) => ({ ring, ...extentOf(ring) }));
  for (const { ring, middle, radius } of rings.sort((a, b) => b.radius - a.radius)) {
    const limit = Math.min(...ring.map(allowed));
    if (kept.some((line) => kmToLine(middle, line) < limit - radius)) continue;
    kept.push(radius < limit ? [middle] : straightenedRing(ring, allowed));
  }
  return kept;
}

/** Each line is followed by the one that starts nearest to its end, so that the differences are short. */
function neighboursFirst(lines: readonly Line[]): Line[] {
  const rest = [...lines];
  const ordered = rest.splice(0, 1);
  while (rest.length > 0) {
    const end = ordered.at(-1)!.at(-1)!;
    const distances = rest.map((line) => kmBetween(end, line[0]!));
    ordered.push(...rest.splice(distances.indexOf(Math.min(...distances)), 1));
  }
  return ordered;
}

/** How many further points are tried after one that does not fit. */
const patience = 60;

/** The line with as few points as a greedy search finds. No point left out deviates more than it may. */
function straightened(line: Line, allowed: (point: Point) => number): Line {
  const limits = line.map(allowed);
  const fits = (start: number, end: number) => {
    for (let i = start + 1; i < end; i++) {
      if (kmToSegment(line[i]!, line[start]!, line[end]!) > limits[i]!) return false;
    }
    return true;
  };
  const kept = line.slice(0, 1);
  let at = 0;
  while (at < line.length - 1) {
    let farthest = at + 1;
    for (let next = at + 2; next < line.length && next <= farthest + patience; next++) {
      if (fits(at, next)) farthest = next;
    }
    kept.push(line[farthest]!);
    at = farthest;
  }
  return kept;
}

/** In two halves, so that a ring does not shrink to its first point. */
function straightenedRing(ring: Line, allowed: (point: Point) => number): Line {
  const distances = ring.map((point) => kmBetween(ring[0]!, point));
  const half = distances.indexOf(Math.max(...distances));
  return [
    ...straightened(ring.slice(0, half + 1), allowed),
    ...straightened(ring.slice(half), allowed).slice(1),
  ];
}
