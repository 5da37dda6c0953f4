// Sets counters close to their limit, so that tests need not send that many requests.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { limits } from '../../schema/tables/index.ts';
import { openDatabase } from './database.ts';
import { countOne, type Limit } from './limits.ts';

/** @param many the count in the current window; the whole limit by default */
export async function spend(limit: Limit, now: number, many = limit.most): Promise<void> {
  const db = openDatabase(env.DB);
  const isOfLimit = eq(limits.bucket, limit.bucket);
  await db.batch([countOne(db, limit, now), db.update(limits).set({ count: many }).where(isOfLimit)]);
}
