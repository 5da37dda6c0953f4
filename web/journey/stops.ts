// The stops of a journey: the rock's hiding places in order.
import type { JourneyEntry } from '../../schema/journey.ts';
import { nearTo } from '../map/near-to.ts';
import type { JourneyPlace } from './journey-places.ts';

/** Its entries are the hide there and the finds after it, also those with a place of their own. */
export interface Stop extends JourneyPlace {
  /** 1 is the first hiding place. */
  number: number;
}

/** @param entries newest first */
export function stopsOf(entries: readonly JourneyEntry[]): Stop[] {
  const stops: Stop[] = [];
  for (const entry of entries.toReversed()) {
    const before = stops.at(-1);
    if (entry.actionType === 'hidden') {
      const { id, locationName, near } = entry;
      const drawnAt = before ? nearTo(before.drawnAt.longitude, entry) : entry;
      stops.push({ id, locationName, near, drawnAt, entries: [entry], number: stops.length + 1 });
    } else if (before) {
      stops[stops.length - 1] = { ...before, entries: [...before.entries, entry] };
    }
  }
  return stops;
}
