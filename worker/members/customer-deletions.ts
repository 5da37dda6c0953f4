// Queue of customers of deleted accounts: queued in the batch that deletes the account, then deleted at the provider.
import { and, eq, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import {
  pendingCustomerDeletions,
  customers,
  departures,
  members,
  purchases,
} from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Database } from '../platform/database.ts';
import { sha256 } from '../platform/ids.ts';
import { callStripe, orMissing } from '../platform/payments.ts';

/** Maximum of customers deleted per call. */
const maxPerCall = 25;

/** After this many failures the provider counts as down. */
const mostFailures = 3;

/** Statement that must precede the deletion of this member: queues the member's customers. */
export function queueCustomerDeletions(db: Database, memberId: string, now: number) {
  return db
    .insert(pendingCustomerDeletions)
    .select(
      db
        .select({
          customerId: sql<string>`${customers.id}`.as('customer_id'),
          askedAt: sql<number>`${now}`.as('asked_at'),
        })
        .from(customers)
        .where(eq(customers.memberId, memberId)),
    )
    .onConflictDoNothing();
}

/** Statement that must precede the deletion: queues the customers of purchases with this address, never redeemed. */
export function queuePurchaseDeletions(db: Database, emailKey: SQLWrapper, now: number) {
  return db
    .insert(pendingCustomerDeletions)
    .select(
      db
        .select({
          customerId: sql<string>`${purchases.customerId}`.as('customer_id'),
          askedAt: sql<number>`${now}`.as('asked_at'),
        })
        .from(purchases)
        .leftJoin(customers, eq(customers.id, purchases.customerId))
        .where(and(inArray(purchases.emailKey, emailKey), isNull(customers.id))),
    )
    .onConflictDoNothing();
}

/** The hash that is kept of a deleted account's id. An id has 80 random bits, so it cannot be brute-forced. */
export const departureKeyOf = (memberId: string): Promise<string> => sha256(`departure ${memberId}`);

/** The keys to look up a departure by: for 60 days, rows of earlier releases hold the id itself. */
export const departureNames = async (memberId: string): Promise<string[]> => [
  await departureKeyOf(memberId),
  memberId,
];

/** Statement that must precede the deletion: records that this account was deleted here. */
export function noteDeparture(db: Database, memberId: string, memberHash: string, now: number) {
  return db
    .insert(departures)
    .select(
      db
        .select({
          memberHash: sql<string>`${memberHash}`.as('member_id'),
          leftAt: sql<number>`${now}`.as('left_at'),
        })
        .from(members)
        .where(eq(members.id, memberId)),
    )
    .onConflictDoNothing();
}

/**
 * Statement: queues a customer whose member deleted their account here. It leaves customers of unknown members alone:
 * they may belong to another site at the same provider, or be newer than the restored backup.
 * @param departure the keys from `departureNames`
 */
export function queueCustomerDeletion(
  db: Database,
  customerId: string,
  departure: readonly string[],
  now: number,
) {
  return db
    .insert(pendingCustomerDeletions)
    .select(
      db
        .select({
          customerId: sql<string>`${customerId}`.as('customer_id'),
          askedAt: sql<number>`${now}`.as('asked_at'),
        })
        .from(departures)
        .where(inArray(departures.memberHash, departure)),
    )
    .onConflictDoNothing();
}

/**
 * Deletes queued customers at the provider, which ends their subscriptions at once. Never throws: a failed deletion
 * goes to the end of the queue. A customer that is already gone is no error.
 */
export async function deletePendingCustomers(ctx: Ctx): Promise<void> {
  if (!ctx.payments) return;
  const { db } = ctx;
  try {
    const noted = await db
      .select()
      .from(pendingCustomerDeletions)
      .orderBy(pendingCustomerDeletions.askedAt)
      .limit(maxPerCall);
    let failures = 0;
    for (const { customerId } of noted) {
      if (failures >= mostFailures) return;
      const isIt = eq(pendingCustomerDeletions.customerId, customerId);
      try {
        await callStripe(ctx, (stripe) => stripe.customers.del(customerId)).catch(orMissing);
        await db.delete(pendingCustomerDeletions).where(isIt);
      } catch (cause) {
        failures++;
        ctx.log.failure('could not delete a customer; the next hourly job retries', cause);
        await db.update(pendingCustomerDeletions).set({ askedAt: ctx.now() }).where(isIt);
      }
    }
  } catch (cause) {
    ctx.log.failure('could not delete customers; the next hourly job retries', cause);
  }
}
