// Queries for a member's customers and subscriptions, to be part of the caller's batch.
import { and, asc, desc, eq, isNull, type SQL } from 'drizzle-orm';
import { customers, duplicateSubscriptions, subscriptions } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';

export type CustomerRow = typeof customers.$inferSelect;
export type SubscriptionRow = Awaited<ReturnType<typeof everySubscriptionOf>>[number];

/** Whether the customer still exists at the provider. */
export const isThere = ({ deletedAt }: Pick<CustomerRow, 'deletedAt'>) => deletedAt === null;

/** Query: a member's customers, oldest first; new checkouts use the first. */
export function customersOf({ db, memberId }: MemberCtx) {
  return db
    .select()
    .from(customers)
    .where(eq(customers.memberId, memberId))
    .orderBy(asc(customers.createdAt), asc(customers.id));
}

/** Query: a member's subscriptions, newest first, without duplicates, which are ended and refunded. */
export function subscriptionsOf(ctx: MemberCtx) {
  return everySubscriptionOf(ctx, isNull(duplicateSubscriptions.subscriptionId));
}

/** Query: the same with duplicates, which have a `foundAt`. */
export function everySubscriptionOf({ db, memberId }: MemberCtx, which?: SQL) {
  const { id, customerId, plan, status, periodStart, periodEnd } = subscriptions;
  const { cancelAt, endedAt, accessUntil, version, createdAt } = subscriptions;
  const { foundAt, refundedAt, refunded } = duplicateSubscriptions;
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
      foundAt,
      refundedAt,
      refunded,
    })
    .from(subscriptions)
    .innerJoin(customers, eq(customers.id, customerId))
    .leftJoin(duplicateSubscriptions, eq(duplicateSubscriptions.subscriptionId, id))
    .where(and(eq(customers.memberId, memberId), which))
    .orderBy(desc(createdAt), desc(id));
}
