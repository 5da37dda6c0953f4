// The tiles' Web Mercator projection, for code that needs pixels without the map library.
import type { Coordinates } from '../../schema/journey.ts';

export interface Pixel {
  x: number;
  y: number;
}

/** Width of the world at zoom 0, in pixels. */
const width = 256;
/** Latitude of the world square's edges. */
export const mostLatitude = 85.0511287798;

/** The pixel counted from the world's upper left corner; longitudes beyond ±180 are allowed. */
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
