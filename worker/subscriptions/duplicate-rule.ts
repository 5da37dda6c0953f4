// The rule for duplicate subscriptions: of a member's two live ones the later one, regardless of price.
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
 * Statement: records the duplicates of a customer's member, or of everybody, each once. It is part of every batch that
 * writes a subscription, so that every duplicate is found.
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

/** Query: a row if this subscription, live or over, is later than another live plan of its member. */
export function isDuplicate(db: Database, id: string) {
  return laterOnes(db, eq(subscriptions.id, id))(0);
}

/**
 * The later subscription is the one that the provider created later or, within one second, the one with the greater
 * id. So the result does not depend on the order of events. A plan given by hand counts as older only if the audit log
 * shows that it was given before and not ended since: without such an entry no paid plan is touched.
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
  // Every column of the table, in the table's order.
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
