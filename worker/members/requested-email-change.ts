// Queries for the change of email address that waits to be confirmed.
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { profileLimits } from '../../schema/profile.ts';
import { emailChanges } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { minute } from '../platform/clock.ts';

/** Condition: neither confirmed nor ended, even if expired. */
export const isUndecided = and(isNull(emailChanges.confirmedAt), isNull(emailChanges.endedAt));

/** Condition: the change can still be confirmed. */
export const isOpen = (now: number) =>
  and(isUndecided, gt(emailChanges.createdAt, now - profileLimits.confirmMinutes * minute));

/** Query: the new address that a member has yet to confirm. */
export function openChangeOf({ db, now }: Ctx, memberId: string) {
  return db
    .select({ newEmail: emailChanges.newEmail })
    .from(emailChanges)
    .where(and(eq(emailChanges.memberId, memberId), isOpen(now())))
    .orderBy(desc(emailChanges.createdAt))
    .limit(1);
}
