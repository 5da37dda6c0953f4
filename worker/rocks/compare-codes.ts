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

export interface ComparisonLimits {
  /** Comparisons of a day, by member and by network. */
  tries: readonly [Limit, Limit];
  /** Answers that a Rock ID is taken, which registering one rock counts, too. */
  taken: readonly [Limit, Limit];
}

/** @param triesPerDay of this kind of comparison */
export function comparisonLimits(
  { memberId, caller }: MemberCtx,
  kind: 'list-try' | 'import-try',
  triesPerDay: number,
): ComparisonLimits {
  const { takenPerHour, takenPerHourOfNetwork } = rockLimits;
  const site = siteOf(caller);
  return {
    tries: [
      { bucket: `${kind}:${memberId}`, most: triesPerDay, windowMs: day },
      { bucket: `${kind}:${site}`, most: triesPerDay, windowMs: day },
    ],
    taken: [
      { bucket: `register-taken:${memberId}`, most: takenPerHour, windowMs: hour },
      { bucket: `register-taken:${site}`, most: takenPerHourOfNetwork, windowMs: hour },
    ],
  };
}

/** Before a comparison, so that concurrent ones are no more than sequential ones. @throws TooMany with these words */
export async function countComparison(
  { db }: MemberCtx,
  { tries }: ComparisonLimits,
  at: number,
  words: string,
): Promise<void> {
  const [counted] = await db.batch([countEach(db, tries, at)]);
  if (counted.some(({ count }) => count > tries[0].most)) throw tooMany(tries, at, words);
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
 * Before a refusal names taken Rock IDs: each counts. Concurrent refusals may count beyond the limits, and then this one
 * names none. @throws TooMany with these words
 */
export async function countTold(
  { db }: MemberCtx,
  { taken }: ComparisonLimits,
  told: number,
  at: number,
  words: string,
): Promise<void> {
  const each = Array.from({ length: told }, () => taken).flat();
  const [counted] = await db.batch([countEach(db, each, at)]);
  const isOver = taken.some(({ bucket, most }) =>
    counted.some((row) => row.bucket === bucket && row.count >= most + told),
  );
  if (isOver) throw tooMany(taken, at, words);
}
