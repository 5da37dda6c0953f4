// Spreads rocks at the same place in a small ring around it, so that each can be clicked.
import type { Coordinates } from '../../schema/journey.ts';

/** Metres: the ring's least radius, and its circumference for each rock, about a marker at the closest zoom. */
const least = 15;
const each = 26;
const metresPerDegree = 111_195;

export function spread<P extends Coordinates>(places: readonly P[]): P[] {
  const spots = new Map<string, P[]>();
  for (const place of places) {
    const spot = `${place.latitude},${place.longitude}`;
    const together = spots.get(spot);
    if (together) together.push(place);
    else spots.set(spot, [place]);
  }
  return [...spots.values()].flatMap((together) => (together.length === 1 ? together : ring(together)));
}

function ring<P extends Coordinates>(together: P[]): P[] {
  const metres = Math.max(least, (together.length * each) / (2 * Math.PI));
  return together.map((place, index) => {
    const angle = (index / together.length) * 2 * Math.PI;
    const shrink = Math.max(0.01, Math.cos((place.latitude * Math.PI) / 180));
    return {
      ...place,
      latitude: place.latitude + (Math.cos(angle) * metres) / metresPerDegree,
      longitude: place.longitude + (Math.sin(angle) * metres) / (metresPerDegree * shrink),
    };
  });
}
