// How far it is to a place, and in which direction.
import { metresBetween, type Coordinates } from '../../schema/journey.ts';
import { bearing, directionWords } from './near/direction.ts';
import { distanceWords } from './near/distance-words.ts';
import { wordsNow } from '../lib/words.ts';

/** '350 m northeast' */
export function wayWords(from: Coordinates, to: Coordinates): string {
  return wordsNow('map').way(distanceWords(metresBetween(from, to)), directionWords(bearing(from, to)));
}
