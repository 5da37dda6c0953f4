// The draft of a place, kept until it is saved.
import { useState } from 'react';
import type { LocationInput } from '../../schema/journey-input.ts';
import { keepDraft, readDraft } from '../lib/drafts.ts';
import type { LocationTarget } from './save-location.ts';

export interface LocationDraft {
  latitude: string;
  longitude: string;
  locationName: string;
  notes: string;
}

const empty: LocationDraft = { latitude: '', longitude: '', locationName: '', notes: '' };

/** @param memberId the draft's author, so that another member in this browser does not see it */
export function locationDraftName(
  memberId: string,
  { action, rock, foundRockId }: Omit<LocationTarget, 'rock'> & { rock: { id: string } },
): string {
  return `location:${memberId}:${action}:${foundRockId ?? rock.id}`;
}

export function useLocationDraft(name: string) {
  const [draft, setDraft] = useState(() => readDraft(name, empty));
  const change = (changed: Partial<LocationDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...changed };
      keepDraft(name, next);
      return next;
    });
  };
  return [draft, change] as const;
}

/** Keeps a place that could not be saved with its new rock, as the draft of the Hide dialog. */
export function keepFirstPlace(memberId: string, rockId: string, place: LocationInput): void {
  const { latitude, longitude, locationName, notes } = place;
  const draft: LocationDraft = {
    latitude: String(latitude),
    longitude: String(longitude),
    locationName,
    notes: notes ?? '',
  };
  keepDraft(locationDraftName(memberId, { action: 'hide', rock: { id: rockId } }), draft);
}
