// The map goes round: every place is on it once in each turn.
import type { Coordinates } from '../../schema/journey.ts';

/** The place in the turn in which it lies nearest to a longitude; its own longitude may leave ±180 for that. */
export function nearTo(middle: number, { latitude, longitude }: Coordinates): Coordinates {
  return { latitude, longitude: longitude + 360 * Math.round((middle - longitude) / 360) };
}
