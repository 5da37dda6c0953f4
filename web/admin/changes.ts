// What the administrator does: each act once, said in a toast, and seen at once in every list.
import { useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { refreshAdministration, refreshRocks } from '../refresh.ts';
import { toast, type ToastWords } from '../ui/toast.ts';

interface ActionOptions<Input> {
  send: (input: Input, headers: AttemptHeaders) => Promise<unknown>;
  done: ToastWords;
  /** Called when every list that is shown says so. */
  onDone: () => void;
}

/** An act that is confirmed in a dialog, which says itself what went wrong. */
export function useAdminAction<Input>({ send, done, onDone }: ActionOptions<Input>) {
  const queryClient = useQueryClient();
  return useMemberMutation(send, {
    onDone: async () => {
      // The administrator's own lists of rocks may show what was hidden or restored.
      void refreshRocks(queryClient);
      await refreshAdministration(queryClient);
      toast({ tone: 'good', ...done });
      onDone();
    },
    onFailed: (error) => {
      // Somebody was faster, or it is gone: the lists show how it is.
      if (error instanceof ApiError && [404, 409].includes(error.status))
        void refreshAdministration(queryClient);
    },
  });
}
