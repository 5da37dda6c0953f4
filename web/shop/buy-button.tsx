// The Buy Now button: opens the payment page, or the application for a free product, or is disabled.
import { useQuery } from '@tanstack/react-query';
import { availability, type Product } from '../../schema/catalogue.ts';
import { paymentsState } from '../subscriptions/queries.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useCheckout } from './queries.ts';
import { useWords } from '../views/words.ts';

interface BuyButtonProps {
  product: Product;
  /** Id of the element with the product's name, to tell these buttons apart. */
  describedBy: string;
}

export function BuyButton({ product, describedBy }: BuyButtonProps) {
  const words = useWords('shop');
  // While loading, the button is enabled and the server decides.
  const isClosed = useQuery(paymentsState).data?.isOpen === false;
  const { buy, isLeaving } = useCheckout(product);
  const state = availability(product);
  if (state === 'free') {
    return (
      <ButtonLink
        to="/qr-code-signup"
        variant="main"
        aria-describedby={describedBy}
        className="shrink-0 px-4! whitespace-nowrap"
      >
        {words.buy}
      </ButtonLink>
    );
  }
  return (
    <Button
      variant="main"
      pending={isLeaving}
      disabled={isClosed || state !== 'buyable'}
      aria-describedby={describedBy}
      onClick={buy}
      className="shrink-0 px-4! whitespace-nowrap"
    >
      {isLeaving ? words.opening : words.buy}
    </Button>
  );
}
