// What a find looks at first, in one question: the rock of a code, who holds it, and whether the finder is guessing.
import { and, eq, exists, gt, isNull } from 'drizzle-orm';
import { findLimits, findWords } from '../../schema/finds.ts';
import { finds, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound, TooMany } from '../errors.ts';
import { day, hour } from '../platform/clock.ts';
import { flag, joined, oneRow, type Database } from '../platform/database.ts';
import { countOne, isSpent, secondsLeft, windowOf, type Limit } from '../platform/limits.ts';
import { prepared, type Marks } from '../platform/prepared.ts';
import { isOpen } from '../reports/in-sight.ts';
import { labelOf } from '../rocks/label.ts';

export type OpenFind = Pick<typeof finds.$inferSelect, 'id' | 'foundAt'>;

const missesOf = (memberId: string): Limit => ({
  bucket: `find-miss:${memberId}`,
  most: findLimits.missesPerHour,
  windowMs: hour,
});

export const triesOf = (memberId: string): Limit => ({
  bucket: `find-try:${memberId}`,
  most: findLimits.triesPerDay,
  windowMs: day,
});

const openColumns = joined('open', { id: finds.id, foundAt: finds.foundAt });

interface AskedCode {
  codeKey: string;
  memberId: string;
  /** A find of the same member since then is the same visit, and does not score again. */
  since: number;
  missBucket: string;
  missPeriod: number;
  tryBucket: string;
  tryPeriod: number;
}

const aboutCode = prepared((db, asked: Marks<AskedCode>) => {
  const misses = { bucket: asked.missBucket, period: asked.missPeriod, most: findLimits.missesPerHour };
  const tries = { bucket: asked.tryBucket, period: asked.tryPeriod, most: findLimits.triesPerDay };
  return (
    db
      .select({
        rock: rocks,
        open: openColumns,
        isScoredLately: flag('is_scored_lately', exists(scoredFind(db, asked))),
        isWaiting: flag('is_waiting', exists(labelOf(db, asked.codeKey))),
        hasMissedTooOften: flag('has_missed_too_often', isSpent(db, misses)),
        hasTriedTooOften: flag('has_tried_too_often', isSpent(db, tries)),
      })
      .from(oneRow)
      .leftJoin(rocks, eq(rocks.codeKey, asked.codeKey))
      // A literal, so that SQLite sees the partial index fit.
      .leftJoin(finds, and(eq(finds.rockId, rocks.id), isNull(finds.closedAt)))
  );
});

const scoredFind = (db: Database, { memberId, since }: Marks<AskedCode>) =>
  db
    .select({ id: finds.id })
    .from(finds)
    .where(
      and(
        eq(finds.rockId, rocks.id),
        eq(finds.memberId, memberId),
        eq(finds.isScored, true),
        gt(finds.foundAt, since),
      ),
    );

/** The rock of a code with its open find; a miss is counted, and too many of them end the guessing. */
export async function look(ctx: MemberCtx, codeKey: string) {
  const { db, memberId } = ctx;
  const now = ctx.now();
  const misses = missesOf(memberId);
  const tries = triesOf(memberId);
  const [missWindow, tryWindow] = [windowOf(misses, now), windowOf(tries, now)];
  const asked = {
    codeKey,
    memberId,
    since: now - findLimits.scoreHours * hour,
    missBucket: missWindow.bucket,
    missPeriod: missWindow.period,
    tryBucket: tryWindow.bucket,
    tryPeriod: tryWindow.period,
  };
  const [[answer]] = await ctx.read([aboutCode(db, asked)]);
  if (answer?.hasMissedTooOften) throw new TooMany(secondsLeft(misses, now));
  if (answer?.hasTriedTooOften) throw new TooMany(secondsLeft(tries, now));
  if (!answer?.rock) {
    if (answer?.isWaiting) throw new NotFound(findWords.waiting);
    await db.batch([countOne(db, misses, now), countOne(db, tries, now)]);
    throw new NotFound(findWords.unknown);
  }
  const { rock, open, isScoredLately } = answer;
  // Out of sight: no guess, and nothing that another could find.
  if (!isOpen(rock, memberId)) throw new NotFound(findWords.unknown);
  return { rock, open: openOf(open), isScoredLately };
}

function openOf({ id, foundAt }: { [K in keyof OpenFind]: OpenFind[K] | null }): OpenFind | null {
  return id === null || foundAt === null ? null : { id, foundAt };
}
