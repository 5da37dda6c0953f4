// The mutation that registers a rock and then hides it at its first place.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { LocationInput } from '../../schema/journey-input.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { api, bodyOf } from '../api.ts';
import type { JustHidden } from '../journey/just-hidden.ts';
import { keepFirstPlace } from '../journey/location-draft.ts';
import { ApiError } from '../lib/api-error.ts';
import { newAttempts, useAttempts } from '../lib/attempts.ts';
import { isKept } from '../outbox/is-kept.ts';
import { standInFor } from '../outbox/stand-in.ts';
import { refreshRocks } from '../refresh.ts';
import { ownRockWithCode } from './queries.ts';
import type { Registration } from './register-fields.ts';

export interface NewRock extends Registration {
  /** Already resized. */
  image: File | null;
}

export interface Registered {
  /**
   * The member's own rock that already has this Rock ID. The response to their first attempt was lost and the page was
   * reloaded since. Nothing was registered now.
   */
  earlier: OwnRock | null;
  /** The rock was registered, but its first place could not be saved. */
  placeIsLost: boolean;
  /** The rock at its first place; null without one, or if the response was lost. */
  hidden: JustHidden | null;
}

/** Registers a rock. A place that could not be saved is kept as a draft for the Hide dialog. */
export function useRegisterRock(memberId: string) {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: async ({ rock, place, image }: NewRock): Promise<Registered> => {
      const form = {
        name: rock.name,
        description: rock.description,
        laserEngraverId: rock.laserEngraverId,
        status: place ? 'hidden' : 'registered',
        ...(image && { image }),
      };
      const headers = attempts.headers(form);
      const call = bodyOf(api.rocks.$post({ form }, { headers }));
      const made = await call.catch((error: unknown) => {
        // The place waits with the rock.
        if (place && isKept(error)) void hide(standInFor(headers), place).catch(() => undefined);
        return earlierRock(error, rock.laserEngraverId);
      });
      if ('earlier' in made) {
        const { earlier } = made;
        if (place && earlier.status === 'active') keepFirstPlace(memberId, earlier.id, place);
        return { earlier, placeIsLost: false, hidden: null };
      }
      attempts.done();
      if (!place) return { earlier: null, placeIsLost: false, hidden: null };
      try {
        const entry = await hide(made.id, place);
        return {
          earlier: null,
          placeIsLost: false,
          hidden: { action: 'hide', rock: { ...made, lastPlace: null }, entry },
        };
      } catch (error) {
        // If only the response was lost, the rock is hidden there.
        const now = await ownRockWithCode(rock.laserEngraverId).catch(() => null);
        const placeIsLost = now?.status !== 'hidden';
        if (placeIsLost) {
          console.error('The rock is registered, but its first place could not be saved.', error);
          keepFirstPlace(memberId, made.id, place);
        }
        return { earlier: null, placeIsLost, hidden: null };
      }
    },
    onSuccess: () => void refreshRocks(queryClient),
  });
}

/** @returns the member's own rock if the refusal says that its Rock ID is taken @throws the refusal otherwise */
async function earlierRock(refusal: unknown, code: string): Promise<{ earlier: OwnRock }> {
  const isTaken =
    refusal instanceof ApiError && refusal.status === 409 && refusal.field === 'laserEngraverId';
  const earlier = isTaken ? await ownRockWithCode(code).catch(() => null) : null;
  if (!earlier) throw refusal;
  return { earlier };
}

async function hide(id: string, place: LocationInput): Promise<JourneyEntry> {
  const form = { ...place, latitude: String(place.latitude), longitude: String(place.longitude) };
  const headers = newAttempts().headers(form);
  return bodyOf(api.rocks[':id'].locations.$post({ param: { id }, form }, { headers }));
}
