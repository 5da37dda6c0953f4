// The button that reactivates a cancelled plan.
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { useChangePlan } from './changes.ts';
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';

export function ReactivateButton({ className }: { className?: string }) {
  const words = useWords('plans');
  const { mutate, isPending } = useChangePlan('reactivate', {
    onDone: () => toast({ ...wordsNow('plans').reactivated, tone: 'good' }),
    onFailed: (error) => {
      const { title, description } = wordsNow('plans').reactivateFailed;
      return sayFailed(title, description)(error);
    },
  });
  return (
    <Button variant="main" className={className} pending={isPending} onClick={() => mutate()}>
      {isPending ? words.reactivating : words.reactivate}
    </Button>
  );
}
