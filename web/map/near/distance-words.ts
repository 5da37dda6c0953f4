// Distances for people on foot: metres below a kilometre, miles from there on.
import { grouped } from '../../lib/numbers.ts';
import { milesPerKm } from '../filters.ts';

/** '85 m', '350 m', '0.7 miles', '12 miles'. Rounded, because neither the position nor the place is exact. */
export function distanceWords(metres: number): string {
  const step = metres < 100 ? 5 : 10;
  const rounded = Math.max(step, Math.round(metres / step) * step);
  if (rounded < 1000) return `${rounded} m`;
  const miles = (metres / 1000) * milesPerKm;
  if (miles >= 9.95) return `${grouped(Math.round(miles))} miles`;
  const tenths = miles.toFixed(1);
  return tenths === '1.0' ? '1 mile' : `${tenths.replace(/\.0$/, '')} miles`;
}

/** '± 20 m': never better than it is. */
export function accuracyWords(metres: number): string {
  return metres < 1000 ? `± ${Math.max(1, Math.ceil(metres))} m` : `± ${distanceWords(metres)}`;
}
