// Compares many Rock IDs with all rocks at once, and tells who guesses no more than registering one by one would.
import { sql } from 'drizzle-orm';
import { rockLimits } from '../../schema/rocks.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { tooMany } from '../platform/allowance.ts';
import { siteOf } from '../platform/caller.ts';
import { day, hour } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { countEach, uncountOne, type Limit } from '../platform/limits.ts';
import type { Said } from '../../schema/words/say.ts';

export interface ComparisonLimits {
  /** Comparisons of a day that do not end with the Rock IDs on rocks of the member, by member and by network. */
  tries: readonly [Limit, Limit];
  /** Answers that a Rock ID is taken, which registering one rock counts, too. */
  taken: readonly [Limit, Limit];
}

export function comparisonLimits(
  { memberId, caller }: MemberCtx,
  kind: 'list-try' | 'import-try',
  { triesPerDay, triesPerDayOfNetwork }: Record<'triesPerDay' | 'triesPerDayOfNetwork', number>,
): ComparisonLimits {
  const { takenPerHour, takenPerHourOfNetwork } = rockLimits;
  const site = siteOf(caller);
  return {
    tries: [
      { bucket: `${kind}:${memberId}`, most: triesPerDay, windowMs: day },
      { bucket: `${kind}:${site}`, most: triesPerDayOfNetwork, windowMs: day },
    ],
    taken: [
      { bucket: `register-taken:${memberId}`, most: takenPerHour, windowMs: hour },
      { bucket: `register-taken:${site}`, most: takenPerHourOfNetwork, windowMs: hour },
    ],
  };
}

/**
 * Before anything is said that depends on a comparison, so that concurrent ones tell no more than sequential ones.
 * @throws TooMany with these words
 */
export async function countComparison(
  { db }: MemberCtx,
  { tries }: ComparisonLimits,
  at: number,
  words: Said,
): Promise<void> {
  const [counted] = await db.batch([countEach(db, tries, at)]);
  if (tries.some(({ bucket, most }) => counted.some((row) => row.bucket === bucket && row.count > most)))
    throw tooMany(tries, at, words);
}

/** Statements: takes a comparison back that has found nothing. Each Rock ID of it is on a rock of the member by then. */
export const uncountComparison = ({ db }: MemberCtx, { tries }: ComparisonLimits, at: number) =>
  tries.map((limit) => uncountOne(db, limit, at));

/** Query: those of the Rock IDs that are on a rock, and whose it is. */
export const takenAmong = (db: Database, codeKeys: readonly string[]) =>
  db
    .select({ codeKey: rocks.codeKey, ownerId: rocks.ownerId })
    .from(rocks)
    .where(sql`${rocks.codeKey} IN (SELECT value FROM json_each(${JSON.stringify(codeKeys)}))`);

/**
 * Before a refusal names taken Rock IDs: each counts. Not before a comparison, so that a file may be sent again as soon
 * as they are out of it.
 * @throws TooMany with these words, once as many were named as a member or a network hears of in an hour
 */
export async function countTold(
  { db }: MemberCtx,
  { taken }: ComparisonLimits,
  told: number,
  at: number,
  words: Said,
): Promise<void> {
  const each = Array.from({ length: told }, () => taken).flat();
  const [counted] = await db.batch([countEach(db, each, at)]);
  const isOver = taken.some(({ bucket, most }) =>
    counted.some((row) => row.bucket === bucket && row.count >= most + told),
  );
  if (isOver) throw tooMany(taken, at, words);
}
