// Distances for people on foot: feet below a thousand, miles from there on.
import { grouped } from '../../lib/numbers.ts';
import { milesPerKm } from '../filters.ts';

const feetPerMetre = 3.28084;
/** From here on a distance is told in miles: 0.2 of one. */
const mostFeet = 1000;

/** '80 feet', '650 feet', '0.7 miles', '12 miles'. Rounded, because neither the position nor the place is exact. */
export function distanceWords(metres: number): string {
  const feet = metres * feetPerMetre;
  const step = feet < 300 ? 10 : 50;
  const rounded = Math.max(step, Math.round(feet / step) * step);
  if (rounded < mostFeet) return `${rounded} feet`;
  const miles = (metres / 1000) * milesPerKm;
  if (miles >= 9.95) return `${grouped(Math.round(miles))} miles`;
  const tenths = miles.toFixed(1);
  return tenths === '1.0' ? '1 mile' : `${tenths.replace(/\.0$/, '')} miles`;
}

/** '± 70 feet': never better than it is. */
export function accuracyWords(metres: number): string {
  const feet = Math.max(10, Math.ceil((metres * feetPerMetre) / 10) * 10);
  return feet < mostFeet ? `± ${feet} feet` : `± ${distanceWords(metres)}`;
}
