// To the page with the member's card and invoices.
import { serverWords } from '../lib/api-error.ts';
import { isUnauthorized } from '../members/unauthorized.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { useBillingPage } from './changes.ts';

interface BillingButtonProps {
  /** Asked before the page is left; false when there is something to answer first. */
  mayLeave?: () => boolean;
}

export function BillingButton({ mayLeave = () => true }: BillingButtonProps) {
  const { mutateAsync, reset, isLeaving } = useBillingPage();
  const leave = async () => {
    try {
      const url = await mutateAsync();
      if (mayLeave()) location.assign(url);
      else reset();
    } catch (error) {
      if (isUnauthorized(error)) return;
      const description = serverWords(error, 'Your card and invoices could not be opened. Please try again.');
      toast({ title: 'Subscription Error', description, tone: 'bad' });
    }
  };
  return (
    <Button pending={isLeaving} onClick={() => void leave()}>
      {isLeaving ? 'Opening...' : 'Card and invoices'}
    </Button>
  );
}
