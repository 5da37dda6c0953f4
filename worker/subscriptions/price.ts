// Finds the price of a plan at the payment provider by its lookup key; refuses one that differs from the advertised.
import { planTerms, type Plan } from '../../schema/subscriptions.ts';
import type { Ctx } from '../context.ts';
import { Unavailable } from '../errors.ts';
import { callStripe } from '../platform/payments.ts';
import { say } from '../../schema/words/say.ts';

/** The price's id. Throws Unavailable when there is none, or when its terms differ. */
export async function priceOf(ctx: Ctx, plan: Plan): Promise<string> {
  const { lookupKey, cents, interval } = planTerms[plan];
  const { data } = await callStripe(ctx, (stripe) =>
    stripe.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 }),
  );
  const price = data?.[0];
  const isAsAdvertised =
    price?.lookup_key === lookupKey &&
    price.unit_amount === cents &&
    price.currency === 'usd' &&
    price.recurring?.interval === interval &&
    price.recurring.interval_count === 1;
  if (price && isAsAdvertised) return price.id;
  ctx.log.failure(`the price ${lookupKey} is missing or is not ${cents} cents a ${interval}`);
  throw new Unavailable(say('subscriptions', 'paymentsDown'));
}
