// Mutations of a plan: start, pay, cancel, reactivate.
import { useQueryClient } from '@tanstack/react-query';
import type {
  CheckoutCreated,
  Plan,
  SubscriptionCreated,
  SubscriptionStatus,
} from '../../schema/subscriptions.ts';
import { api, bodyOf } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import type { AttemptHeaders } from '../lib/attempts.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { subscriptionStatus, useMember } from '../members/queries.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { saySetupFailed } from './payment-toasts.ts';
import { wordsNow } from '../lib/words.ts';

/** Starts a payment in the page. */
export function useStartPayment(onDone: (started: SubscriptionCreated, plan: Plan) => void) {
  return useMemberMutation(
    (plan: Plan, headers): Promise<SubscriptionCreated> =>
      bodyOf(api.subscription.create.$post({ json: { plan } }, { headers })),
    { onDone, onFailed: saySetupFailed },
  );
}

/** Redirects to the payment provider's page, which returns here. */
export function useHostedPayment() {
  const here = `${location.origin}/subscribe`;
  const createCheckout = async (plan: Plan, headers: AttemptHeaders): Promise<string> => {
    const json = {
      plan,
      successUrl: `${here}?success=true&plan=${plan}`,
      cancelUrl: `${here}?canceled=true`,
    };
    const call = api.subscription['create-checkout'].$post({ json }, { headers });
    const { checkoutUrl }: Partial<CheckoutCreated> = await bodyOf(call);
    if (!checkoutUrl) {
      const words = wordsNow('plans').noCheckout;
      throw new ApiError(200, words, { serverMessage: words });
    }
    return checkoutUrl;
  };
  return useLeaving(
    useMemberMutation(createCheckout, { onDone: (url) => location.assign(url), onFailed: saySetupFailed }),
  );
}

/** Creates the URL of the page with the member's card and invoices. It is valid for some minutes. */
export function useBillingPage() {
  return useLeaving(
    useMemberMutation((_: void, headers) => bodyOf(api.subscription.portal.$post({}, { headers })), {
      onFailed: (error) => {
        const { title, description } = wordsNow('plans').billingFailed;
        return sayFailed(title, description)(error);
      },
    }),
  );
}

interface Leaving {
  isPending: boolean;
  isSuccess: boolean;
  reset: () => void;
}

/** Adds `isLeaving`, and resets the mutation when the browser's Back button restores the page. */
function useLeaving<M extends Leaving>(mutation: M): M & { isLeaving: boolean } {
  useWindowEvent('pageshow', ({ persisted }) => persisted && mutation.reset());
  return { ...mutation, isLeaving: mutation.isPending || mutation.isSuccess };
}

/** Cancels or reactivates the plan. The response goes into the cache and is refetched. */
export function useChangePlan(
  change: 'cancel' | 'reactivate',
  said: { onDone: (status: SubscriptionStatus) => void; onFailed: (error: Error) => void },
) {
  const queryClient = useQueryClient();
  const { queryKey } = subscriptionStatus(useMember());
  return useMemberMutation(
    (_: void, headers): Promise<SubscriptionStatus> =>
      bodyOf(api.subscription[change].$post({}, { headers })),
    {
      onDone: async (status) => {
        queryClient.setQueryData(queryKey, status);
        await queryClient.invalidateQueries({ queryKey });
        said.onDone(status);
      },
      onFailed: said.onFailed,
    },
  );
}
