// Registers the rocks of a spreadsheet: all of them in one batch, or none.
import { eq, sql } from 'drizzle-orm';
import { formatCode } from '../../schema/codes.ts';
import { readLines, type ReadRock } from '../../schema/rock-lines.ts';
import type { RockListInput } from '../../schema/rock-list-input.ts';
import { rockListLimits as most } from '../../schema/rock-list.ts';
import { members, rocks } from '../../schema/tables/index.ts';
import { noteActivity } from '../activities/record.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Conflict, Forbidden, isConditionFailed, isTaken, Malformed, TooMany } from '../errors.ts';
import { refusalBy, wordsWithheld } from '../members/withheld-words.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { countEach, usedUp, type Limit } from '../platform/limits.ts';
import { addToTotal } from '../platform/totals.ts';
import {
  comparisonLimits,
  countComparison,
  countTold,
  takenAmong,
  uncountComparison,
} from './compare-codes.ts';
import { neverHidden } from './new-rock.ts';
import { say } from '../../schema/words/say.ts';

/**
 * By the rules of a single rock. A list may not find out which Rock IDs exist: one that is refused was one of a few in a
 * day, and a refusal names as many taken ones as a member hears of in an hour.
 * @throws Malformed for a line that is wrong; Conflict for Rock IDs that are taken; Forbidden for new members
 */
export async function registerList(ctx: MemberCtx, input: RockListInput): Promise<{ registered: number }> {
  const { db } = ctx;
  const { rocks: listed, problems } = readLines(input.rocks);
  const [problem] = problems;
  if (problem) throw new Malformed(say('rockList', 'refused', problem.line, problem.why), 'rocks');
  const at = ctx.now();
  const registered = listsOf(ctx);
  const limits = comparisonLimits(ctx, 'list-try', most);
  const spentOf = [...limits.tries, registered].map((limit) => usedUp(db, limit, at));
  const [first, ...rest] = spentOf;
  if (!first) return { registered: 0 };
  return ctx.begin([wordsWithheld(ctx), first, ...rest], async (member, [withheld, ...spent]) => {
    refuseNew(member, at);
    const isSpent = spent.map((rows) => rows.length > 0);
    if (isSpent.at(-1)) throw tooMany([registered], at, say('rockList', 'oneADay'));
    if (isSpent.some(Boolean)) throw tooMany(limits.tries, at, say('rockList', 'tooMany'));
    const refusalOf = refusalBy(withheld);
    for (const { line, name, description } of listed) {
      const refusal = refusalOf({ name, description });
      if (refusal) throw new Malformed(say('rockList', 'refused', line, refusal.words), 'rocks');
    }
    await countComparison(ctx, limits, at, say('rockList', 'tooMany'));
    const codeKeys = listed.map(({ codeKey }) => codeKey);
    const [known] = await ctx.read([takenAmong(db, codeKeys)]);
    if (known.length > 0) return refuseTaken(ctx, listed, known, limits, at);
    try {
      const statements = statementsOf(ctx, listed, registered, at);
      return await ctx.write([...statements, ...uncountComparison(ctx, limits, at)], {
        registered: listed.length,
      });
    } catch (error) {
      if (isTaken(error, 'rocks.code_key')) {
        const [now] = await ctx.read([takenAmong(db, codeKeys)]);
        return refuseTaken(ctx, listed, now, limits, at);
      }
      if (isConditionFailed(error, 'rocks.name')) throw new TooMany(1, say('rockList', 'oneADay'));
      throw error;
    }
  });
}

/** A list is also a guess of up to three hundred Rock IDs: an account for that costs a week. */
function refuseNew({ createdAt }: MemberRow, at: number): void {
  if (createdAt > at - most.memberDays * day) throw new Forbidden(say('rockList', 'tooNew', most.memberDays));
}

/** Names the lines, ten at most. */
async function refuseTaken(
  ctx: MemberCtx,
  listed: readonly ReadRock[],
  known: readonly { codeKey: string }[],
  limits: ReturnType<typeof comparisonLimits>,
  at: number,
): Promise<never> {
  const keys = new Set(known.map(({ codeKey }) => codeKey));
  const lines = listed.flatMap(({ codeKey, line }) => (keys.has(codeKey) ? [line] : []));
  const told = lines.slice(0, most.told);
  await countTold(ctx, limits, told.length, at, say('rockList', 'untold'));
  if (told.length === 0) throw tooMany(limits.taken, at, say('rockList', 'tooMany'));
  throw new Conflict(say('rockList', 'taken', told, lines.length > told.length), 'rocks');
}

function statementsOf({ db, memberId }: MemberCtx, listed: readonly ReadRock[], limit: Limit, at: number) {
  const made = listed.map(({ name, description, laserEngraverId, codeKey }, index) => ({
    ...neverHidden,
    id: newId(),
    ownerId: memberId,
    name,
    description,
    code: formatCode(laserEngraverId),
    codeKey,
    // My Rocks has the newest first, and a list its first line.
    createdAt: at - index,
  }));
  const [first] = made;
  const name = whileAllowed(db, [limit], at, sql`value ->> 'name'`);
  return [
    ...insertRows(db, rocks, made, { name }),
    db
      .update(members)
      .set({
        rockCount: sql`${members.rockCount} + ${made.length}`,
        scoredRockCount: sql`${members.scoredRockCount} + ${made.length}`,
      })
      .where(eq(members.id, memberId)),
    // One line in the feed, not three hundred.
    ...(first
      ? [noteActivity(db, { type: 'rock_created', rockId: first.id, memberId, at, town: null })]
      : []),
    addToTotal(db, 'rocks', made.length),
    addToTotal(db, 'not_hidden', made.length),
    countEach(db, [limit], at),
  ];
}

const listsOf = ({ memberId }: MemberCtx): Limit => ({
  bucket: `list:${memberId}`,
  most: most.perDay,
  windowMs: day,
});
