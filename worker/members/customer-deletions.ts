// Customers of accounts that are gone: noted in the batch that let go of them, then deleted at the payment provider.
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
import { ask, orMissing } from '../platform/payments.ts';

/** Most customers in one go. */
const mostDrops = 25;

/** After so many the provider counts as down. */
const mostFailures = 3;

/** Statement, to stand before the deletion of this member: notes the customers of theirs. */
export function letGoOfCustomers(db: Database, memberId: string, now: number) {
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

/** Statement, of the same kind: notes what was bought with this address and never claimed. */
export function letGoOfPurchases(db: Database, emailKey: SQLWrapper, now: number) {
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

/** What is kept of a deleted account: an id of 80 random bits cannot be found out from it. */
export const departureKeyOf = (memberId: string): Promise<string> => sha256(`departure ${memberId}`);

/** By what the departure of a member is found: rows of builds from before have the id itself, for 60 days. */
export const departureNames = async (memberId: string): Promise<string[]> => [
  await departureKeyOf(memberId),
  memberId,
];

/** Statement, of the same kind: notes that this account was deleted here. */
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
 * Statement: notes a customer whose member has deleted their account. One of a member whom nobody here knows is left
 * alone: it may be another site's at the same provider, or newer than the backup that the database came from.
 * @param departure that of `departureNames`
 */
export function letGoOfCustomer(db: Database, customerId: string, departure: readonly string[], now: number) {
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
 * Deletes customers at the provider, which ends their subscriptions at once. Nothing else waits for it: what fails
 * goes to the end of those noted, and a customer that is gone already is no error.
 */
export async function deletePendingCustomers(ctx: Ctx): Promise<void> {
  if (!ctx.payments) return;
  const { db } = ctx;
  try {
    const noted = await db
      .select()
      .from(pendingCustomerDeletions)
      .orderBy(pendingCustomerDeletions.askedAt)
      .limit(mostDrops);
    let failures = 0;
    for (const { customerId } of noted) {
      if (failures >= mostFailures) return;
      const isIt = eq(pendingCustomerDeletions.customerId, customerId);
      try {
        await ask(ctx, (stripe) => stripe.customers.del(customerId)).catch(orMissing);
        await db.delete(pendingCustomerDeletions).where(isIt);
      } catch (cause) {
        failures++;
        ctx.log.failure('a customer is left to the next hourly tick', cause);
        await db.update(pendingCustomerDeletions).set({ askedAt: ctx.now() }).where(isIt);
      }
    }
  } catch (cause) {
    ctx.log.failure('customers are left to the next hourly tick', cause);
  }
}
