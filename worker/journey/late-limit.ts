// Limits how much of the past a member may tell in a day: an invented past would take no time, unlike a present.
import { happenedLimits, happenedWords } from '../../schema/happened.ts';
import type { MemberCtx } from '../context.ts';
import { TooMany } from '../errors.ts';
import { day } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import { countOne, secondsLeft, usedUp, type Limit } from '../platform/limits.ts';

/**
 * Statements that count a log of the past; none for what happened within a day.
 * @param happenedAt milliseconds since 1970; undefined for just now
 * @throws TooMany after as many as a member may tell in a day. What waits on a device is sent on the next.
 */
export async function countLate(ctx: MemberCtx, happenedAt: number | undefined): Promise<Statement[]> {
  const { db, memberId } = ctx;
  const now = ctx.now();
  if (happenedAt === undefined || now - happenedAt < day) return [];
  const limit: Limit = { bucket: `late:${memberId}`, most: happenedLimits.latePerDay, windowMs: day };
  const [spent] = await ctx.read([usedUp(db, limit, now)]);
  if (spent.length > 0) throw new TooMany(secondsLeft(limit, now), happenedWords.enoughPast);
  return [countOne(db, limit, now)];
}
