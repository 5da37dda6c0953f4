// The paid plan of a member, for the administrator.
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Plan } from '../../schema/subscriptions.ts';
import { customers, members, subscriptions } from '../../schema/tables/index.ts';
import type { MemberRow } from '../context.ts';
import type { Database } from '../platform/database.ts';

interface PaidPlan {
  plan: Plan;
  /** End of the paid period, in milliseconds since 1970. */
  until: number;
}

export interface MemberWithPlan {
  member: MemberRow;
  paid: PaidPlan | null;
}

/** Column for queries of `members`: the plan with the longest access; null when none gives access. */
export function paidPlan(db: Database, now: number) {
  const longest = db
    .select({ it: sql`json_object('plan', ${subscriptions.plan}, 'until', ${subscriptions.periodEnd})` })
    .from(customers)
    .innerJoin(subscriptions, eq(subscriptions.customerId, customers.id))
    .where(and(eq(customers.memberId, members.id), gt(subscriptions.accessUntil, now)))
    .orderBy(desc(subscriptions.accessUntil))
    .limit(1);
  return sql<PaidPlan | null>`(${longest})`
    .mapWith((text: string) => JSON.parse(text) as PaidPlan) // as json_object wrote it
    .as('paid_plan');
}
