// The painter's thanks for a find, as a mutation.
import { useQueryClient } from '@tanstack/react-query';
import type { SavedLine } from '../../schema/notifications.ts';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { journeyOf } from './queries.ts';

/** An entry of a rock's journey: a find. */
export interface FindAt {
  rockId: string;
  seq: number;
}

/** `mutate` takes the line, '' for thanks without words. */
export function useThank({ rockId, seq }: FindAt, onThanked?: (saved: SavedLine) => void) {
  const queryClient = useQueryClient();
  return useMemberMutation(
    (line: string, headers): Promise<SavedLine> =>
      bodyOf(
        api.rocks[':id'].journey[':seq'].thanks.$put(
          { param: { id: rockId, seq: String(seq) }, json: { line } },
          { headers },
        ),
      ),
    {
      onDone: (saved) => {
        void queryClient.invalidateQueries({ queryKey: journeyOf(rockId).queryKey });
        onThanked?.(saved);
      },
    },
  );
}
