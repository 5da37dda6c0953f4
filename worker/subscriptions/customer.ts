// A member's customer at the payment provider: created for the first checkout, dropped when the provider deletes it.
import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '../../schema/tables/index.ts';
import type { Ctx, MemberRow } from '../context.ts';
import { Unauthorized, isOrphaned } from '../errors.ts';
import { departureNames, queueCustomerDeletion } from '../members/customer-deletions.ts';
import { hour } from '../platform/clock.ts';
import { sha256 } from '../platform/ids.ts';
import { callStripe, required, orMissing } from '../platform/payments.ts';
import type { CustomerRow } from './rows.ts';

/**
 * Creates a customer and records it before anything is bought under it. Concurrent requests get the same one.
 * Throws Unauthorized if the account was deleted meanwhile; the customer is then deleted too.
 * @param earlier how many customers this member had before
 */
export async function newCustomer(
  ctx: Ctx,
  { id: memberId, email }: Pick<MemberRow, 'id' | 'email'>,
  earlier: number,
): Promise<CustomerRow> {
  const { db } = ctx;
  const now = ctx.now();
  // The provider replays the first response to a key for a day, and rejects the key with a different email address.
  const asked = await sha256(JSON.stringify([email, Math.floor(now / hour)]));
  const made = await callStripe(ctx, (stripe) =>
    stripe.customers.create(
      { ...(email === null ? {} : { email }), metadata: { memberId } },
      { idempotencyKey: `customer-${memberId}-${earlier}-${asked}` },
    ),
  );
  const id = required(made.id);
  const note = db.insert(customers).values({ id, memberId, createdAt: now }).onConflictDoNothing();
  const look = db.select().from(customers).where(eq(customers.id, id));
  try {
    const [, [row]] = await db.batch([note, look]);
    return required(row);
  } catch (error) {
    if (!isOrphaned(error)) throw error;
    await db.batch([queueCustomerDeletion(db, id, await departureNames(memberId), now)]);
    throw new Unauthorized();
  }
}

/** Whether the provider has deleted a customer. If so, marks it as deleted here, so that it is not used again. */
export async function isGone(ctx: Ctx, id: string): Promise<boolean> {
  const customer = await callStripe(ctx, (stripe) => stripe.customers.retrieve(id)).catch(orMissing);
  if (customer && customer.deleted !== true) return false;
  await ctx.db
    .update(customers)
    .set({ deletedAt: ctx.now() })
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)));
  return true;
}
