// Redeems a purchase made before signing in, on whatever page the member arrives. Retries until the server responds.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { withWords } from '../lib/words.ts';
import { subscriptionStatus, useMember } from '../members/queries.ts';
import { useRedeemPurchase } from './redeem-purchase.ts';
import { forgetPurchase, markChecked, wasChecked } from './pending-purchase.ts';

export function RedeemOnReturn() {
  const member = useMember();
  const queryClient = useQueryClient();
  const { mutateAsync: claimPurchase } = useRedeemPurchase();
  const memberId = member?.id;
  const claim = useEffectEvent(async () => {
    // The subscribe page redeems purchases itself, with more messages.
    if (!member || location.pathname === '/subscribe' || wasChecked(member.id)) return;
    const { result } = await claimPurchase();
    markChecked(member.id);
    if (result !== 'claimed' && result !== 'twice') return;
    forgetPurchase();
    await queryClient.invalidateQueries({ queryKey: subscriptionStatus(member).queryKey });
    const { sayBoughtTwice, saySuccessful } = await withWords(import('./payment-toasts.ts'));
    if (result === 'twice') sayBoughtTwice();
    else saySuccessful();
  });
  useEffect(() => {
    // After a failure the next page load tries again.
    claim().catch(() => undefined);
  }, [memberId]);
  return null;
}
