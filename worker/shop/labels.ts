// Rock IDs for the labels of an order: issued and reserved when the order is paid.
import { sql } from 'drizzle-orm';
import { normalizeCode } from '../../schema/codes.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { labels, orders, rocks } from '../../schema/tables/index.ts';
import type { Database } from '../platform/database.ts';

/** Generates `count` new codes, none of which is on a rock or on another label. */
export async function newLabels(db: Database, count: number): Promise<string[]> {
  const codes = new Map<string, string>();
  while (codes.size < count) {
    for (let missing = count - codes.size; missing > 0; missing--) {
      const code = issueCode();
      codes.set(normalizeCode(code), code);
    }
    // Passes all codes as one bound parameter.
    const asked = sql`(SELECT value FROM json_each(${JSON.stringify([...codes.keys()])}))`;
    const taken = await db.batch([
      db
        .select({ codeKey: rocks.codeKey })
        .from(rocks)
        .where(sql`${rocks.codeKey} IN ${asked}`),
      db
        .select({ codeKey: labels.codeKey })
        .from(labels)
        .where(sql`${labels.codeKey} IN ${asked}`),
    ]);
    for (const { codeKey } of taken.flat()) codes.delete(codeKey);
  }
  return [...codes.values()];
}

/** Statement: reserves these codes for an order; reserves none if the batch has not written the order. */
export function reserveLabels(db: Database, orderId: string, codes: readonly string[]) {
  const pairs = JSON.stringify(codes.map((code) => [normalizeCode(code), code]));
  return db.insert(labels).select(
    sql`SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), ${orderId} FROM json_each(${pairs})
        WHERE EXISTS (SELECT 1 FROM ${orders} WHERE ${orders.id} = ${orderId})`,
  );
}
