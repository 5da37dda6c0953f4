// Distances for people on foot: feet below a thousand, miles from there on.
import { milesPerKm } from '../filters.ts';
import { wordsNow } from '../../lib/words.ts';

const feetPerMetre = 3.28084;
/** From here on a distance is told in miles: 0.2 of one. */
const mostFeet = 1000;

/** '80 feet', '650 feet', '0.7 miles', '12 miles'. Rounded, because neither the position nor the place is exact. */
export function distanceWords(metres: number): string {
  const feet = metres * feetPerMetre;
  const step = feet < 300 ? 10 : 50;
  const rounded = Math.max(step, Math.round(feet / step) * step);
  const words = wordsNow('map');
  if (rounded < mostFeet) return words.feet(rounded);
  const miles = (metres / 1000) * milesPerKm;
  return words.miles(miles >= 9.95 ? Math.round(miles) : Math.round(miles * 10) / 10);
}

/** '± 70 feet': never better than it is. */
export function accuracyWords(metres: number): string {
  const feet = Math.max(10, Math.ceil((metres * feetPerMetre) / 10) * 10);
  const words = wordsNow('map');
  return words.accuracy(feet < mostFeet ? words.feet(feet) : distanceWords(metres));
}
