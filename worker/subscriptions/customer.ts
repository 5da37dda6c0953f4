// A member's customer at the payment provider: made for the first checkout, and let go of when the provider has.
import { and, eq, isNull } from 'drizzle-orm';
import { customers } from '../../schema/tables/index.ts';
import type { Ctx, MemberRow } from '../context.ts';
import { Unauthorized, isOrphaned } from '../errors.ts';
import { departureNames, letGoOfCustomer } from '../members/customer-deletions.ts';
import { hour } from '../platform/clock.ts';
import { sha256 } from '../platform/ids.ts';
import { ask, given, orMissing } from '../platform/payments.ts';
import type { CustomerRow } from './rows.ts';

/**
 * A new customer, written down before anything is bought under it; the same one when two ask at once.
 * Throws Unauthorized when the account is deleted meanwhile: the customer then goes too.
 * @param earlier how many this member had
 */
export async function newCustomer(
  ctx: Ctx,
  { id: memberId, email }: Pick<MemberRow, 'id' | 'email'>,
  earlier: number,
): Promise<CustomerRow> {
  const { db } = ctx;
  const now = ctx.now();
  // The provider refuses a key with another address, and answers it for a day with what it first answered.
  const asked = await sha256(JSON.stringify([email, Math.floor(now / hour)]));
  const made = await ask(ctx, (stripe) =>
    stripe.customers.create(
      { ...(email === null ? {} : { email }), metadata: { memberId } },
      { idempotencyKey: `customer-${memberId}-${earlier}-${asked}` },
    ),
  );
  const id = given(made.id);
  const note = db.insert(customers).values({ id, memberId, createdAt: now }).onConflictDoNothing();
  const look = db.select().from(customers).where(eq(customers.id, id));
  try {
    const [, [row]] = await db.batch([note, look]);
    return given(row);
  } catch (error) {
    if (!isOrphaned(error)) throw error;
    await db.batch([letGoOfCustomer(db, id, await departureNames(memberId), now)]);
    throw new Unauthorized();
  }
}

/** Whether the provider has let go of a customer. Then nothing more is bought under it, here neither. */
export async function isGone(ctx: Ctx, id: string): Promise<boolean> {
  const customer = await ask(ctx, (stripe) => stripe.customers.retrieve(id)).catch(orMissing);
  if (customer && customer.deleted !== true) return false;
  await ctx.db
    .update(customers)
    .set({ deletedAt: ctx.now() })
    .where(and(eq(customers.id, id), isNull(customers.deletedAt)));
  return true;
}
