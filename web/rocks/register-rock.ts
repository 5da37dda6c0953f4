// Registering a rock, and right after it hiding it where the form says.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LocationInput } from '../../schema/journey.ts';
import { api, bodyOf } from '../api.ts';
import { newAttempts, useAttempts } from '../lib/attempts.ts';
import { refreshRocks } from '../refresh.ts';
import type { Registration } from './register-fields.ts';

export interface NewRock extends Registration {
  /** Made to fit already. */
  image: File | null;
}

export interface Registered {
  /** The rock's first place, if it had one, could not be saved: the rock is registered all the same. */
  placeIsLost: boolean;
}

export function useRegisterRock() {
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
      const { id } = await bodyOf(api.rocks.$post({ form }, { headers: attempts.headers(form) }));
      attempts.done();
      try {
        if (place) await hide(id, place);
        return { placeIsLost: false };
      } catch (error) {
        console.error('The rock is registered, but its first place could not be saved.', error);
        return { placeIsLost: true };
      }
    },
    onSuccess: () => void refreshRocks(queryClient),
  });
}

async function hide(id: string, place: LocationInput): Promise<void> {
  const form = { ...place, latitude: String(place.latitude), longitude: String(place.longitude) };
  const headers = newAttempts().headers(form);
  await api.rocks[':id'].locations.$post({ param: { id }, form }, { headers });
}
