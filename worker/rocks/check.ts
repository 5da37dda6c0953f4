// What somebody may know who types a Rock ID: six facts, and only so many misses.
import { eq } from 'drizzle-orm';
import { normalizeCode } from '../../schema/codes.ts';
import { findLimits } from '../../schema/finds.ts';
import { photoUrl } from '../../schema/photos.ts';
import type { RockCheck } from '../../schema/rocks.ts';
import { labels, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { TooMany } from '../errors.ts';
import { hour } from '../platform/clock.ts';
import type { Answers } from '../platform/database.ts';
import { countOne, secondsLeft, usedUp, type Limit } from '../platform/limits.ts';
import { isOpen, photoInSight } from '../reports/in-sight.ts';

const missesOf = (asker: string): Limit => ({
  bucket: `check-miss:${asker}`,
  most: findLimits.checkMissesPerHour,
  windowMs: hour,
});

/** @param asker whose misses are counted: a member's id, or a visitor's network */
export async function checkRock(ctx: Ctx, code: string, asker: string): Promise<RockCheck> {
  return checkOf(ctx, asker, await ctx.read(checkQueries(ctx, code, asker)));
}

/** The three questions of a check, to be sent alone or behind others; `checkOf` reads their answers. */
export function checkQueries(ctx: Ctx, code: string, asker: string) {
  const codeKey = normalizeCode(code);
  return [
    ctx.db
      .select({
        status: rocks.status,
        name: rocks.name,
        description: rocks.description,
        // A network's hash is no member's id: it has reported nothing, and owns and holds nothing.
        photoKey: photoInSight(asker),
        timesFound: rocks.timesFound,
        withheldAt: rocks.withheldAt,
        ownerId: rocks.ownerId,
        holderId: rocks.holderId,
      })
      .from(rocks)
      .where(eq(rocks.codeKey, codeKey)),
    ctx.db.select({ orderId: labels.orderId }).from(labels).where(eq(labels.codeKey, codeKey)),
    usedUp(ctx.db, missesOf(asker), ctx.now()),
  ] as const;
}

type CheckAnswers = Answers<ReturnType<typeof checkQueries>>;

/** Counts a miss. Throws TooMany once there were too many. */
export async function checkOf(
  ctx: Ctx,
  asker: string,
  [found, waiting, spent]: CheckAnswers,
): Promise<RockCheck> {
  const misses = missesOf(asker);
  const now = ctx.now();
  // Hits are refused too, or the refusal itself would tell misses from hits.
  if (spent.length > 0) throw new TooMany(secondsLeft(misses, now));
  const unknown = {
    exists: false,
    status: null,
    name: null,
    description: null,
    imageUrl: null,
    timesFound: 0,
  };
  const rock = found[0];
  if (rock) {
    if (!isOpen(rock, asker)) return unknown;
    const { status, name, description, photoKey, timesFound } = rock;
    return { exists: true, status, name, description, imageUrl: photoUrl(photoKey), timesFound };
  }
  if (waiting.length > 0) return { ...unknown, isWaiting: true };
  // The primary counts, and so knows of misses that a replica has not heard of yet.
  const [counted] = await ctx.db.batch([countOne(ctx.db, misses, now)]);
  if ((counted[0]?.count ?? 0) > misses.most) throw new TooMany(secondsLeft(misses, now));
  return unknown;
}
