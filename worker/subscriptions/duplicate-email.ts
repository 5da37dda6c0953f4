// The email to a member who already had a plan: the second one was ended, and its payment refunded.
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { priceWords } from '../../schema/catalogue.ts';
import { liveStatuses } from '../../schema/subscription-rules.ts';
import { planTerms } from '../../schema/subscriptions.ts';
import { customers, duplicateSubscriptions, members, subscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Template } from '../outbox/deliver.ts';
import type { Part } from '../platform/email-content.ts';
import { composeEmail } from '../platform/email-layout.ts';

/** Composes no email when the account or its address is gone. */
export const duplicate: Template = {
  async compose(ctx, subscriptionId) {
    const [found] = await ctx.db
      .select({
        memberId: members.id,
        email: members.email,
        plan: subscriptions.plan,
        refunded: duplicateSubscriptions.refunded,
      })
      .from(duplicateSubscriptions)
      .innerJoin(subscriptions, eq(subscriptions.id, duplicateSubscriptions.subscriptionId))
      .innerJoin(customers, eq(customers.id, subscriptions.customerId))
      .innerJoin(members, eq(members.id, customers.memberId))
      .where(eq(subscriptions.id, subscriptionId));
    if (!found?.email) return null;
    const { email, plan, refunded } = found;
    const amount = priceWords(refunded, 'usd');
    return composeEmail(ctx.config, {
      to: email,
      subject: 'Your second Rock Hunter Pro plan was ended',
      heading: 'Your second plan was ended',
      parts: [
        {
          text: `You had Rock Hunter Pro already when a second plan was bought for you: the ${planTerms[plan].name}. We ended it at once. It will not be charged again.`,
        },
        {
          text:
            refunded > 0
              ? `${amount} went back the way it was paid. Banks take 5 to 10 days to show it.`
              : `Nothing was refunded for it yet. If you were charged for it, please write to ${ctx.config.supportEmail}.`,
        },
        await kept(ctx, found.memberId, subscriptionId),
      ],
      footnotes: ['Is something wrong with it? Please answer this email.'],
    });
  },
};

/** Describes the plan that the member keeps. */
async function kept({ db }: Ctx, memberId: string, duplicateId: string): Promise<Part> {
  const [older] = await db
    .select({ plan: subscriptions.plan, cancelAt: subscriptions.cancelAt })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .where(
      and(
        eq(customers.memberId, memberId),
        ne(subscriptions.id, duplicateId),
        inArray(subscriptions.status, [...liveStatuses]),
      ),
    )
    .orderBy(asc(subscriptions.createdAt), asc(subscriptions.id))
    .limit(1);
  if (!older) return { text: 'The plan that you had before stays as it is.' };
  const { name } = planTerms[older.plan];
  if (older.cancelAt === null) return { text: `Your first plan, the ${name}, goes on as before.` };
  const end = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(older.cancelAt);
  return {
    text: `Your first plan, the ${name}, was cancelled and ends on ${end}. You can let it go on in your profile, under Subscription.`,
  };
}
