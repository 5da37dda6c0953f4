// The squares into which tiles divide the world.

/** Pixels of the page that a tile is wide: a quarter as many tiles as of those that are 256 wide. */
export const tileWidth = 512;

/** One of 2^z squares from west to east, and as many from north to south. */
export interface Square {
  z: number;
  x: number;
  y: number;
}

/** The square of a coarser zoom that contains it. */
export function ancestor({ z, x, y }: Square, zoom: number): Square {
  const times = 2 ** (z - zoom);
  return { z: zoom, x: Math.floor(x / times), y: Math.floor(y / times) };
}
