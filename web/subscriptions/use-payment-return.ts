// Handles the return from a payment: finds out its result and shows messages.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CurrentMember } from '../../schema/members.ts';
import { subscriptionStatus } from '../members/queries.ts';
import { useRedeemPurchase } from './redeem-purchase.ts';
import { followPayment, type PaymentOutcome } from './follow-payment.ts';
import { sayBoughtTwice, sayCanceled, sayElsewhere, saySuccessful } from './payment-toasts.ts';
import { forgetPurchase, hasPendingPurchase, mayHavePurchase } from './pending-purchase.ts';

/**
 * `received`: a visitor is between the payment and the sign-in page. `looking`: waiting for the plan. `late`: paid,
 * but the plan has not started yet. `unconfirmed`: no payment is known. `elsewhere`: paid in this browser with another
 * email address.
 */
export type PaymentReturn = 'none' | 'received' | 'looking' | 'late' | 'unconfirmed' | 'elsewhere';

/** The URL parameters about a payment. */
export interface ReturnSearch {
  success?: 'true' | undefined;
  canceled?: 'true' | undefined;
}

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/**
 * While a payment is unconfirmed, its parameters stay in the URL, so that a reload checks again.
 * @param show replaces the URL's parameters
 */
export function usePaymentReturn(
  member: CurrentMember | null,
  search: ReturnSearch,
  show: (search: ReturnSearch) => Promise<void>,
) {
  const queryClient = useQueryClient();
  const { mutateAsync: claimPurchase } = useRedeemPurchase();
  const isMember = member !== null;
  const returned = search.success ? 'paid' : search.canceled ? 'canceled' : null;
  const [state, setState] = useState<PaymentReturn>(() => {
    if (returned !== 'paid') return 'none';
    return isMember ? 'looking' : mayHavePurchase() ? 'received' : 'none';
  });
  /** Effects run twice in development; each return is handled once. */
  const answered = useRef<string | null>(null);
  const clear = () => void show({});

  const claim = async () => {
    const { result } = await claimPurchase();
    // Paid by this member under an earlier email address: no visitor has bought anything here.
    if (result === 'elsewhere' && !hasPendingPurchase()) return 'none';
    // Keep the purchase while it is unpaid or belongs to another account: its buyer may still sign in.
    if (result !== 'waiting' && result !== 'elsewhere') forgetPurchase();
    return result;
  };
  const hasPlan = async () => {
    const status = await queryClient.fetchQuery({ ...subscriptionStatus(member), staleTime: 0 });
    return status.hasActiveSubscription;
  };
  const settle = (outcome: PaymentOutcome, isFromOutside: boolean) => {
    if (outcome !== 'unconfirmed') clear();
    switch (outcome) {
      case 'unconfirmed':
        setState(isFromOutside ? 'unconfirmed' : 'late');
        return;
      case 'elsewhere':
        setState('elsewhere');
        sayElsewhere();
        return;
      case 'twice':
        setState('none');
        sayBoughtTwice();
        return;
      case 'begun':
        setState('none');
        saySuccessful();
    }
  };
  /** For a payment in this page: ignores other purchases of this browser. */
  const claimOwn = async () => {
    const result = await claim();
    return result === 'elsewhere' ? 'waiting' : result;
  };
  /** Checks for the plan a few times, then reports it as unconfirmed. */
  const follow = (isFromOutside: boolean) =>
    void followPayment({ claim: isFromOutside ? claim : claimOwn, hasPlan, pause }).then((outcome) =>
      settle(outcome, isFromOutside),
    );
  const look = (isFromOutside: boolean) => {
    setState('looking');
    follow(isFromOutside);
  };
  /** Redeems an earlier purchase whose return URL was never opened. */
  const lookQuietly = async () => {
    const result = await claim();
    if (result === 'elsewhere') setState('elsewhere');
    if (result === 'twice') sayBoughtTwice();
    if (result === 'claimed') look(false);
  };

  const answer = useEffectEvent(() => {
    const isFirst = answered.current === null;
    if (answered.current === (returned ?? '')) return;
    answered.current = returned ?? '';
    if (returned === 'canceled') {
      forgetPurchase();
      sayCanceled();
      clear();
    } else if (isMember && returned === 'paid') {
      follow(true);
    } else if (returned === 'paid' && state === 'none') {
      // A typed URL: nobody has paid in this browser.
      clear();
    } else if (isMember && isFirst) {
      // After a failure the next visit tries again.
      lookQuietly().catch(() => undefined);
    }
  });
  useEffect(() => {
    answer();
  }, [returned]);

  return {
    state,
    /** The visitor returned from the sign-in page by the Back button. */
    stay: () => setState('none'),
    /** The payment succeeded in this page. */
    lookForPaid: () => {
      answered.current = 'paid';
      void show({ success: 'true' });
      look(false);
    },
    lookAgain: () => look(true),
    /** The member did not make the purchase in this browser. */
    forget: () => {
      forgetPurchase();
      setState('none');
    },
  };
}
