// Runs admin actions: shows a toast and refreshes all lists.
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { refreshAdministration, refreshRocks } from '../refresh.ts';
import { toast, type ToastWords } from '../ui/toast.ts';

interface ActionOptions<Input> {
  send: (input: Input, headers: AttemptHeaders) => Promise<unknown>;
  done: ToastWords;
  /** Called once all visible lists are refreshed. */
  onDone: () => void;
}

/** An action confirmed in a dialog. The dialog shows errors itself. */
export function useAdminAction<Input>({ send, done, onDone }: ActionOptions<Input>) {
  const queryClient = useQueryClient();
  return useMemberMutation(send, {
    onDone: async () => {
      // The administrator's own lists of rocks may contain the hidden or restored content.
      void refreshRocks(queryClient);
      await refreshAdministration(queryClient);
      toast({ tone: 'good', ...done });
      onDone();
    },
    onFailed: (error) => {
      // Already done by somebody else, or deleted: the lists show the current state.
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void refreshAdministration(queryClient);
    },
  });
}
