// The visits of a journey: its places with the hide and the find there.
import type { ActionType, Coordinates, JourneyEntry } from '../../schema/journey.ts';
import { nearTo } from '../map/near-to.ts';
import type { Words } from '../../schema/words/words.ts';

export interface JourneyPlace {
  /** The id of the visit's first entry. */
  id: string;
  locationName: string;
  near: JourneyEntry['near'];
  /** For drawing: the longitude is less than 180° from the previous visit, so that no line runs around the globe. */
  drawnAt: Coordinates;
  /** In chronological order; at most one hide and one find. */
  entries: readonly JourneyEntry[];
}

/** The visits in order. A find at the hiding place belongs to the same visit. @param entries newest first */
export function journeyPlaces(entries: readonly JourneyEntry[]): JourneyPlace[] {
  const visits: JourneyPlace[] = [];
  for (const entry of entries.toReversed()) {
    const before = visits.at(-1);
    if (before && isFoundAt(before, entry)) {
      visits[visits.length - 1] = { ...before, entries: [...before.entries, entry] };
      continue;
    }
    const { id, locationName, near } = entry;
    const drawnAt = before ? nearTo(before.drawnAt.longitude, entry) : entry;
    visits.push({ id, locationName, near, drawnAt, entries: [entry] });
  }
  return visits;
}

function isFoundAt({ entries }: JourneyPlace, found: JourneyEntry): boolean {
  const hidden = entries.at(-1);
  return (
    found.actionType === 'found' &&
    hidden?.actionType === 'hidden' &&
    hidden.latitude === found.latitude &&
    hidden.longitude === found.longitude
  );
}

/** 'Duck pond: hidden, then found' */
export function placeWords(
  { visits }: Words['trackMap'],
  { locationName, entries }: Pick<JourneyPlace, 'locationName' | 'entries'>,
): string {
  const [first = 'hidden', ...more] = actionsOf({ entries });
  return visits[more.length > 0 ? 'both' : first](locationName);
}

export function actionsOf({ entries }: Pick<JourneyPlace, 'entries'>): ActionType[] {
  return entries.map(({ actionType }) => actionType);
}
