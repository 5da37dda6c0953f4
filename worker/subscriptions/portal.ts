// The payment provider's billing portal, for a member's card and invoices.
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { newId } from '../platform/ids.ts';
import type { Language } from '../../schema/languages.ts';
import { stripeLocale } from '../../schema/stripe-locale.ts';
import { speechTo } from '../words.ts';
import { callStripe, required } from '../platform/payments.ts';
import { isGone } from './customer.ts';
import { limitPayments } from './limit.ts';
import { customersOf, isThere, subscriptionsOf } from './rows.ts';
import { say } from '../../schema/words/say.ts';

/** The portal's URL, valid for some minutes. @param asked language of the request; the member's own comes first. Throws NotFound for a member who has never paid. */
export function portalUrl(ctx: MemberCtx, origin: string, asked: Language): Promise<string> {
  return ctx.begin([customersOf(ctx), subscriptionsOf(ctx)], async (member, [customers, [subscription]]) => {
    const there = customers.filter(isThere).map(({ id }) => id);
    const customer = there.find((id) => id === subscription?.customerId) ?? there[0];
    if (customer === undefined) throw new NotFound(say('subscriptions', 'noBilling'));
    await limitPayments(ctx);
    const { language } = await speechTo(ctx.config, member.language ?? asked);
    try {
      const configuration = ctx.payments?.portal;
      const { url } = await callStripe(ctx, (stripe) =>
        stripe.billingPortal.sessions.create(
          {
            customer,
            locale: stripeLocale(language),
            return_url: `${origin}/subscribe`,
            ...(configuration && { configuration }),
          },
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
