// Addresses of applications that are not needed any more.
import { and, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/**
 * Statement for the hourly tick: a month after the answer an application has no address any more. The pack of whoever
 * was selected goes to the address of its order, which is forgotten as those of other orders are.
 */
export function forgetAddresses(db: Database, now: number) {
  const { slot, orderId, announcedAt, address } = ambassadorApplications;
  const since = now - ambassadorLimits.addressDays * day;
  return db
    .update(ambassadorApplications)
    .set({ address: '', city: '', zipcode: '' })
    .where(
      and(or(isNull(slot), isNotNull(orderId)), gt(announcedAt, 0), lt(announcedAt, since), ne(address, '')),
    );
}
