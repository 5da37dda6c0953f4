// Which squares a box touches.
import type { Box } from '../../schema/map-grid.ts';
import type { TileArchive } from '../../schema/tiles.ts';
import { inSquares, type Square } from './square.ts';

/** Corners of a box, in squares. */
function edgesOf(west: number, south: number, east: number, north: number, zoom: number) {
  const { x: left, y: top } = inSquares({ longitude: west, latitude: north }, zoom);
  const { x: right, y: bottom } = inSquares({ longitude: east, latitude: south }, zoom);
  return { left, top, right, bottom };
}

export function touches({ z, x, y }: Square, bounds: TileArchive['bounds']): boolean {
  const { left, top, right, bottom } = edgesOf(...bounds, z);
  return left < x + 1 && right >= x && top < y + 1 && bottom >= y;
}

/** The squares that cover a box, the middle ones first. The box may reach beyond ±180. */
export function squaresIn({ west, south, east, north }: Box, zoom: number): Square[] {
  const count = 2 ** zoom;
  const inWorld = (row: number) => Math.max(0, Math.min(count - 1, Math.floor(row)));
  const edges = edgesOf(west, south, east, north, zoom);
  const [top, bottom] = [inWorld(edges.top), inWorld(edges.bottom)];
  const left = Math.floor(edges.left);
  // At most once around the world.
  const right = Math.min(left + count - 1, Math.floor(edges.right));
  const squares: (Square & { off: number })[] = [];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const off = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
      squares.push({ z: zoom, x: ((x % count) + count) % count, y, off });
    }
  }
  return squares.sort((a, b) => a.off - b.off).map(({ z, x, y }) => ({ z, x, y }));
}
