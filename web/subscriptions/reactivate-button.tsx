// A cancelled plan goes on after all.
import { serverWords } from '../lib/api-error.ts';
import { isUnauthorized } from '../members/unauthorized.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { useReactivatePlan } from './changes.ts';

export function ReactivateButton({ className }: { className?: string }) {
  const { mutateAsync, isPending } = useReactivatePlan();
  const reactivate = async () => {
    try {
      await mutateAsync();
      const description = 'Your plan goes on and renews as before.';
      toast({ title: 'Subscription Reactivated', description, tone: 'good' });
    } catch (error) {
      if (isUnauthorized(error)) return;
      const description = serverWords(error, 'Your plan could not be reactivated. Please try again.');
      toast({ title: 'Subscription Error', description, tone: 'bad' });
    }
  };
  return (
    <Button look="main" className={className} pending={isPending} onClick={() => void reactivate()}>
      {isPending ? 'Reactivating...' : 'Reactivate'}
    </Button>
  );
}
