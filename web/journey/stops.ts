// The stops of a journey: the rock's hiding places in order.
import type { Coordinates, JourneyEntry } from '../../schema/journey.ts';
import { nearTo } from '../map/near-to.ts';

export interface Stop extends JourneyEntry {
  /** 1 is the first hiding place. */
  number: number;
  /** For drawing: the longitude is less than 180° from the previous stop, so that no line runs around the globe. */
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
