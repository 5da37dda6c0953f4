// A plan that was paid for before signing in: noted with its address, and its buyer is told how to get it.
import { and, asc, eq, inArray, isNull, lte } from 'drizzle-orm';
import type Stripe from 'stripe';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { plans, planTerms } from '../../schema/subscriptions.ts';
import { customers, purchases } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { minute } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import type { Statement } from '../platform/database.ts';
import { composeLetter } from '../platform/letter.ts';
import type { Letter } from '../platform/mail.ts';
import { idOf } from '../platform/payments.ts';
import { isVisitors } from './claim.ts';

type Purchase = typeof purchases.$inferSelect;

/** How long whoever has taken purchases may work on their letters; shorter than the time between two ticks. */
const leaseMs = 10 * minute;

/** Purchases that are taken at once. */
const mostAtOnce = 10;

/** Statements: notes a visitor's purchase, once; none for any other checkout. */
export function notePurchase({ db, now }: Ctx, session: Stripe.Checkout.Session): Statement[] {
  const { id, customer, customer_details: buyer, metadata, status } = session;
  const plan = plans.find((one) => one === metadata?.['plan']);
  if (!isVisitors(session) || status !== 'complete' || !customer || !buyer?.email || !plan) return [];
  const { email } = buyer;
  const row = { sessionId: id, customerId: idOf(customer), plan, email, emailKey: emailKeyOf(email) };
  return [
    db
      .insert(purchases)
      .values({ ...row, createdAt: now() })
      .onConflictDoNothing(),
  ];
}

/** Tells buyers how to get what they paid for, unless they have it. Never throws: what fails waits for the next tick. */
export async function sendPurchaseLetters(ctx: Ctx): Promise<void> {
  try {
    for (const purchase of await leaseUnsent(ctx)) await send(ctx, purchase);
  } catch (cause) {
    ctx.log.failure('letters to buyers are left to the next hourly tick', cause);
  }
}

async function leaseUnsent({ db, now }: Ctx): Promise<Purchase[]> {
  const at = now();
  const waiting = db
    .select({ sessionId: purchases.sessionId })
    .from(purchases)
    .where(and(isNull(purchases.letterSentAt), lte(purchases.leasedUntil, at)))
    .orderBy(asc(purchases.leasedUntil))
    .limit(mostAtOnce);
  return db
    .update(purchases)
    .set({ leasedUntil: at + leaseMs })
    .where(inArray(purchases.sessionId, waiting))
    .returning();
}

async function send(ctx: Ctx, purchase: Purchase): Promise<void> {
  const { sessionId, customerId } = purchase;
  try {
    const claimed = await ctx.db.select().from(customers).where(eq(customers.id, customerId));
    if (claimed.length === 0) await ctx.mail(await letter(ctx.config, purchase));
    await ctx.db.update(purchases).set({ letterSentAt: ctx.now() }).where(eq(purchases.sessionId, sessionId));
  } catch (cause) {
    ctx.log.failure('a letter to a buyer could not be sent', cause);
  }
}

function letter(config: Config, { email, plan }: Purchase): Promise<Letter> {
  const { productName, publicOrigin } = config;
  return composeLetter(config, {
    to: email,
    subject: 'Your Rock Hunter Pro is paid',
    parts: [
      { text: `Thank you. Your ${planTerms[plan].name} of Rock Hunter Pro is paid.` },
      {
        text: `Sign in to ${productName} with this address, ${email}, in any browser: the plan is yours from then on. If you have no account yet, signing in makes one, and it is free.`,
      },
      ...(publicOrigin
        ? [{ label: 'Sign in', link: `${publicOrigin}/api/login?returnTo=%2Fsubscribe` }]
        : []),
      {
        text: 'You can cancel at any time in your profile, and keep it to the end of what you paid for.',
        soft: true,
      },
    ],
  });
}
