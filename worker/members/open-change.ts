// Which change of address waits to be confirmed.
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { profileLimits } from '../../schema/profile.ts';
import { emailChanges } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { minute } from '../platform/clock.ts';

/** Neither confirmed nor ended, however old. */
export const isUndecided = and(isNull(emailChanges.confirmedAt), isNull(emailChanges.endedAt));

/** The condition under which a change can still be confirmed. */
export const isOpen = (now: number) =>
  and(isUndecided, gt(emailChanges.createdAt, now - profileLimits.confirmMinutes * minute));

/** Query: the address that a member waits to have confirmed. */
export function openChangeOf({ db, now }: Ctx, memberId: string) {
  return db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.memberId, memberId), isOpen(now())))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
}
