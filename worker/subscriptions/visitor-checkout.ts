// A visitor pays for a plan before signing in.
import type Stripe from 'stripe';
import type { CheckoutInput } from '../../schema/subscription-input.ts';
import type { Ctx } from '../context.ts';
import { ask } from '../platform/payments.ts';
import { limitPayments } from './limit.ts';
import { priceOf } from './price.ts';
import { returnsTo } from './returns.ts';

interface Visit extends Pick<CheckoutInput, 'plan' | 'email'> {
  /** Ours, for the way back. */
  origin: string;
  /** The same for a repeat of the same request. */
  idempotencyKey: string;
}

/** The provider makes the customer when it is paid. Throws TooMany, or Unavailable when the provider is down. */
export async function openVisitorCheckout(ctx: Ctx, visit: Visit): Promise<Stripe.Checkout.Session> {
  await limitPayments(ctx);
  const { plan, email, origin, idempotencyKey } = visit;
  const price = await priceOf(ctx, plan);
  const { success, cancel } = returnsTo(origin, plan);
  const asked = {
    mode: 'subscription',
    ...(email ? { customer_email: email } : {}),
    line_items: [{ price, quantity: 1 }],
    metadata: { plan },
    success_url: success,
    cancel_url: cancel,
  } satisfies Stripe.Checkout.SessionCreateParams;
  return ask(ctx, (stripe) => stripe.checkout.sessions.create(asked, { idempotencyKey }));
}
