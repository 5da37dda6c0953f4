// Saving a place in a rock's journey: a hide, a rehide, or where it was found.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { RehideInput } from '../../schema/journey-input.ts';
import { api, bodyOf } from '../api.ts';
import { serverWords } from '../lib/api-error.ts';
import { useAttempts } from '../lib/attempts.ts';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import { refreshRocks } from '../refresh.ts';
import { toast } from '../ui/toast.ts';

export type LocationAction = 'hide' | 'rehide' | 'find';

export interface LocationTarget {
  action: LocationAction;
  rock: { id: string; name: string };
  /** Id of the finder's record; needed for a rehide. */
  foundRockId?: string | undefined;
}

export function useSaveLocation(target: LocationTarget, onSaved: () => void) {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (place: RehideInput) => {
      const headers = attempts.headers([target, place]);
      return target.action === 'rehide'
        ? rehide(target, place, headers)
        : logLocation(target, place, headers);
    },
    onSuccess: () => {
      attempts.done();
      void refreshRocks(queryClient);
      toast({ ...successWords(target), tone: 'good' });
      onSaved();
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
    },
  });
}

type Headers = { 'Idempotency-Key': string };

async function rehide(
  { foundRockId }: LocationTarget,
  json: RehideInput,
  headers: Headers,
): Promise<JourneyEntry> {
  if (!foundRockId) throw new Error('Found rock ID is required for rehiding');
  return bodyOf(api.rocks[':id'].rehide.$post({ param: { id: foundRockId }, json }, { headers }));
}

function logLocation(
  { action, rock }: LocationTarget,
  place: RehideInput,
  headers: Headers,
): Promise<JourneyEntry> {
  const form = {
    ...place,
    latitude: String(place.latitude),
    longitude: String(place.longitude),
    actionType: action === 'hide' ? 'hidden' : 'found',
  };
  return bodyOf(api.rocks[':id'].locations.$post({ param: { id: rock.id }, form }, { headers }));
}

export function failureWords(error: Error): string {
  return `Failed to update rock location: ${serverWords(error, error.message)}`;
}

function successWords({ action, rock }: LocationTarget): { title: string; description: string } {
  switch (action) {
    case 'hide':
      return {
        title: 'Amazing! Rock Hidden Successfully!',
        description: `${rock.name} is on the map now, waiting for its first finder.`,
      };
    case 'rehide':
      return {
        title: 'Perfect! Rock Rehidden!',
        description: `${rock.name} is on its way again. You can look it up in your Rock Rehide Archive.`,
      };
    case 'find':
      return { title: 'Great Find!', description: `Your words are part of ${rock.name}'s journey now.` };
  }
}
