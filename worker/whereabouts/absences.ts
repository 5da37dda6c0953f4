// Members who did not find a rock where it should lie: three within a month, and it is perhaps gone.
import { and, eq, sql } from 'drizzle-orm';
import { absences, rocks, sightings } from '../../schema/tables/index.ts';
import { whereaboutsLimits as limits, type AbsenceState } from '../../schema/whereabouts.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isConditionFailed, NotFound } from '../errors.ts';
import { momentOf } from '../journey/moment.ts';
import { noteEventIf } from '../notifications/note-event.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import { countOne, type Limit } from '../platform/limits.ts';
import { isRockVisible } from '../reports/visibility.ts';
import type { RockRow } from '../rocks/card.ts';
import { say } from '../../schema/words/say.ts';

const absencesOf = (memberId: string): Limit => ({
  bucket: `absent:${memberId}`,
  most: limits.absencesPerDay,
  windowMs: day,
});

/** SQL after SELECT: those who miss a rock, lately, and since it was hidden there or seen. For a statement on `rocks`. */
const missing = (now: number) =>
  sql`FROM ${absences} WHERE ${absences.rockId} = ${rocks.id}
    AND ${absences.createdAt} > max(${now - limits.absenceDays * day}, ${rocks.hiddenAt},
      ifnull((SELECT max(${sightings.createdAt}) FROM ${sightings} WHERE ${sightings.rockId} = ${rocks.id}), 0))`;

/** How many they are. */
export const missedBy = (now: number) => sql`(SELECT count(*) ${missing(now)})`;

/** Since when they are enough; NULL if they are not. */
export const missedSince = (now: number) =>
  sql`(SELECT ${absences.createdAt} ${missing(now)} ORDER BY ${absences.createdAt} LIMIT 1 OFFSET ${limits.absences - 1})`;

/**
 * @param told when they looked, ISO 8601; undefined for just now
 * @throws Conflict for a rock that is not hidden, or was hidden elsewhere since; TooMany after many in a day
 */
export async function missRock(
  ctx: MemberCtx,
  rockId: string,
  told: string | undefined,
): Promise<AbsenceState> {
  const { db, memberId } = ctx;
  const now = ctx.now();
  const at = momentOf(told, now) ?? now;
  const limit = absencesOf(memberId);
  const isIt = and(eq(rocks.id, rockId), sql`${rocks.missingSince} IS NULL`);
  const isEnough = sql`${missedBy(now)} >= ${limits.absences}`;
  return withHidden(ctx, rockId, async ({ lastSeq, hiddenAt }) => {
    if (at < (hiddenAt ?? 0)) throw new Conflict(say('whereabouts', 'movedMeanwhile'));
    try {
      await ctx.write(
        [
          db
            .insert(absences)
            .values({ rockId, memberId: whileAllowed(db, [limit], now, memberId), createdAt: at })
            .onConflictDoUpdate({
              target: [absences.rockId, absences.memberId],
              set: { createdAt: sql`max(${absences.createdAt}, ${at})` },
            }),
          countOne(db, limit, now),
          noteEventIf(
            ctx,
            { event: 'missing', rockId, subject: String(lastSeq), at: now },
            sql`EXISTS (SELECT 1 FROM ${rocks} WHERE ${isIt} AND ${isEnough})`,
          ),
          db.update(rocks).set({ missingSince: now }).where(and(isIt, isEnough)),
        ],
        null,
      );
    } catch (error) {
      if (isConditionFailed(error, 'absences.member_id'))
        throw tooMany([limit], now, say('whereabouts', 'tooManyAbsences'));
      throw error;
    }
    return stateOf(ctx, rockId);
  });
}

/** Takes it back. */
export const unmissRock = (ctx: MemberCtx, rockId: string): Promise<AbsenceState> =>
  withHidden(ctx, rockId, async () => {
    const { db, memberId } = ctx;
    const isIt = eq(rocks.id, rockId);
    await ctx.write(
      [
        db.delete(absences).where(and(eq(absences.rockId, rockId), eq(absences.memberId, memberId))),
        db
          .update(rocks)
          .set({ missingSince: null })
          .where(and(isIt, sql`${missedBy(ctx.now())} < ${limits.absences}`)),
      ],
      null,
    );
    return stateOf(ctx, rockId);
  });

function withHidden<A>(
  ctx: MemberCtx,
  rockId: string,
  act: (rock: Pick<RockRow, 'lastSeq' | 'hiddenAt'>) => Promise<A>,
): Promise<A> {
  const asked = ctx.db
    .select({ status: rocks.status, lastSeq: rocks.lastSeq, hiddenAt: rocks.hiddenAt })
    .from(rocks)
    .where(and(eq(rocks.id, rockId), isRockVisible(ctx.memberId)));
  return ctx.begin([asked], async (_, [[rock]]) => {
    if (!rock) throw new NotFound(say('rocks', 'notFound'));
    if (rock.status !== 'hidden') throw new Conflict(say('whereabouts', 'notHidden'));
    return act(rock);
  });
}

async function stateOf(ctx: MemberCtx, rockId: string): Promise<AbsenceState> {
  const { db, memberId } = ctx;
  const [[own], [rock]] = await ctx.read([
    db
      .select({ at: absences.createdAt })
      .from(absences)
      .where(and(eq(absences.rockId, rockId), eq(absences.memberId, memberId))),
    db.select({ missingSince: rocks.missingSince }).from(rocks).where(eq(rocks.id, rockId)),
  ]);
  return { isMissed: own !== undefined, isMissing: (rock?.missingSince ?? null) !== null };
}
