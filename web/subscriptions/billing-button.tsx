// The button that opens the page with the member's card and invoices.
import { Button } from '../ui/button.tsx';
import { useBillingPage } from './changes.ts';
import { useWords } from '../views/words.ts';

interface BillingButtonProps {
  /** Called before leaving the page; false cancels leaving, as when there are unsaved changes. */
  mayLeave?: () => boolean;
}

export function BillingButton({ mayLeave = () => true }: BillingButtonProps) {
  const words = useWords('plans');
  const { mutateAsync, reset, isLeaving } = useBillingPage();
  const leave = ({ url }: { url: string }) => {
    if (mayLeave()) location.assign(url);
    else reset();
  };
  // The mutation has shown its error already.
  const open = () => void mutateAsync().then(leave, () => undefined);
  return (
    <Button pending={isLeaving} onClick={open}>
      {isLeaving ? words.opening : words.billing}
    </Button>
  );
}
