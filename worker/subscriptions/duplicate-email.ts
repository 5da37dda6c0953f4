// The email to a member who already had a plan: the second one was ended, and its payment refunded.
import { and, asc, eq, inArray, ne } from 'drizzle-orm';
import { liveStatuses } from '../../schema/subscription-rules.ts';
import { customers, duplicateSubscriptions, members, subscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Template } from '../outbox/deliver.ts';
import type { Part } from '../platform/email-content.ts';
import { composeEmail } from '../platform/email-layout.ts';
import { speechTo } from '../words.ts';
import type { Words } from '../../schema/words/words.ts';

/** Composes no email when the account or its address is gone. */
export const duplicate: Template = {
  async compose(ctx, subscriptionId) {
    const [found] = await ctx.db
      .select({
        memberId: members.id,
        email: members.email,
        language: members.language,
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
    const { language, words: all } = await speechTo(ctx.config, found.language);
    const words = all.subscriptions.duplicateEmail;
    return composeEmail(ctx.config, {
      to: email,
      language,
      subject: words.subject,
      heading: words.heading,
      parts: [
        { text: words.ended(plan) },
        { text: refunded > 0 ? words.refunded(refunded) : words.notRefunded(ctx.config.supportEmail) },
        await kept(ctx, { memberId: found.memberId, duplicateId: subscriptionId }, words),
      ],
      footnotes: [words.isWrong],
    });
  },
};

type DuplicateWords = Words['subscriptions']['duplicateEmail'];

interface Bought {
  memberId: string;
  /** The plan that was ended. */
  duplicateId: string;
}

/** Describes the plan that the member keeps. */
async function kept({ db }: Ctx, { memberId, duplicateId }: Bought, words: DuplicateWords): Promise<Part> {
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
  if (!older) return { text: words.firstStays };
  const { plan, cancelAt } = older;
  return { text: cancelAt === null ? words.firstGoesOn(plan) : words.firstEnds(plan, cancelAt) };
}
