// Limits the past that can be told: an invented past would take no time, unlike a present.
import { eq } from 'drizzle-orm';
import { happenedLimits } from '../../schema/happened.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Malformed, TooMany } from '../errors.ts';
import { whileAllowed } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import type { Statement } from '../platform/database.ts';
import { countOne, secondsLeft, usedUp, type Limit } from '../platform/limits.ts';
import type { RockRow } from '../rocks/card.ts';
import { say } from '../../schema/words/say.ts';

const aDay = (bucket: Limit['bucket']): Limit => ({ bucket, most: happenedLimits.latePerDay, windowMs: day });

/**
 * Statements that count a log of the past; none for what happened within a day.
 * @param happenedAt milliseconds since 1970; undefined for just now
 * @throws Malformed for what happened long before the rock was registered; TooMany after as many as a member may tell in
 * a day, or as may be told of a rock. What waits on a device is sent on the next.
 */
export async function countLate(
  ctx: MemberCtx,
  rock: Pick<RockRow, 'id' | 'createdAt'>,
  happenedAt: number | undefined,
): Promise<Statement[]> {
  const { db, memberId } = ctx;
  const now = ctx.now();
  if (happenedAt === undefined || now - happenedAt < day) return [];
  if (happenedAt < rock.createdAt - happenedLimits.daysBeforeRock * day)
    throw new Malformed(say('happened', 'beforeRock'), 'happenedAt');
  const [own, ofRock] = [aDay(`late:${memberId}`), aDay(`late-rock:${rock.id}`)];
  const [spent, spentOfRock] = await ctx.read([usedUp(db, own, now), usedUp(db, ofRock, now)]);
  if (spent.length > 0) throw new TooMany(secondsLeft(own, now), say('happened', 'enoughPast'));
  if (spentOfRock.length > 0) throw new TooMany(secondsLeft(ofRock, now), say('happened', 'enoughOfRock'));
  return [
    // Others may be counted since: then nothing is written, and it is read again.
    db
      .update(rocks)
      .set({ createdAt: whileAllowed(db, [own, ofRock], now, rock.createdAt) })
      .where(eq(rocks.id, rock.id)),
    countOne(db, own, now),
    countOne(db, ofRock, now),
  ];
}
