// Erases postal addresses of applications that are no longer needed.
import { and, gt, isNotNull, isNull, lt, ne, or } from 'drizzle-orm';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import { day } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/**
 * Statement for the hourly job: erases the address a month after the answer. A selected applicant's pack is shipped to
 * the address in its order, which is erased like that of any order.
 */
export function forgetAddresses(db: Database, now: number) {
  const { slot, orderId, announcedAt, withdrawnAt, address } = ambassadorApplications;
  const since = now - ambassadorLimits.addressDays * day;
  return db
    .update(ambassadorApplications)
    .set({ address: '', city: '', zipcode: '' })
    .where(
      and(
        or(isNull(slot), isNotNull(orderId), isNotNull(withdrawnAt)),
        gt(announcedAt, 0),
        lt(announcedAt, since),
        ne(address, ''),
      ),
    );
}
