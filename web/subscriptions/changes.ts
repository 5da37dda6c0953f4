// What is done about a plan: begun, paid for, claimed, cancelled, taken up again.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type {
  CheckoutCreated,
  Plan,
  PurchaseClaim,
  SubscriptionCreated,
  SubscriptionStatus,
} from '../../schema/subscriptions.ts';
import { api, bodyOf } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { useAttempts } from '../lib/attempts.ts';
import { subscriptionStatus, useMember } from '../members/queries.ts';
import { isUnauthorized, signInAgain } from '../members/unauthorized.ts';

/** A session that has ended is the same for every change: the member signs in again. */
function onError(error: unknown): void {
  if (isUnauthorized(error)) signInAgain();
}

/** Begins a payment in the page. */
export function useStartPayment() {
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (plan: Plan): Promise<SubscriptionCreated> => {
      const json = { plan };
      return bodyOf(api.subscription.create.$post({ json }, { headers: attempts.headers(json) }));
    },
    onSuccess: () => attempts.done(),
    onError,
  });
}

/** Leaves for the payment provider's own page, which returns here. */
export function useHostedPayment() {
  const attempts = useAttempts();
  return useLeaving(
    useMutation({
      mutationFn: async (plan: Plan): Promise<string> => {
        const here = `${location.origin}/subscribe`;
        const json = {
          plan,
          successUrl: `${here}?success=true&plan=${plan}`,
          cancelUrl: `${here}?canceled=true`,
        };
        const call = api.subscription['create-checkout'].$post({ json }, { headers: attempts.headers(json) });
        const { checkoutUrl }: Partial<CheckoutCreated> = await bodyOf(call);
        const words = 'Failed to create checkout session';
        if (!checkoutUrl) throw new ApiError(200, words, { serverMessage: words });
        return checkoutUrl;
      },
      onSuccess: (url) => {
        attempts.done();
        location.assign(url);
      },
      onError,
    }),
  );
}

/** Address of the page with the member's card and invoices, good for some minutes. */
export function useBillingPage() {
  const attempts = useAttempts();
  return useLeaving(
    useMutation({
      mutationFn: async (): Promise<string> =>
        (await bodyOf(api.subscription.portal.$post({}, { headers: attempts.headers({}) }))).url,
      onSuccess: () => attempts.done(),
      onError,
    }),
  );
}

interface Leaving {
  isPending: boolean;
  isSuccess: boolean;
  reset: () => void;
}

/** Adds whether the page is being left; who comes back with the browser's arrow finds the button as it was. */
function useLeaving<M extends Leaving>(mutation: M): M & { isLeaving: boolean } {
  const { reset } = mutation;
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener('pageshow', comeBack);
    return () => removeEventListener('pageshow', comeBack);
  }, [reset]);
  return { ...mutation, isLeaving: mutation.isPending || mutation.isSuccess };
}

/** Asks for what was bought in this browser before signing in; each time anew. */
export function useClaimPurchase() {
  const attempts = useAttempts();
  return useMutation({
    mutationFn: (): Promise<PurchaseClaim> =>
      bodyOf(api.subscription.claim.$post({}, { headers: attempts.headers({}) })),
    onSuccess: () => attempts.done(),
    onError,
  });
}

/** The plan ends with its period. */
export function useCancelPlan() {
  const attempts = useAttempts();
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: (): Promise<SubscriptionStatus> =>
      bodyOf(api.subscription.cancel.$post({}, { headers: attempts.headers({}) })),
    onSuccess: (status) => {
      attempts.done();
      return takeOver(status);
    },
    onError,
  });
}

/** A cancelled plan goes on after all. */
export function useReactivatePlan() {
  const attempts = useAttempts();
  const takeOver = useTakeOver();
  return useMutation({
    mutationFn: (): Promise<SubscriptionStatus> =>
      bodyOf(api.subscription.reactivate.$post({}, { headers: attempts.headers({}) })),
    onSuccess: (status) => {
      attempts.done();
      return takeOver(status);
    },
    onError,
  });
}

/** Shows the plan as the answer has it, and asks for it once more. */
function useTakeOver() {
  const queryClient = useQueryClient();
  const { queryKey } = subscriptionStatus(useMember());
  return (status: SubscriptionStatus) => {
    queryClient.setQueryData(queryKey, status);
    return queryClient.invalidateQueries({ queryKey });
  };
}
