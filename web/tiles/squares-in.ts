// Which squares a box touches.
import type { Box } from '../../schema/map-grid.ts';
import type { TileArchive } from '../../schema/tiles.ts';
import { mostLatitude } from './mercator.ts';
import type { Square } from './square.ts';

const columnAt = (longitude: number, zoom: number) => 2 ** zoom * (longitude / 360 + 0.5);

function rowAt(latitude: number, zoom: number): number {
  const limited = Math.max(-mostLatitude, Math.min(mostLatitude, latitude));
  return 2 ** zoom * (0.5 - Math.asinh(Math.tan((limited * Math.PI) / 180)) / (2 * Math.PI));
}

export function touches({ z, x, y }: Square, [west, south, east, north]: TileArchive['bounds']): boolean {
  return (
    columnAt(west, z) < x + 1 && columnAt(east, z) >= x && rowAt(north, z) < y + 1 && rowAt(south, z) >= y
  );
}

/** The squares that cover a box, the middle ones first. The box may reach beyond ±180. */
export function squaresIn({ west, south, east, north }: Box, zoom: number): Square[] {
  const count = 2 ** zoom;
  const inWorld = (row: number) => Math.max(0, Math.min(count - 1, Math.floor(row)));
  const [top, bottom] = [inWorld(rowAt(north, zoom)), inWorld(rowAt(south, zoom))];
  const left = Math.floor(columnAt(west, zoom));
  // At most once around the world.
  const right = Math.min(left + count - 1, Math.floor(columnAt(east, zoom)));
  const squares: (Square & { off: number })[] = [];
  for (let y = top; y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const off = Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);
      squares.push({ z: zoom, x: ((x % count) + count) % count, y, off });
    }
  }
  return squares.sort((a, b) => a.off - b.off).map(({ z, x, y }) => ({ z, x, y }));
}
