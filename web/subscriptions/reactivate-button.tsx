// The button that reactivates a cancelled plan.
import { Button } from '../ui/button.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { useChangePlan } from './changes.ts';

export function ReactivateButton({ className }: { className?: string }) {
  const { mutate, isPending } = useChangePlan('reactivate', {
    onDone: () =>
      toast({
        title: 'Subscription Reactivated',
        description: 'Your plan goes on and renews as before.',
        tone: 'good',
      }),
    onFailed: sayFailed('Subscription Error', 'Your plan could not be reactivated. Please try again.'),
  });
  return (
    <Button variant="main" className={className} pending={isPending} onClick={() => mutate()}>
      {isPending ? 'Reactivating...' : 'Reactivate'}
    </Button>
  );
}
