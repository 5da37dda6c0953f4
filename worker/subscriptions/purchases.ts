// Plans bought before signing in: recorded by email address; an email tells the buyer how to get the plan.
import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { plans } from '../../schema/subscriptions.ts';
import { customers, purchases } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Template } from '../outbox/deliver.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import type { Statement } from '../platform/database.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import { idOf } from '../platform/payments.ts';
import { isVisitors } from './redeem.ts';
import { speechTo } from '../words.ts';

/** Statements: record a visitor's purchase and queue the email to the buyer, once; none for any other checkout. */
export function notePurchase(ctx: Ctx, session: Stripe.Checkout.Session): Statement[] {
  const { id, customer, customer_details: buyer, metadata, status } = session;
  const plan = plans.find((one) => one === metadata?.['plan']);
  if (!isVisitors(session) || status !== 'complete' || !customer || !buyer?.email || !plan) return [];
  const { email } = buyer;
  const row = { sessionId: id, customerId: idOf(customer), plan, email, emailKey: emailKeyOf(email) };
  const at = ctx.now();
  return [
    ctx.db
      .insert(purchases)
      // The release before decision 46 emails every row without `letterSentAt`.
      .values({ ...row, language: metadata?.['language'] ?? null, createdAt: at, letterSentAt: at })
      .onConflictDoNothing(),
    queueEmail(ctx, { event: `purchase:${id}`, recipient: 'buyer' }),
  ];
}

/** Tells how to get the plan. Composes no email if it was redeemed, or if the account was deleted. */
export const purchase: Template = {
  async compose({ db, config }, sessionId) {
    const [found] = await db
      .select({
        plan: purchases.plan,
        email: purchases.email,
        language: purchases.language,
        claimed: customers.id,
      })
      .from(purchases)
      .leftJoin(customers, eq(customers.id, purchases.customerId))
      .where(eq(purchases.sessionId, sessionId));
    if (!found || found.claimed !== null) return null;
    const { email, plan } = found;
    const { productName } = config;
    const { language, words: all } = await speechTo(config, found.language);
    const words = all.subscriptions.paidEmail;
    return composeEmail(config, {
      to: email,
      language,
      subject: words.subject,
      heading: words.subject,
      parts: [{ text: words.thanks(plan) }, { text: words.whatNext(productName, email) }],
      button: buttonTo(config, '/api/login?returnTo=%2Fsubscribe', words.signIn),
      footnotes: [words.canCancel],
    });
  },
};
