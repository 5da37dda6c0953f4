// Corrections of an entry by its author, as mutations.
import { useQueryClient } from '@tanstack/react-query';
import type { CorrectionInput } from '../../schema/correction-input.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { RehideInput } from '../../schema/journey-input.ts';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { refreshRocks } from '../refresh.ts';
import { toast } from '../ui/toast.ts';
import { wordsNow } from '../lib/words.ts';

/** What differs; null if nothing does. @param visit as the form gives it */
export function changeOf(entry: JourneyEntry, visit: RehideInput): CorrectionInput | null {
  const { latitude, longitude, locationName, notes, happenedAt } = visit;
  const isElsewhere =
    latitude !== entry.latitude || longitude !== entry.longitude || locationName !== entry.locationName;
  const change = {
    ...(isElsewhere && { place: { latitude, longitude, locationName } }),
    ...(notes !== entry.notes && { notes }),
    ...(happenedAt !== undefined && { happenedAt }),
  };
  return Object.keys(change).length > 0 ? change : null;
}

const paramOf = (rockId: string, { seq }: JourneyEntry) => ({ id: rockId, seq: String(seq) });

export function useCorrect(rockId: string, entry: JourneyEntry, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (json: CorrectionInput, headers) =>
      bodyOf(api.rocks[':id'].journey[':seq'].$patch({ param: paramOf(rockId, entry), json }, { headers })),
    {
      onDone: () => {
        void refreshRocks(queryClient);
        onDone();
        const { title, text } = wordsNow('corrections').changed;
        toast({ title, description: text, tone: 'good' });
      },
    },
  );
}

export function useRetract(rockId: string, entry: JourneyEntry, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (_: void, headers) =>
      bodyOf(api.rocks[':id'].journey[':seq'].$delete({ param: paramOf(rockId, entry) }, { headers })),
    {
      onDone: ({ isShown }) => {
        void refreshRocks(queryClient);
        onDone();
        const { title, shown, gone } = wordsNow('corrections').takenBack;
        toast({ title, description: isShown ? shown : gone, tone: 'good' });
      },
    },
  );
}
