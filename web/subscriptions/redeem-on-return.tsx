// Whoever paid before signing in has their plan wherever they arrive: a visit asks until it is answered.
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { subscriptionStatus, useMember } from '../members/queries.ts';
import { useRedeemPurchase } from './changes.ts';
import { sayBoughtTwice, saySuccessful } from './payment-toasts.ts';
import { forgetPurchase, noteAsked, wasAsked } from './pending-purchase.ts';

export default function RedeemOnReturn() {
  const member = useMember();
  const queryClient = useQueryClient();
  const { mutateAsync: claimPurchase } = useRedeemPurchase();
  const memberId = member?.id;
  const claim = useEffectEvent(async () => {
    // The page of the plans asks by itself, and says more.
    if (!member || location.pathname === '/subscribe' || wasAsked(member.id)) return;
    const { result } = await claimPurchase();
    noteAsked(member.id);
    if (result !== 'claimed' && result !== 'twice') return;
    forgetPurchase();
    await queryClient.invalidateQueries({ queryKey: subscriptionStatus(member).queryKey });
    if (result === 'twice') sayBoughtTwice();
    else saySuccessful();
  });
  useEffect(() => {
    // Without an answer it is asked again on the next page that is loaded.
    claim().catch(() => undefined);
  }, [memberId]);
  return null;
}
