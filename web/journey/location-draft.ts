// The draft of a place, kept until it is saved.
import { useState } from 'react';
import { RehideInput, type LocationInput } from '../../schema/journey-input.ts';
import { keepDraft, readDraft } from '../lib/drafts.ts';
import { plainDegrees } from './coordinates.ts';
import type { LocationTarget } from './save-location.ts';
import { readWhen } from './when-field.tsx';

export interface LocationDraft {
  latitude: string;
  longitude: string;
  locationName: string;
  notes: string;
  /** See `WhenField`. */
  when: string;
}

const empty: LocationDraft = { latitude: '', longitude: '', locationName: '', notes: '', when: '' };

/** @param memberId the draft's author, so that another member in this browser does not see it */
export function locationDraftName(
  memberId: string,
  { action, rock, foundRockId }: Omit<LocationTarget, 'rock'> & { rock: { id: string } },
): string {
  return `location:${memberId}:${action}:${foundRockId ?? rock.id}`;
}

/** @param initial what the form begins with */
export function useLocationDraft(name: string, initial = empty) {
  const [draft, setDraft] = useState(() => readDraft(name, initial));
  const change = (changed: Partial<LocationDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...changed };
      keepDraft(name, next);
      return next;
    });
  };
  return [draft, change] as const;
}

interface ReadVisit {
  /** Null while something is wrong. */
  place: RehideInput | null;
  errors: Partial<LocationDraft>;
}

export function readVisit({ when, ...place }: LocationDraft): ReadVisit {
  const { happenedAt, error: wrongTime } = readWhen(when);
  const { data, error } = RehideInput.safeParse({
    ...place,
    latitude: plainDegrees(place.latitude),
    longitude: plainDegrees(place.longitude),
    ...(happenedAt && { happenedAt }),
  });
  return {
    place: wrongTime === undefined && data ? data : null,
    errors: {
      ...Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message])),
      ...(wrongTime && { when: wrongTime }),
    },
  };
}

/** Keeps a place that could not be saved with its new rock, as the draft of the Hide dialog. */
export function keepFirstPlace(memberId: string, rockId: string, place: LocationInput): void {
  const { latitude, longitude, locationName, notes } = place;
  const draft: LocationDraft = {
    latitude: String(latitude),
    longitude: String(longitude),
    locationName,
    notes: notes ?? '',
    when: '',
  };
  keepDraft(locationDraftName(memberId, { action: 'hide', rock: { id: rockId } }), draft);
}
