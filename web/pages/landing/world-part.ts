// The part of the world's picture that the landing page shows: without the ice at its edges.
import type { Coordinates } from '../../../schema/journey.ts';
import { pixelOf, type Pixel } from '../../tiles/mercator.ts';

/** Width of the world at zoom 0. */
const world = 256;
const north = pixelOf({ latitude: 78.5, longitude: 0 }, 0).y / world;
const south = pixelOf({ latitude: -57, longitude: 0 }, 0).y / world;
const height = south - north;

export const worldPart = {
  aspectRatio: `1 / ${height.toFixed(4)}`,
  /** Of the whole world's picture as a background. */
  background: { size: '100%', position: `0 ${((100 * north) / (1 - height)).toFixed(2)}%` },
  /** @param width of the picture, in pixels */
  pointOf(place: Coordinates, width: number): Pixel {
    const { x, y } = pixelOf(place, 0);
    return { x: (x / world) * width, y: (y / world - north) * width };
  },
} as const;
