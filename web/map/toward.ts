// Keyboard navigation between the spots of the map.
import type { Pixel } from '../tiles/mercator.ts';

const ways: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/**
 * The point to which a key moves the focus. Arrows: the nearest point on that side. Home and End: the first and the
 * last. Page Up and Page Down: the previous and the next in list order, so that every point can be reached.
 * @returns its index; null for other keys
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
    // A sideways offset counts double.
    const far = along + 2 * Math.abs(dx * way.y + dy * way.x);
    if (index !== from && along > 0 && far < least) [nearest, least] = [index, far];
  }
  return nearest;
}
