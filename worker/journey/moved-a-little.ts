// How far a rock may be moved without a find.
import { metresBetween, type Coordinates } from '../../schema/journey.ts';
import { townId } from '../../schema/near.ts';
import { whereaboutsLimits as limits } from '../../schema/whereabouts.ts';

/** A place, and the town near it as stored. */
interface Spot extends Coordinates {
  town: string | null;
}

/** Whether a place is close to the one where the rock was hidden, or in the same town. */
export function isNearby(from: Spot, to: Spot): boolean {
  const metres = metresBetween(from, to);
  if (metres <= limits.moveMetres) return true;
  const [was, is] = [townId(from.town), townId(to.town)];
  return was !== null && was === is && metres <= limits.moveInTownMetres;
}
