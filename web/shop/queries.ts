// Buying: requests a payment page and redirects to it.
import { useMutation } from '@tanstack/react-query';
import type { Product } from '../../schema/catalogue.ts';
import { api, bodyOf } from '../api.ts';
import { useAttempts } from '../lib/attempts.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { wordsNow } from '../lib/words.ts';

/** `isLeaving` is true from the click until the payment page opens. */
export function useCheckout({ id, cents, currency }: Product) {
  const attempts = useAttempts();
  const { mutate, reset, isPending, data } = useMutation({
    mutationFn: async () => {
      const json = {
        productId: id,
        productName: wordsNow('products').all[id].name,
        price: cents / 100,
        currency,
        successUrl: `${location.origin}/shop?success=true&product=${id}`,
        cancelUrl: `${location.origin}/shop?canceled=true`,
      };
      const headers = attempts.headers(json);
      return bodyOf(api.products['create-checkout'].$post({ json }, { headers }));
    },
    onSuccess: ({ checkoutUrl }) => {
      // Buying the same product again is a new attempt, with a new idempotency key.
      attempts.done();
      if (checkoutUrl) return location.assign(checkoutUrl);
      const { error, noAddress } = wordsNow('shop');
      toast({ title: error, description: noAddress, tone: 'bad' });
    },
    onError: (error) => {
      const words = wordsNow('shop');
      return sayFailed(words.error, words.failed)(error);
    },
  });

  // The Back button may restore the page with its old state.
  useWindowEvent('pageshow', reset);

  return { buy: () => mutate(), isLeaving: isPending || Boolean(data?.checkoutUrl) };
}
