// How far a rock has come at each place of its journey.
import { metresBetween, type JourneyEntry } from '../../schema/journey.ts';
import type { JourneyPlace } from './journey-places.ts';

/**
 * Kilometres at each place.
 * @param places in the order of the journey
 * @param total the rock's own distance: a long journey lacks its beginning
 */
export function kilometresAt(places: readonly Pick<JourneyPlace, 'entries'>[], total = 0): number[] {
  let before: JourneyEntry | undefined;
  let metres = 0;
  const ways = places.map(({ entries }) => {
    for (const entry of entries.filter(({ actionType }) => actionType === 'hidden')) {
      if (before) metres += Math.round(metresBetween(before, entry));
      before = entry;
    }
    return metres / 1000;
  });
  const isWhole = places[0]?.entries[0]?.seq === 1;
  const start = isWhole ? 0 : Math.max(0, total - metres / 1000);
  return ways.map((way) => start + way);
}
