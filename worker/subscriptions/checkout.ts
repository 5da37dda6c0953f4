// A member starts to pay for a plan: one customer, one open checkout at a time, however many tabs there are.
import { and, eq, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { isLive } from '../../schema/subscription-rules.ts';
import { subscriptionWords, type Plan } from '../../schema/subscriptions.ts';
import { customers } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, orGone } from '../errors.ts';
import { ask, given, idOf, orMissing } from '../platform/payments.ts';
import { returnsTo } from './returns.ts';
import { limitPayments } from './limit.ts';
import { priceOf } from './price.ts';
import { customersOf, subscriptionsOf, type CustomerRow } from './rows.ts';
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
  const [[known], subscriptions] = await ctx.read([customersOf(ctx), subscriptionsOf(ctx)]);
  if (ctx.me().hasManualPlan || subscriptions.some(isLive)) return null;
  const before = known?.openSession ? await leftOpen(ctx, known.openSession, wanted) : 'over';
  if (before === 'paid') return null;
  if (before !== 'over') return before;

  await limitPayments(ctx);
  const price = await priceOf(ctx, wanted.plan);
  const customer = known ?? (await newCustomer(ctx));
  const session = await createSession(ctx, customer, wanted, price);
  await ctx.db.batch([remember(ctx, customer, session.id)]).catch(orGone);
  return session;
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

/** A customer of the provider for this member; the same one when two ask at once. */
async function newCustomer(ctx: MemberCtx): Promise<CustomerRow> {
  const { memberId } = ctx;
  const { email } = ctx.me();
  const { id } = await ask(ctx, (stripe) =>
    stripe.customers.create(
      { ...(email === null ? {} : { email }), metadata: { memberId } },
      { idempotencyKey: `customer-${memberId}` },
    ),
  );
  return { id: given(id), memberId, openSession: null, attempt: 0, createdAt: ctx.now() };
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
  const idempotencyKey = `checkout-${ctx.memberId}-${customer.id}-${customer.attempt}`;
  try {
    return await ask(ctx, (stripe) => stripe.checkout.sessions.create(asked, { idempotencyKey }));
  } catch (error) {
    // The key was used for another plan whose checkout nobody came to see: the next try gets a key of its own.
    if (error instanceof Conflict) await ctx.db.batch([raiseAttempt(ctx, customer)]);
    throw error;
  }
}

function raiseAttempt({ db }: MemberCtx, { id, attempt }: CustomerRow) {
  return db
    .update(customers)
    .set({ attempt: sql`${customers.attempt} + 1` })
    .where(and(eq(customers.id, id), eq(customers.attempt, attempt)));
}

/** Statement: the customer is this member's, and this is their open checkout. */
function remember({ db }: MemberCtx, customer: CustomerRow, openSession: string) {
  const next = { openSession, attempt: customer.attempt + 1 };
  return db
    .insert(customers)
    .values({ ...customer, ...next })
    .onConflictDoUpdate({
      target: customers.id,
      set: next,
      setWhere: eq(customers.attempt, customer.attempt),
    });
}
