// Somebody comes back from a payment: what became of it, and what is said about it.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CurrentMember } from '../../schema/members.ts';
import { subscriptionStatus } from '../members/queries.ts';
import { useRedeemPurchase } from './changes.ts';
import { followPayment, type PaymentOutcome } from './follow-payment.ts';
import { sayBoughtTwice, sayCanceled, sayElsewhere, saySuccessful } from './payment-toasts.ts';
import { forgetPurchase, hasPendingPurchase, mayHavePurchase } from './pending-purchase.ts';

/**
 * `received`: a visitor is on the way from the payment to the sign-in page; `looking`: asking for the plan; `late`:
 * paid, and the plan is not here yet; `unconfirmed`: no word of any payment; `elsewhere`: paid in this browser with
 * another address.
 */
export type PaymentReturn = 'none' | 'received' | 'looking' | 'late' | 'unconfirmed' | 'elsewhere';

/** What the address of the page says of a payment. */
export interface ReturnSearch {
  success?: 'true' | undefined;
  canceled?: 'true' | undefined;
}

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

/**
 * While there is no word of a payment the address goes on to say that there was one: a reload looks again.
 * @param show puts these parameters, and no others, into the address
 */
export function usePaymentReturn(
  member: CurrentMember | null,
  search: ReturnSearch,
  show: (search: ReturnSearch) => Promise<void>,
) {
  const queryClient = useQueryClient();
  const { mutateAsync: claimPurchase } = useRedeemPurchase();
  const isMember = member !== null;
  const came = search.success ? 'paid' : search.canceled ? 'canceled' : null;
  const [state, setState] = useState<PaymentReturn>(() => {
    if (came !== 'paid') return 'none';
    return isMember ? 'looking' : mayHavePurchase() ? 'received' : 'none';
  });
  /** Effects run twice in development; a return is answered once. */
  const answered = useRef<string | null>(null);
  const clear = () => void show({});

  const claim = async () => {
    const { result } = await claimPurchase();
    // Paid by the member, at the address they had before: no visitor has bought anything here.
    if (result === 'elsewhere' && !hasPendingPurchase()) return 'none';
    // Kept while it is not paid, or not theirs: whoever bought it may still sign in.
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
  /** Of what the member paid in this page: whatever else this browser bought is another matter. */
  const claimOwn = async () => {
    const result = await claim();
    return result === 'elsewhere' ? 'waiting' : result;
  };
  /** Looks for the plan that was paid for: a few times, then it says that there is no word of it yet. */
  const follow = (isFromOutside: boolean) =>
    void followPayment({ claim: isFromOutside ? claim : claimOwn, hasPlan, pause }).then((outcome) =>
      settle(outcome, isFromOutside),
    );
  const look = (isFromOutside: boolean) => {
    setState('looking');
    follow(isFromOutside);
  };
  /** Paid before, and the way back was lost: the plan is theirs all the same. */
  const lookQuietly = async () => {
    const result = await claim();
    if (result === 'elsewhere') setState('elsewhere');
    if (result === 'twice') sayBoughtTwice();
    if (result === 'claimed') look(false);
  };

  const answer = useEffectEvent(() => {
    const isFirst = answered.current === null;
    if (answered.current === (came ?? '')) return;
    answered.current = came ?? '';
    if (came === 'canceled') {
      forgetPurchase();
      sayCanceled();
      clear();
    } else if (isMember && came === 'paid') {
      follow(true);
    } else if (came === 'paid' && state === 'none') {
      // An address that somebody typed: nobody has paid in this browser.
      clear();
    } else if (isMember && isFirst) {
      // Without an answer it is asked again on the next visit.
      lookQuietly().catch(() => undefined);
    }
  });
  useEffect(() => {
    answer();
  }, [came]);

  return {
    state,
    /** The visitor came back from the sign-in page with the browser's arrow. */
    stay: () => setState('none'),
    /** The payment went through in this page. */
    lookForPaid: () => {
      answered.current = 'paid';
      void show({ success: 'true' });
      look(false);
    },
    lookAgain: () => look(true),
    /** What was bought in this browser is somebody else's affair. */
    forget: () => {
      forgetPurchase();
      setState('none');
    },
  };
}
