// The 'Send Daily Report' button: sends the report of the last closed day, even if it was sent automatically before.
import { useQueryClient } from '@tanstack/react-query';
import { adminWords } from '../../schema/admin.ts';
import { api } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { refreshAdministration } from './refresh.ts';
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';

export function SendReportButton() {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMemberMutation(() => api.admin['send-daily-report'].$post(), {
    onDone: () => {
      toast({ title: 'Daily report sent successfully!', tone: 'good' });
      void refreshAdministration(queryClient);
    },
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 403)
        toast({ title: 'Error', description: adminWords.only, tone: 'bad' });
      else sayFailed('Error', 'Failed to send daily report')(error);
    },
  });
  return (
    <Button pending={isPending} onClick={() => mutate()}>
      {isPending ? 'Sending...' : 'Send Daily Report'}
    </Button>
  );
}
