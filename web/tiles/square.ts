// The squares into which tiles divide the world.
import type { Coordinates } from '../../schema/journey.ts';
import { pixelOf, type Pixel } from './mercator.ts';

/** Pixels of the page that a tile is wide: a quarter as many tiles as of those that are 256 wide. */
export const tileWidth = 512;

/** One of 2^z squares from west to east, and as many from north to south. */
export interface Square {
  z: number;
  x: number;
  y: number;
}

/** A place, counted in squares of a zoom from the world's upper left corner. Longitudes may be beyond ±180. */
export const inSquares = (place: Coordinates, zoom: number): Pixel => pixelOf(place, zoom - squareZoom);

/** The world is 2^8 pixels wide at zoom 0, so eight zooms less make a pixel of a square. */
const squareZoom = 8;

/** The square of a coarser zoom that contains it. */
export function ancestor({ z, x, y }: Square, zoom: number): Square {
  const times = 2 ** (z - zoom);
  return { z: zoom, x: Math.floor(x / times), y: Math.floor(y / times) };
}
