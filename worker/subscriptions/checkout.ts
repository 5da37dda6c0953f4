// A member starts to pay for a plan: one customer, one open checkout at a time, however many tabs there are.
import { and, eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { isLive } from '../../schema/subscription-rules.ts';
import { subscriptionWords, type Plan } from '../../schema/subscriptions.ts';
import { customers } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, NotFound, Unauthorized, Unavailable } from '../errors.ts';
import { sha256 } from '../platform/ids.ts';
import { ask, idOf, orMissing } from '../platform/payments.ts';
import { isGone, newCustomer } from './customer.ts';
import { returnsTo } from './returns.ts';
import { limitPayments } from './limit.ts';
import { priceOf } from './price.ts';
import { customersOf, isThere, subscriptionsOf, type CustomerRow } from './rows.ts';
import { syncSubscription } from './sync.ts';

/** In our page, or on the provider's. */
type Form = 'elements' | 'hosted_page';

interface Wanted {
  plan: Plan;
  form: Form;
  /** Ours, for the way back. */
  origin: string;
}

/**
 * The checkout that the member is to pay; null when they have a plan already.
 * Throws Conflict when another one is being started at this moment, Unavailable when the provider is down.
 */
export async function openCheckout(ctx: MemberCtx, wanted: Wanted): Promise<Stripe.Checkout.Session | null> {
  const [customers, subscriptions] = await ctx.read([customersOf(ctx), subscriptionsOf(ctx)]);
  const known = customers.find(isThere);
  if (ctx.me().hasManualPlan || subscriptions.some(isLive)) return null;
  await limitPayments(ctx);
  const before = known?.openSession ? await leftOpen(ctx, known.openSession, wanted) : 'over';
  if (before === 'paid') return null;
  if (before !== 'over') return before;

  const price = await priceOf(ctx, wanted.plan);
  const begin = async (customer: CustomerRow) => {
    const session = await createSession(ctx, customer, wanted, price);
    await remember(ctx, customer, session.id);
    return session;
  };
  if (known) {
    try {
      return await begin(known);
    } catch (error) {
      if (!(error instanceof NotFound) || !(await isGone(ctx, known.id))) throw error;
    }
  }
  return begin(await newCustomer(ctx, customers.length));
}

/**
 * What became of the checkout that was open: `over` when another may begin, `paid` when it gave a plan, or itself
 * when it is the one that is wanted.
 */
async function leftOpen(
  ctx: MemberCtx,
  id: string,
  { plan, form }: Wanted,
): Promise<Stripe.Checkout.Session | 'over' | 'paid'> {
  const session = await ask(ctx, (stripe) => stripe.checkout.sessions.retrieve(id)).catch(orMissing);
  if (session?.status === 'complete') {
    if (session.subscription) await syncSubscription(ctx, idOf(session.subscription));
    const [subscriptions] = await ctx.read([subscriptionsOf(ctx)]);
    return subscriptions.some(isLive) ? 'paid' : 'over';
  }
  if (session?.status !== 'open') return 'over';
  if (session.metadata?.['plan'] === plan && session.ui_mode === form) return session;
  // It may just have been paid, or closed by another tab: then the next try finds that out.
  const changed = new Conflict(subscriptionWords.checkoutOpen);
  await ask(ctx, (stripe) => stripe.checkout.sessions.expire(id), changed);
  return 'over';
}

async function createSession(
  ctx: MemberCtx,
  customer: CustomerRow,
  { plan, form, origin }: Wanted,
  price: string,
): Promise<Stripe.Checkout.Session> {
  const { success, cancel } = returnsTo(origin, plan);
  const asked = {
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price, quantity: 1 }],
    metadata: { plan, memberId: ctx.memberId },
    subscription_data: { metadata: { memberId: ctx.memberId } },
    ...(form === 'elements'
      ? { ui_mode: form, return_url: success }
      : { ui_mode: form, success_url: success, cancel_url: cancel }),
  } satisfies Stripe.Checkout.SessionCreateParams;
  // Another plan is another request: the provider refuses a key that it knows with other words.
  const idempotencyKey = `checkout-${customer.id}-${customer.attempt}-${await sha256(JSON.stringify(asked))}`;
  try {
    return await ask(ctx, (stripe) => stripe.checkout.sessions.create(asked, { idempotencyKey }));
  } catch (error) {
    // The provider answers a key for a day as it first did, be it with its own fault: the next try gets another.
    if (error instanceof Unavailable) await ctx.db.batch([raiseAttempt(ctx, customer)]);
    throw error;
  }
}

function raiseAttempt({ db }: MemberCtx, { id, attempt }: CustomerRow) {
  return db
    .update(customers)
    .set({ attempt: sql`${customers.attempt} + 1` })
    .where(and(eq(customers.id, id), eq(customers.attempt, attempt)));
}

/**
 * This is the member's open checkout. Throws Conflict when another one has become that meanwhile, Unauthorized when
 * the account is gone: this one is closed, so that nobody pays for it.
 */
async function remember(ctx: MemberCtx, customer: CustomerRow, openSession: string): Promise<void> {
  const { db } = ctx;
  const note = db
    .update(customers)
    .set({ openSession, attempt: customer.attempt + 1 })
    .where(and(eq(customers.id, customer.id), eq(customers.attempt, customer.attempt)));
  const look = db
    .select({ openSession: customers.openSession })
    .from(customers)
    .where(eq(customers.id, customer.id));
  const [, [row]] = await db.batch([note, look]);
  if (row?.openSession === openSession) return;
  const over = row ? new Conflict(subscriptionWords.checkoutOpen) : new Unauthorized();
  await ask(ctx, (stripe) => stripe.checkout.sessions.expire(openSession), over).catch(orMissing);
  throw over;
}
