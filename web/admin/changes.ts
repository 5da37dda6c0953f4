// What the administrator does: each act once, said in a toast, and seen at once in every list.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { adminWords } from '../../schema/admin.ts';
import { api } from '../api.ts';
import { ApiError, serverWords } from '../lib/api-error.ts';
import { useAttempts } from '../lib/attempts.ts';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import { refreshAdministration, refreshRocks } from '../refresh.ts';
import { toast, type ToastWords } from '../ui/toast.ts';

export type AttemptHeaders = { 'Idempotency-Key': string };

interface Act<Input> {
  send: (input: Input, headers: AttemptHeaders) => Promise<unknown>;
  done: ToastWords;
  /** Called when every list that is shown says so. */
  onDone: () => void;
}

/** An act that is confirmed in a dialog, which says itself what went wrong. */
export function useAct<Input>({ send, done, onDone }: Act<Input>) {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (input: Input) => send(input, attempts.headers(input)),
    onSuccess: async () => {
      attempts.done();
      // The administrator's own lists of rocks may show what was hidden or restored.
      void refreshRocks(queryClient);
      await refreshAdministration(queryClient);
      toast({ tone: 'good', ...done });
      onDone();
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
      // Somebody was faster, or it is gone: the lists show how it is.
      else if (error instanceof ApiError && [404, 409].includes(error.status))
        void refreshAdministration(queryClient);
    },
  });
}

export function useSendReport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.admin['send-daily-report'].$post(),
    onSuccess: () => {
      toast({ title: 'Daily report sent successfully!', tone: 'good' });
      void refreshAdministration(queryClient);
    },
    onError: (error) => {
      if (isUnauthorized(error)) return signInAgain();
      const isForbidden = error instanceof ApiError && error.status === 403;
      const description = isForbidden ? adminWords.only : serverWords(error, 'Failed to send daily report');
      toast({ title: 'Error', description, tone: 'bad' });
    },
  });
}
