// A member's earlier checkouts, as listed by the provider: plans that were paid, and checkouts that are still open.
import type Stripe from 'stripe';
import { isLive } from '../../schema/subscription-rules.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict } from '../errors.ts';
import { callStripe, idOf, orMissing } from '../platform/payments.ts';
import { mustHold } from './checkout-claim.ts';
import { subscriptionsOf } from './rows.ts';
import { syncSubscription } from './sync.ts';
import { say } from '../../schema/words/say.ts';

/** Page size, the provider's maximum. No customer has that many open checkouts. */
const limit = 100;

/**
 * Closes all open checkouts but the one that `isWanted`, and returns that one; `paid` when a plan was paid for; null
 * when there is neither. Also finds checkouts whose creation got no response.
 * Only for the holder of the member's checkout claim. Throws Conflict when another request has taken it over,
 * Unavailable when the provider is down.
 */
export async function settleEarlier(
  ctx: MemberCtx,
  customerIds: readonly string[],
  holder: string,
  isWanted: (session: Stripe.Checkout.Session) => boolean,
): Promise<Stripe.Checkout.Session | 'paid' | null> {
  const [open, paid] = await Promise.all([
    Promise.all(customerIds.map((id) => openCheckouts(ctx, id))),
    Promise.all(customerIds.map((id) => liveSubscriptions(ctx, id))),
  ]);
  const checkouts = open.flat();
  const wanted = checkouts.find(isWanted);
  const bought = [
    ...paid.flat(),
    ...(await closeAll(
      ctx,
      holder,
      checkouts.filter((one) => one !== wanted),
    )),
  ];
  if (bought.length === 0) return wanted ?? null;

  if (wanted) bought.push(...(await closeAll(ctx, holder, [wanted])));
  for (const id of bought) await syncSubscription(ctx, id);
  const [subscriptions] = await ctx.read([subscriptionsOf(ctx)]);
  return subscriptions.some(isLive) ? 'paid' : null;
}

/** Open checkouts for plans; shop checkouts are separate. */
async function openCheckouts(ctx: MemberCtx, customer: string): Promise<Stripe.Checkout.Session[]> {
  const found = await callStripe(ctx, (stripe) =>
    stripe.checkout.sessions.list({ customer, status: 'open', limit }),
  ).catch(orMissing);
  return (found?.data ?? []).filter(({ mode }) => mode === 'subscription');
}

async function liveSubscriptions(ctx: MemberCtx, customer: string): Promise<string[]> {
  const found = await callStripe(ctx, (stripe) => stripe.subscriptions.list({ customer, limit })).catch(
    orMissing,
  );
  return (found?.data ?? []).filter(isLive).map(({ id }) => id);
}

/** Verifies the claim before each closing: an open checkout may belong to the request that took over the claim. */
async function closeAll(
  ctx: MemberCtx,
  holder: string,
  checkouts: readonly Stripe.Checkout.Session[],
): Promise<string[]> {
  const bought = [];
  for (const { id } of checkouts) {
    await mustHold(ctx, holder);
    bought.push(await closeCheckout(ctx, id));
  }
  return bought.filter((id) => id !== null);
}

/**
 * Closes a checkout at the provider. @returns the subscription if the checkout was paid first.
 * Throws Conflict when it is still open, Unavailable when the provider is down.
 */
export async function closeCheckout(ctx: MemberCtx, id: string): Promise<string | null> {
  const refused = new Conflict(say('subscriptions', 'checkoutOpen'));
  try {
    await callStripe(ctx, (stripe) => stripe.checkout.sessions.expire(id), refused).catch(orMissing);
    return null;
  } catch (error) {
    if (!(error instanceof Conflict)) throw error;
    const session = await callStripe(ctx, (stripe) => stripe.checkout.sessions.retrieve(id)).catch(orMissing);
    if (session?.status === 'open') throw error;
    return session?.subscription ? idOf(session.subscription) : null;
  }
}
