// What painter and finder say at a find, as mutations. `mutate` takes the line, '' for none.
import { useQueryClient } from '@tanstack/react-query';
import type { SavedLine } from '../../schema/notifications.ts';
import { api, bodyOf } from '../api.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { isKept } from '../outbox/is-kept.ts';
import { keptWords } from '../outbox/words.ts';
import { toast } from '../ui/toast.ts';
import { journeyOf } from './queries.ts';

/** An entry of a rock's journey: a find. */
export interface FindAt {
  rockId: string;
  seq: number;
}

type Send = (find: FindAt, line: string, headers: AttemptHeaders) => Promise<SavedLine>;

const argsOf = ({ rockId, seq }: FindAt, line: string) => ({
  param: { id: rockId, seq: String(seq) },
  json: { line },
});

const sendThanks: Send = (find, line, headers) =>
  bodyOf(api.rocks[':id'].journey[':seq'].thanks.$put(argsOf(find, line), { headers }));

const sendLine: Send = (find, line, headers) =>
  bodyOf(api.rocks[':id'].journey[':seq'].line.$put(argsOf(find, line), { headers }));

function useSend(send: Send, find: FindAt, onSaved?: () => void, onFailed?: (error: unknown) => number) {
  const queryClient = useQueryClient();
  return useMemberMutation((line: string, headers) => send(find, line, headers), {
    onDone: () => {
      void queryClient.invalidateQueries({ queryKey: journeyOf(find.rockId).queryKey });
      onSaved?.();
    },
    onFailed: (error) => (isKept(error) ? toast(keptWords) : onFailed?.(error)),
  });
}

/** Thanks by the painter. */
export const useThank = (find: FindAt, onThanked?: () => void) => useSend(sendThanks, find, onThanked);

/** A line by the finder; later words replace earlier ones. */
export const useLeaveLine = (find: FindAt) => useSend(sendLine, find);

/** Takes the other's words away. */
export const useRemoveWords = (find: FindAt, what: 'line' | 'thanks', onFailed: (error: unknown) => number) =>
  useSend(what === 'line' ? sendLine : sendThanks, find, undefined, onFailed);
