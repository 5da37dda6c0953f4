// Which spot of the map the arrow keys go to from another.
import type { Pixel } from './mercator.ts';

const ways: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * Where a key leads: an arrow to the nearest one on its side, Home and End to the first and the last, Page Up and
 * Page Down through all of them in their order, whatever lies where.
 * @returns null for keys that lead nowhere
 */
export function keyLeadsTo(key: string, from: number, points: readonly Pixel[]): number | null {
  const last = points.length - 1;
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'PageUp') return Math.max(0, from - 1);
  if (key === 'PageDown') return Math.min(last, from + 1);
  const way = ways[key];
  return way ? toward(way, from, points) : null;
}

function toward(way: Pixel, from: number, points: readonly Pixel[]): number {
  const here = points[from];
  let nearest = from;
  let least = Infinity;
  for (const [index, { x, y }] of here ? points.entries() : []) {
    const [dx, dy] = [x - (here?.x ?? 0), y - (here?.y ?? 0)];
    const along = dx * way.x + dy * way.y;
    // What lies aside is as good as farther away.
    const far = along + 2 * Math.abs(dx * way.y + dy * way.x);
    if (index !== from && along > 0 && far < least) [nearest, least] = [index, far];
  }
  return nearest;
}
