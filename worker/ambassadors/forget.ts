// Addresses that were needed for a pack, and are not any more.
import { and, gt, isNull, lt, ne } from 'drizzle-orm';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** Statement for the hourly tick: whoever was not selected is asked for no address; a month is for questions. */
export function forgetAddresses(db: Database, now: number) {
  const { slot, announcedAt, address } = ambassadorApplications;
  const since = now - ambassadorLimits.addressDays * day;
  return db
    .update(ambassadorApplications)
    .set({ address: '', city: '', zipcode: '' })
    .where(and(isNull(slot), gt(announcedAt, 0), lt(announcedAt, since), ne(address, '')));
}
