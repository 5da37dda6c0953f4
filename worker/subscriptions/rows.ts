// A member's customers and subscriptions, read in the batch of whoever asks.
import { asc, desc, eq } from 'drizzle-orm';
import { customers, subscriptions } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';

export type CustomerRow = typeof customers.$inferSelect;
export type SubscriptionRow = typeof subscriptions.$inferSelect;

/** Whether the provider still knows a customer. */
export const isThere = ({ deletedAt }: Pick<CustomerRow, 'deletedAt'>) => deletedAt === null;

/** Query: a member's customers, the one that new checkouts are for first. */
export function customersOf({ db, memberId }: MemberCtx) {
  return db
    .select()
    .from(customers)
    .where(eq(customers.memberId, memberId))
    .orderBy(asc(customers.createdAt), asc(customers.id));
}

/** Query: a member's subscriptions, newest first. */
export function subscriptionsOf({ db, memberId }: MemberCtx) {
  const { id, customerId, plan, status, periodStart, periodEnd } = subscriptions;
  const { cancelAt, endedAt, accessUntil, version, createdAt } = subscriptions;
  return db
    .select({
      id,
      customerId,
      plan,
      status,
      periodStart,
      periodEnd,
      cancelAt,
      endedAt,
      accessUntil,
      version,
      createdAt,
    })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, customerId))
    .where(eq(customers.memberId, memberId))
    .orderBy(desc(createdAt), desc(id));
}
