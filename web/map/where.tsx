// Where a place of the map is: its name with the town near it, otherwise its coordinates.
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { PlaceName } from '../views/place-name.tsx';
import { placeInDegrees } from './place-words.ts';

export function Where({ place }: { place: Pick<MapLocation, 'locationName' | 'near' | keyof Coordinates> }) {
  const { locationName, near } = place;
  return locationName || near ? <PlaceName name={locationName} near={near} /> : placeInDegrees(place);
}
