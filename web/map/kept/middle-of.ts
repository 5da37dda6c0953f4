// The middle of what a map shows.
import type { Coordinates } from '../../../schema/journey.ts';
import { pixelOf, placeAt } from '../../tiles/mercator.ts';
import type { VisibleArea } from '../visible-area.ts';

/** In pixels, since a degree is longer in the north. */
export function middleOf({ box: { west, south, east, north } }: VisibleArea): Coordinates {
  const rowOf = (latitude: number) => pixelOf({ latitude, longitude: 0 }, 0).y;
  const { latitude } = placeAt({ x: 0, y: (rowOf(north) + rowOf(south)) / 2 }, 0);
  return { latitude, longitude: (west + east) / 2 };
}
