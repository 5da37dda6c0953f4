// The mutation that sends a report.
import { useQueryClient } from '@tanstack/react-query';
import { reportWords, wordSubjects, type ReportInput } from '../../schema/reports.ts';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { refreshRocks } from '../refresh.ts';
import { toast } from '../ui/toast.ts';

/** @param onSent called before the reported content disappears */
export function useReport(onSent: () => void) {
  const queryClient = useQueryClient();
  return useMemberMutation((json: ReportInput, headers) => bodyOf(api.reports.$post({ json }, { headers })), {
    onDone: ({ subject }) => {
      onSent();
      const stays = wordSubjects.some((kind) => kind === subject);
      const description = stays ? reportWords.stays : reportWords.hidden;
      toast({ title: reportWords.thanks, description, tone: 'good' });
      void refreshRocks(queryClient);
    },
  });
}
