// Opens a checkout for a plan. A member has at most one payable checkout, even with several tabs.
import { and, eq, exists } from 'drizzle-orm';
import type Stripe from 'stripe';
import { isLive } from '../../schema/subscription-rules.ts';
import type { CheckoutInput } from '../../schema/subscription-input.ts';
import { type Plan } from '../../schema/subscriptions.ts';
import { customers } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx, MemberRow } from '../context.ts';
import { Conflict, NotFound, Unauthorized } from '../errors.ts';
import { callStripe, idOf } from '../platform/payments.ts';
import { stripeLocale } from '../../schema/stripe-locale.ts';
import { speechTo } from '../words.ts';
import type { Language } from '../../schema/languages.ts';
import { claimOf, mustHold, withCheckoutClaim } from './checkout-claim.ts';
import { isGone, newCustomer } from './customer.ts';
import { closeCheckout, settleEarlier } from './earlier-checkouts.ts';
import { limitPayments } from './limit.ts';
import { priceOf } from './price.ts';
import { customersOf, isThere, subscriptionsOf, type CustomerRow } from './rows.ts';
import { say } from '../../schema/words/say.ts';

/** The payment form: embedded in our page, or hosted by the provider. */
type Form = 'elements' | 'hosted_page';

interface Wanted {
  plan: Plan;
  form: Form;
  /** Of the request; the member's own comes first. */
  language: Language;
  /** Our origin, for the return URLs. */
  origin: string;
  /** The same for retries of one request. */
  attempt: string;
}

/**
 * Returns the checkout for the member to pay; null when they already have a plan.
 * @throws Conflict while another request opens one, Unavailable when the provider is down
 */
export function openCheckout(ctx: MemberCtx, wanted: Wanted): Promise<Stripe.Checkout.Session | null> {
  return ctx.begin([subscriptionsOf(ctx)], async (member, [subscriptions]) => {
    if (member.hasManualPlan || subscriptions.some(isLive)) return null;
    await limitPayments(ctx);
    const { language } = await speechTo(ctx.config, member.language ?? wanted.language);
    return withCheckoutClaim(ctx, wanted.attempt, (holder) =>
      openAsHolder(ctx, member, { ...wanted, language }, holder),
    );
  });
}

async function openAsHolder(
  ctx: MemberCtx,
  member: MemberRow,
  wanted: Wanted,
  holder: string,
): Promise<Stripe.Checkout.Session | null> {
  const [customers, subscriptions] = await ctx.read([customersOf(ctx), subscriptionsOf(ctx)]);
  if (subscriptions.some(isLive)) return null;
  const there = customers.filter(isThere);
  const { plan, form, language } = wanted;
  const earlier = await settleEarlier(
    ctx,
    there.map(({ id }) => id),
    holder,
    ({ metadata, ui_mode: mode, locale }) =>
      metadata?.['plan'] === plan &&
      mode === form &&
      // The form in our page has the page's language.
      (form === 'elements' || (locale ?? 'en') === stripeLocale(language)),
  );
  if (earlier === 'paid') return null;
  if (earlier) {
    const customer = there.find(({ id }) => id === idOf(earlier.customer ?? ''));
    if (!customer || customer.openSession === earlier.id) return earlier;
    // The request that created it crashed before it recorded it, or has the claim now.
    await mustHold(ctx, holder);
    return keepOrClose(ctx, customer, earlier, holder);
  }

  const price = await priceOf(ctx, plan);
  const begin = async (customer: CustomerRow) => {
    const session = await createSession(ctx, customer, wanted, { price, holder });
    return keepOrClose(ctx, customer, session, holder);
  };
  const [known] = there;
  if (known) {
    try {
      return await begin(known);
    } catch (error) {
      if (!(error instanceof NotFound) || !(await isGone(ctx, known.id))) throw error;
    }
  }
  return begin(await newCustomer(ctx, member, customers.length));
}

/** If the response is lost, nobody can reach the checkout; the next request finds it at the provider. */
function createSession(
  ctx: MemberCtx,
  customer: CustomerRow,
  { plan, form, origin, language }: Wanted,
  { price, holder }: { price: string; holder: string },
): Promise<Stripe.Checkout.Session> {
  const { success, cancel } = returnsTo(origin, plan);
  const asked = {
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    metadata: { plan, language, memberId: ctx.memberId },
    subscription_data: { metadata: { memberId: ctx.memberId } },
    ...(form === 'elements'
      ? { ui_mode: form, return_url: success }
      : { ui_mode: form, locale: stripeLocale(language), success_url: success, cancel_url: cancel }),
  } satisfies Stripe.Checkout.SessionCreateParams;
  const idempotencyKey = `checkout-${customer.id}-${holder}-${language}`;
  return callStripe(ctx, (stripe) => stripe.checkout.sessions.create(asked, { idempotencyKey }));
}

/**
 * Records the member's open checkout. Closes it instead, before anybody can pay it, if another request has taken over
 * the claim (throws Conflict), the account is gone (throws Unauthorized), or the member has got a plan by another way
 * (returns null).
 */
async function keepOrClose(
  ctx: MemberCtx,
  customer: CustomerRow,
  session: Stripe.Checkout.Session,
  holder: string,
): Promise<Stripe.Checkout.Session | null> {
  const { db } = ctx;
  const note = db
    .update(customers)
    .set({ openSession: session.id })
    .where(and(eq(customers.id, customer.id), exists(claimOf(ctx, holder))));
  const look = db
    .select({ openSession: customers.openSession })
    .from(customers)
    .where(eq(customers.id, customer.id));
  const [, [row], subscriptions] = await db.batch([note, look, subscriptionsOf(ctx)]);
  const hasPlan = subscriptions.some(isLive);
  if (row?.openSession === session.id && !hasPlan) return session;
  await closeCheckout(ctx, session.id);
  if (hasPlan) return null;
  throw row ? new Conflict(say('subscriptions', 'checkoutOpen')) : new Unauthorized();
}

interface Visit
  extends Pick<CheckoutInput, 'plan' | 'email'>, Pick<Wanted, 'origin' | 'attempt' | 'language'> {}

/**
 * Opens the checkout of a visitor, who signs in after paying. The provider creates the customer on payment.
 * @throws TooMany over the rate limit, Unavailable when the provider is down
 */
export async function openVisitorCheckout(ctx: Ctx, visit: Visit): Promise<Stripe.Checkout.Session> {
  await limitPayments(ctx);
  const { plan, email, origin, attempt, language } = visit;
  const idempotencyKey = `${attempt}-${language}`;
  const price = await priceOf(ctx, plan);
  const { success, cancel } = returnsTo(origin, plan);
  const asked = {
    mode: 'subscription',
    locale: stripeLocale(language),
    ...(email ? { customer_email: email } : {}),
    line_items: [{ price, quantity: 1 }],
    metadata: { plan, language },
    success_url: success,
    cancel_url: cancel,
  } satisfies Stripe.Checkout.SessionCreateParams;
  return callStripe(ctx, (stripe) => stripe.checkout.sessions.create(asked, { idempotencyKey }));
}

/** Return URLs, with the query parameters that our page reads. */
const returnsTo = (origin: string, plan: Plan) => ({
  success: `${origin}/subscribe?success=true&plan=${plan}`,
  cancel: `${origin}/subscribe?canceled=true`,
});
