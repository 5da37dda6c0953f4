// Nobody pays for two plans: should a member have got two all the same, the newer one ends with what was paid for.
import { asc, eq, sql } from 'drizzle-orm';
import { goesOn } from '../../schema/subscription-rules.ts';
import { customers, members, subscriptions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { joined } from '../platform/database.ts';
import { ask } from '../platform/payments.ts';
import { syncSubscription } from './sync.ts';

/**
 * Ends the renewal of all but the oldest plan of the member behind a customer, and of all where they have a plan
 * given by hand. Whoever asks at the same time ends the same ones. Throws Unavailable when the provider is down.
 * @returns how many were ended
 */
export async function endTwins(ctx: Ctx, customerId: string): Promise<number> {
  const owner = ctx.db
    .select({ memberId: customers.memberId })
    .from(customers)
    .where(eq(customers.id, customerId));
  const rows = await ctx.db
    .select({
      id: subscriptions.id,
      status: subscriptions.status,
      cancelAt: subscriptions.cancelAt,
      owner: joined('owner', { hasManualPlan: members.hasManualPlan }),
    })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, subscriptions.customerId))
    .innerJoin(members, eq(members.id, customers.memberId))
    .where(eq(customers.memberId, sql`(${owner})`))
    // Of two in the same second the one that we heard of first.
    .orderBy(asc(subscriptions.createdAt), sql`${subscriptions}.rowid`);
  const renewed = rows.filter(goesOn);
  const twins = renewed.slice(renewed[0]?.owner.hasManualPlan ? 0 : 1);
  for (const { id } of twins) {
    await ask(ctx, (stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: true }));
    await syncSubscription(ctx, id);
  }
  return twins.length;
}
