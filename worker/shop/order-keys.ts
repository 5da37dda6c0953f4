// Repairs `orders.email_key` where an older release left it empty or computed it differently than sign-in does.
import { and, eq, isNull, ne, or, sql } from 'drizzle-orm';
import { noAddressKey } from '../../schema/orders.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { orders } from '../../schema/tables/index.ts';
import { writeAll, type Database } from '../platform/database.ts';

/** Condition: the address has letters beyond ASCII, which SQLite's `lower`, used for the first keys, leaves as is. */
const isBeyondAscii = sql`${orders.customerEmail} GLOB '*[^ -~]*'`;

/**
 * Step of the daily repair: fixes visitors' orders that the old release wrote during a deployment, and those whose keys
 * were computed in SQL. Orders of deleted accounts keep `noAddressKey`.
 */
export async function repairOrderKeys(db: Database): Promise<void> {
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
  await writeAll(
    db,
    wrong.map((order) =>
      db
        .update(orders)
        .set({ emailKey: emailKeyOf(order.customerEmail) })
        // Not if the account was deleted meanwhile.
        .where(and(eq(id, order.id), eq(emailKey, order.emailKey))),
    ),
  );
}
