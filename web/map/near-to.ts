// Longitudes on a map that wraps around: every place appears once in each turn of the world.
import type { Coordinates } from '../../schema/journey.ts';

/** Shifts a place by whole turns to be as near as possible to a longitude; the result may be beyond ±180. */
export function nearTo(middle: number, { latitude, longitude }: Coordinates): Coordinates {
  return { latitude, longitude: longitude + 360 * Math.round((middle - longitude) / 360) };
}
