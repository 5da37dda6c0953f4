// The look-up before a find, in one query: the rock of a code, its holder, and whether the finder is guessing.
import { and, eq, exists, gt, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import { findLimits } from '../../schema/finds.ts';
import { entries, finds, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { NotFound, TooMany } from '../errors.ts';
import { day, hour } from '../platform/clock.ts';
import { flag, joined, oneRow, type Database } from '../platform/database.ts';
import { countOne, isSpent, secondsLeft, windowOf, type Limit } from '../platform/limits.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import { isOpen } from '../reports/visibility.ts';
import type { RockRow } from '../rocks/card.ts';
import { countMiss, guessOf, guessWindows, isGuessSpent, tooManyGuesses } from '../rocks/guesses.ts';
import { labelOf } from '../rocks/label.ts';
import { say } from '../../schema/words/say.ts';

export type OpenFind = Pick<typeof finds.$inferSelect, 'id' | 'foundAt' | 'seq'>;

export const triesOf = (memberId: string): Limit => ({
  bucket: `find-try:${memberId}`,
  most: findLimits.triesPerDay,
  windowMs: day,
});

/** The first hide is recorded before anything else; another one may be undone before. */
const firstSeq = sql`(SELECT min(first.seq) FROM ${entries} AS first WHERE first.rock_id = ${rocks.id})`;

const openColumns = joined('open', { id: finds.id, foundAt: finds.foundAt, seq: finds.seq });
const firstColumns = joined('first', { locationName: entries.locationName, town: entries.town });

interface AskedCode extends ReturnType<typeof guessWindows> {
  codeKey: string;
  memberId: string;
  /** A find of the same member since then is the same visit, and does not score again. */
  since: number;
  tryBucket: string;
  tryPeriod: number;
}

const aboutCode = prepared((db, asked: Placeholders<AskedCode>) => {
  const tries = { bucket: asked.tryBucket, period: asked.tryPeriod, most: findLimits.triesPerDay };
  return (
    db
      .select({
        rock: rocks,
        open: openColumns,
        first: firstColumns,
        isScoredLately: flag('is_scored_lately', exists(scoredFind(db, asked))),
        isWaiting: flag('is_waiting', exists(labelOf(db, asked.codeKey))),
        hasMissedTooOften: flag('has_missed_too_often', isGuessSpent(db, asked)),
        hasTriedTooOften: flag('has_tried_too_often', isSpent(db, tries)),
      })
      .from(oneRow)
      .leftJoin(rocks, eq(rocks.codeKey, asked.codeKey))
      // A literal, so that SQLite uses the partial index.
      .leftJoin(finds, and(eq(finds.rockId, rocks.id), isNull(finds.closedAt)))
      .leftJoin(entries, and(eq(entries.rockId, rocks.id), eq(entries.seq, firstSeq)))
  );
});

/** Query, for a statement on `rocks`: a find of the member that counts on leaderboards, since then. */
export const scoredFind = (
  db: Database,
  { memberId, since }: { memberId: SQLWrapper; since: SQLWrapper | number },
) =>
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

/** The first hiding place; nulls before it. */
export type FirstPlace = Record<'locationName' | 'town', string | null>;

export interface Seen {
  rock: RockRow;
  open: OpenFind | null;
  first: FirstPlace;
  isScoredLately: boolean;
}

/**
 * Begins with the rock of a code and its open find. Counts a miss, and refuses a member after too many.
 * @param at when the find happened
 */
export function findContext<A>(
  ctx: MemberCtx,
  codeKey: string,
  at: number,
  act: (seen: Seen, member: MemberRow) => Promise<A>,
): Promise<A> {
  const { db, memberId } = ctx;
  const now = ctx.now();
  const guess = guessOf(ctx, codeKey, memberId, 'find');
  const tries = triesOf(memberId);
  const tryWindow = windowOf(tries, now);
  const asked = {
    codeKey,
    memberId,
    since: at - findLimits.scoreHours * hour,
    ...guessWindows(guess, now),
    tryBucket: tryWindow.bucket,
    tryPeriod: tryWindow.period,
  };
  return ctx.begin([aboutCode(db, asked)], async (member, [[answer]]) => {
    // The holder and the owner of a rock need not guess.
    const isTheirs = answer?.rock?.ownerId === memberId || answer?.rock?.holderId === memberId;
    if (answer?.hasMissedTooOften && !isTheirs) throw tooManyGuesses(guess, now);
    if (answer?.hasTriedTooOften) {
      const seconds = secondsLeft(tries, now);
      throw new TooMany(seconds, say('finds', 'enoughToday', findLimits.triesPerDay, seconds));
    }
    if (!answer?.rock) {
      if (answer?.isWaiting) throw new NotFound(say('finds', 'waiting'));
      await countMiss(ctx, guess, [countOne(db, tries, now)]);
      throw new NotFound(say('finds', 'unknown'));
    }
    const { rock, open, first, isScoredLately } = answer;
    // The rock is withheld: not a miss, but others cannot find it.
    if (!isOpen(rock, memberId)) throw new NotFound(say('finds', 'unknown'));
    return act({ rock, open: openOf(open), first, isScoredLately }, member);
  });
}

function openOf({ id, foundAt, seq }: { [K in keyof OpenFind]: OpenFind[K] | null }): OpenFind | null {
  return id === null || foundAt === null || seq === null ? null : { id, foundAt, seq };
}
