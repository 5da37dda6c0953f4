// The payment provider's billing portal, for a member's card and invoices.
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { newId } from '../platform/ids.ts';
import { callStripe, required } from '../platform/payments.ts';
import { isGone } from './customer.ts';
import { limitPayments } from './limit.ts';
import { customersOf, isThere, subscriptionsOf } from './rows.ts';
import { say } from '../../schema/words/say.ts';

/** The portal's URL, valid for some minutes. Throws NotFound for a member who has never paid. */
export function portalUrl(ctx: MemberCtx, origin: string): Promise<string> {
  return ctx.begin([customersOf(ctx), subscriptionsOf(ctx)], async (_, [customers, [subscription]]) => {
    const there = customers.filter(isThere).map(({ id }) => id);
    const customer = there.find((id) => id === subscription?.customerId) ?? there[0];
    if (customer === undefined) throw new NotFound(say('subscriptions', 'noBilling'));
    await limitPayments(ctx);
    try {
      const configuration = ctx.payments?.portal;
      const { url } = await callStripe(ctx, (stripe) =>
        stripe.billingPortal.sessions.create(
          { customer, return_url: `${origin}/subscribe`, ...(configuration && { configuration }) },
          { idempotencyKey: `portal-${newId()}` },
        ),
      );
      return required(url);
    } catch (error) {
      if (!(error instanceof NotFound) || !(await isGone(ctx, customer))) throw error;
      throw new NotFound(say('subscriptions', 'noBilling'));
    }
  });
}
