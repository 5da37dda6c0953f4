// Where places lie on the map's plane: the projection of the tiles, for whoever counts in pixels without the map library.
import type { Coordinates } from '../../schema/journey.ts';

export interface Pixel {
  x: number;
  y: number;
}

/** Pixels of the whole world at zoom 0. */
const width = 256;
/** Where the square of the world ends. */
export const mostLatitude = 85.0511287798;

/** From the upper left corner of the world; beyond ±180 degrees the map goes on. */
export function pixelOf({ latitude, longitude }: Coordinates, zoom: number): Pixel {
  const sine = Math.sin((Math.max(-mostLatitude, Math.min(mostLatitude, latitude)) * Math.PI) / 180);
  const scale = width * 2 ** zoom;
  return {
    x: scale * (longitude / 360 + 0.5),
    y: scale * (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)),
  };
}

export function placeAt({ x, y }: Pixel, zoom: number): Coordinates {
  const scale = width * 2 ** zoom;
  return {
    latitude: (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / scale))) * 180) / Math.PI,
    longitude: (x / scale - 0.5) * 360,
  };
}
