// Runs admin actions: shows a toast and refreshes all lists.
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { refreshRocks } from '../refresh.ts';
import { refreshAdministration } from './refresh.ts';
import { toast, type ToastWords } from '../ui/toast.ts';

interface ActionOptions<Input, Answer> {
  send: (input: Input, headers: AttemptHeaders) => Promise<Answer>;
  /** The toast; null for none. */
  done: ToastWords | ((answer: Answer) => ToastWords | null);
  /** Called once all visible lists are refreshed. */
  onDone: (answer: Answer) => void;
  /** For an action without a dialog, which would show the error. */
  onFailed?: (error: Error) => void;
}

/** An action confirmed in a dialog. The dialog shows errors itself. */
export function useAdminAction<Input, Answer>({
  send,
  done,
  onDone,
  onFailed,
}: ActionOptions<Input, Answer>) {
  const queryClient = useQueryClient();
  return useMemberMutation(send, {
    onDone: async (answer) => {
      // The administrator's own lists of rocks may contain the hidden or restored content.
      void refreshRocks(queryClient);
      await refreshAdministration(queryClient);
      const words = typeof done === 'function' ? done(answer) : done;
      if (words) toast({ tone: 'good', ...words });
      onDone(answer);
    },
    onFailed: (error) => {
      onFailed?.(error);
      // Already done by somebody else, or deleted: the lists show the current state.
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void refreshAdministration(queryClient);
    },
  });
}
