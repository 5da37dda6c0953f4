// Counters that stand close to their limit, for tests that need not count so far by requests.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { limits } from '../../schema/tables/index.ts';
import { openDatabase } from './database.ts';
import { countOne, type Limit } from './limits.ts';

/** @param many how much of the limit is used up in the window of this moment; all of it by default */
export async function spend(limit: Limit, now: number, many = limit.most): Promise<void> {
  const db = openDatabase(env.DB);
  const isOfLimit = eq(limits.bucket, limit.bucket);
  await db.batch([countOne(db, limit, now), db.update(limits).set({ count: many }).where(isOfLimit)]);
}
