// Sending a report.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { reportWords, type ReportInput } from '../../schema/reports.ts';
import { api, bodyOf } from '../api.ts';
import { useAttempts } from '../lib/attempts.ts';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';
import { refreshRocks } from '../refresh.ts';
import { toast } from '../ui/toast.ts';

/** @param onSent called before the reported thing leaves the screen */
export function useReport(onSent: () => void) {
  const queryClient = useQueryClient();
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (json: ReportInput) =>
      bodyOf(api.reports.$post({ json }, { headers: attempts.headers(json) })),
    onSuccess: () => {
      attempts.done();
      onSent();
      toast({ title: reportWords.thanks, description: reportWords.hidden, tone: 'good' });
      void refreshRocks(queryClient);
    },
    onError: (error) => {
      if (isUnauthorized(error)) signInAgain();
    },
  });
}
