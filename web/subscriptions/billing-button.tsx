// To the page with the member's card and invoices.
import { Button } from '../ui/button.tsx';
import { useBillingPage } from './changes.ts';

interface BillingButtonProps {
  /** Asked before the page is left; false when there is something to answer first. */
  mayLeave?: () => boolean;
}

export function BillingButton({ mayLeave = () => true }: BillingButtonProps) {
  const { mutateAsync, reset, isLeaving } = useBillingPage();
  const leave = ({ url }: { url: string }) => {
    if (mayLeave()) location.assign(url);
    else reset();
  };
  // Why it could not be opened has been said.
  const open = () => void mutateAsync().then(leave, () => undefined);
  return (
    <Button pending={isLeaving} onClick={open}>
      {isLeaving ? 'Opening...' : 'Card and invoices'}
    </Button>
  );
}
