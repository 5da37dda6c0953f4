// The 'Send Daily Report' button: sends the report of the last closed day, even if it was sent automatically before.
import { useQueryClient } from '@tanstack/react-query';
import { api } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { refreshAdministration } from './refresh.ts';
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { wordsNow } from '../lib/words.ts';
import { useWords } from '../views/words.ts';

export function SendReportButton() {
  const words = useWords('admin');
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMemberMutation(() => api.admin['send-daily-report'].$post(), {
    onDone: () => {
      toast({ title: wordsNow('admin').reportSent, tone: 'good' });
      void refreshAdministration(queryClient);
    },
    onFailed: (error) => {
      const words = wordsNow('admin');
      if (error instanceof ApiError && error.status === 403)
        toast({ title: words.error, description: words.only, tone: 'bad' });
      else sayFailed(words.error, words.reportNotSent)(error);
    },
  });
  return (
    <Button pending={isPending} onClick={() => mutate()}>
      {isPending ? words.sending : words.sendReport}
    </Button>
  );
}
