// Buying: the shop asks for a payment page, and the browser goes there.
import { useMutation } from '@tanstack/react-query';
import { shopWords, type Product } from '../../schema/catalogue.ts';
import { api, bodyOf } from '../api.ts';
import { useAttempts } from '../lib/attempts.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';

/** `isLeaving` from the click until the browser is on the payment page. */
export function useCheckout({ id, name, cents, currency }: Product) {
  const attempts = useAttempts();
  const { mutate, reset, isPending, data } = useMutation({
    mutationFn: async () => {
      const json = {
        productId: id,
        productName: name,
        price: cents / 100,
        currency,
        successUrl: `${location.origin}/shop?success=true&product=${id}`,
        cancelUrl: `${location.origin}/shop?canceled=true`,
      };
      const headers = attempts.headers(json);
      return bodyOf(api.products['create-checkout'].$post({ json }, { headers }));
    },
    onSuccess: ({ checkoutUrl }) => {
      // Whoever comes back and buys the same once more starts anew.
      attempts.done();
      if (checkoutUrl) location.assign(checkoutUrl);
      else toast({ title: shopWords.error, description: shopWords.noAddress, tone: 'bad' });
    },
    onError: sayFailed(shopWords.error, shopWords.failed),
  });

  // A browser that goes back may show the page as it was left.
  useWindowEvent('pageshow', reset);

  return { buy: () => mutate(), isLeaving: isPending || Boolean(data?.checkoutUrl) };
}
