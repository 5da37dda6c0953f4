// Redeems a purchase, on whatever page a member arrives. Apart from other mutations, whose words few pages need.
import type { PurchaseClaim } from '../../schema/subscriptions.ts';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';

/** Redeems a purchase made in this browser before signing in. Never cached. */
export function useRedeemPurchase() {
  return useMemberMutation((_: void, headers): Promise<PurchaseClaim> =>
    bodyOf(api.subscription.claim.$post({}, { headers })),
  );
}
