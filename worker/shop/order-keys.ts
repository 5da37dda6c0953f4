// Orders whose key of the address an older release has not written, or not as sign-in compares addresses.
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { noAddressKey } from '../../schema/orders.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { orders } from '../../schema/tables/index.ts';
import { sendAll, type Database } from '../platform/database.ts';

/** Condition: SQLite's `lower`, by which the first keys were made, knows the letters of ASCII alone. */
const isBeyondAscii = sql`${orders.customerEmail} GLOB '*[^ -~]*'`;

/**
 * The step of the daily pass: visitors' orders of the minutes in which a release was deployed, and those whose keys
 * were made in SQL. What a deleted account has left has `noAddressKey` and keeps it.
 */
export async function mendOrderKeys(db: Database): Promise<void> {
  const { id, customerEmail, emailKey } = orders;
  const suspect = await db
    .select({ id, customerEmail, emailKey })
    .from(orders)
    .where(
      and(
        isNull(orders.memberId),
        ne(customerEmail, ''),
        ne(emailKey, noAddressKey),
        or(eq(emailKey, ''), isBeyondAscii),
      ),
    );
  const wrong = suspect.filter((order) => order.emailKey !== emailKeyOf(order.customerEmail));
  await sendAll(
    db,
    wrong.map((order) =>
      db
        .update(orders)
        .set({ emailKey: emailKeyOf(order.customerEmail) })
        // Unless its account was deleted meanwhile.
        .where(and(eq(id, order.id), eq(emailKey, order.emailKey))),
    ),
  );
}
