// The mutation that sends a report.
import { useQueryClient } from '@tanstack/react-query';
import { wordSubjects, type ReportInput } from '../../schema/reports.ts';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { refreshRocks } from '../refresh.ts';
import { toast } from '../ui/toast.ts';
import { wordsNow } from '../lib/words.ts';

/** @param onSent called before the reported content disappears */
export function useReport(onSent: () => void) {
  const queryClient = useQueryClient();
  return useMemberMutation((json: ReportInput, headers) => bodyOf(api.reports.$post({ json }, { headers })), {
    onDone: ({ subject }) => {
      onSent();
      const stays = wordSubjects.some((kind) => kind === subject);
      const words = wordsNow('reports');
      toast({ title: words.thanks, description: stays ? words.stays : words.hidden, tone: 'good' });
      void refreshRocks(queryClient);
    },
  });
}
