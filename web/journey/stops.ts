// The stops of a journey: the places where the rock was hidden, in the order in which it came there.
import type { Coordinates, JourneyEntry } from '../../schema/journey.ts';
import { nearTo } from '../map/near-to.ts';

export interface Stop extends JourneyEntry {
  /** 1 is the first hiding place. */
  number: number;
  /** For drawing: east of the stop before it by less than half the globe, so that a line never runs round it. */
  drawnAt: Coordinates;
}

/** @param entries newest first */
export function stopsOf(entries: readonly JourneyEntry[]): Stop[] {
  const stops: Stop[] = [];
  for (const entry of entries.filter(({ actionType }) => actionType === 'hidden').toReversed()) {
    const before = stops.at(-1)?.drawnAt;
    stops.push({
      ...entry,
      number: stops.length + 1,
      drawnAt: before ? nearTo(before.longitude, entry) : entry,
    });
  }
  return stops;
}
