// 'Send Daily Report': the last closed day once more, or for the first time when it was not sent by itself.
import { Button } from '../ui/button.tsx';
import { useSendReport } from './changes.ts';

export function SendReportButton() {
  const { mutate, isPending } = useSendReport();
  return (
    <Button look="main" pending={isPending} onClick={() => mutate()}>
      {isPending ? 'Sending...' : 'Send Daily Report'}
    </Button>
  );
}
