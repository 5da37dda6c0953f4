// Events that were applied are remembered for as long as the provider may tell them again.
import { lt } from 'drizzle-orm';
import { paymentEvents } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** Stripe keeps events for 30 days, and sends them again by hand for as long. */
const rememberedMs = 40 * day;

/** Statement for the hourly sweep. */
export function forgetEvents(db: Database, now: number) {
  return db.delete(paymentEvents).where(lt(paymentEvents.receivedAt, now - rememberedMs));
}
