// The country of a hiding place, from its nearest town and from the borders.
import type { Coordinates } from '../../schema/journey.ts';
import type { NearestTown } from '../places/nearest.ts';
import { numericCode } from './country-codes.ts';
import { countryOf } from './country.ts';

/** The borders are accurate to about 3 km. A town that is nearer than that knows better. */
const townKnowsMetres = 3000;

/** ISO 3166-1 numeric code; null at sea. @param nearest its nearest town; null if none is near */
export function countryAt(at: Coordinates, nearest: NearestTown | null): string | null {
  const byTown = nearest && nearest.metres <= townKnowsMetres ? numericCode(nearest.country) : null;
  return byTown ?? countryOf(at);
}
