// The places of a journey, each with what happened there: the rock was hidden, and it was found.
import type { ActionType, Coordinates, JourneyEntry } from '../../schema/journey.ts';
import { nearTo } from '../map/near-to.ts';

export interface Visit {
  /** Of the entry that began it. */
  id: string;
  locationName: string;
  /** For drawing: east of the visit before it by less than half the globe, so that a line never runs round it. */
  drawnAt: Coordinates;
  /** In the order in which they happened; one of each kind at most. */
  entries: readonly JourneyEntry[];
}

/**
 * In the order in which the rock came there. A find where the rock had been hidden belongs to that visit.
 * @param entries newest first
 */
export function visitsOf(entries: readonly JourneyEntry[]): Visit[] {
  const visits: Visit[] = [];
  for (const entry of entries.toReversed()) {
    const before = visits.at(-1);
    if (before && isFoundAt(before, entry)) {
      visits[visits.length - 1] = { ...before, entries: [...before.entries, entry] };
      continue;
    }
    const { id, locationName } = entry;
    const drawnAt = before ? nearTo(before.drawnAt.longitude, entry) : entry;
    visits.push({ id, locationName, drawnAt, entries: [entry] });
  }
  return visits;
}

function isFoundAt({ entries }: Visit, found: JourneyEntry): boolean {
  const hidden = entries.at(-1);
  return (
    found.actionType === 'found' &&
    hidden?.actionType === 'hidden' &&
    hidden.latitude === found.latitude &&
    hidden.longitude === found.longitude
  );
}

/** 'Duck pond: hidden, then found' */
export function visitWords({ locationName, entries }: Pick<Visit, 'locationName' | 'entries'>): string {
  return `${locationName}: ${actionsOf({ entries }).join(', then ')}`;
}

export function actionsOf({ entries }: Pick<Visit, 'entries'>): ActionType[] {
  return entries.map(({ actionType }) => actionType);
}
