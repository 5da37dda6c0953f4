// Which subscriptions are duplicates: of two live ones of a member the later one, whatever each of them costs.
import { and, eq, exists, gt, inArray, lte, notExists, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { liveStatuses } from '../../schema/subscription-rules.ts';
import {
  auditLog,
  customers,
  duplicateSubscriptions,
  members,
  subscriptions,
} from '../../schema/tables/index.ts';
import type { Database } from '../platform/database.ts';

const isRunning = inArray(subscriptions.status, [...liveStatuses]);

/**
 * Statement: notes the duplicates of the member behind a customer, or of everybody; one is noted once. It stands in
 * the batch that writes a subscription, so that no way in which one can come is left out.
 */
export function noteDuplicates(db: Database, now: number, customerId?: string) {
  const owner = db
    .select({ memberId: customers.memberId })
    .from(customers)
    .where(eq(customers.id, customerId ?? ''));
  const found = laterOnes(db, and(isRunning, customerId === undefined ? undefined : ownedBy(owner)));
  return db.insert(duplicateSubscriptions).select(found(now)).onConflictDoNothing();
}

const ownedBy = (owner: { getSQL(): SQL }) => sql`${customers.memberId} = (${owner})`;

/** Query: a row while this subscription stands behind another plan of its member, itself live or over. */
export function isDuplicate(db: Database, id: string) {
  return laterOnes(db, eq(subscriptions.id, id))(0);
}

/**
 * Later is what the provider created later, of the same second what has the greater id: the same for everybody, in
 * whatever order we hear of it. A plan that was given by hand is older where the log says
 * that it was given before and not ended since: without such an act nobody's paid plan is touched.
 */
function laterOnes(db: Database, which: SQL | undefined) {
  const older = alias(subscriptions, 'older');
  const payer = alias(customers, 'payer');
  const hasOlder = exists(
    db
      .select({ id: older.id })
      .from(older)
      .innerJoin(payer, eq(payer.id, older.customerId))
      .where(
        and(
          eq(payer.memberId, customers.memberId),
          inArray(older.status, [...liveStatuses]),
          sql`(${older.createdAt}, ${older.id}) < (${subscriptions.createdAt}, ${subscriptions.id})`,
        ),
      ),
  );
  const next = alias(auditLog, 'next');
  const changedSince = db
    .select({ id: next.id })
    .from(next)
    .where(
      and(
        eq(next.memberId, members.id),
        inArray(next.act, ['plan_given', 'plan_ended']),
        gt(next.createdAt, auditLog.createdAt),
      ),
    );
  const givenBefore = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.memberId, members.id),
        eq(auditLog.act, 'plan_given'),
        lte(auditLog.createdAt, subscriptions.createdAt),
        notExists(changedSince),
      ),
    );
  const isBesideManual = and(eq(members.hasManualPlan, true), exists(givenBefore));
  // Every column of the table, in its order.
  return (now: number) =>
    db
      .select({
        subscriptionId: sql<string>`${subscriptions.id}`.as('subscription_id'),
        foundAt: sql<number>`${now}`.as('found_at'),
        confirmedAt: sql<null>`NULL`.as('confirmed_at'),
        refundedAt: sql<null>`NULL`.as('refunded_at'),
        refunded: sql<number>`0`.as('refunded'),
        emailSentAt: sql<null>`NULL`.as('email_sent_at'),
        leasedUntil: sql<number>`0`.as('leased_until'),
      })
      .from(subscriptions)
      .innerJoin(customers, eq(customers.id, subscriptions.customerId))
      .innerJoin(members, eq(members.id, customers.memberId))
      .where(and(which, or(hasOlder, isBesideManual)));
}
