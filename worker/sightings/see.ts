// Notes that somebody saw a rock and left it: a dot by town, and nothing else changes.
import { and, desc, eq, lte } from 'drizzle-orm';
import { normalizeCode } from '../../schema/codes.ts';
import { sightingLimits } from '../../schema/sightings.ts';
import type { SeenThenInput } from '../../schema/sighting-input.ts';
import { entries, rocks, sightings } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { Conflict, isConditionFailed, NotFound } from '../errors.ts';
import { findContext } from '../finds/find-context.ts';
import { momentOf } from '../journey/moment.ts';
import { noteEvent } from '../notifications/note-event.ts';
import { whileAllowed } from '../platform/allowance.ts';
import { siteOf } from '../platform/caller.ts';
import { day } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { countOne, type Limit } from '../platform/limits.ts';
import { checkOf, checkQuery } from '../rocks/check.ts';
import { say } from '../../schema/words/say.ts';

/** A rock that the page can name. */
export interface SeenRock {
  id: string;
  name: string;
}

const seenFrom = (rockId: string, caller: string): Limit => ({
  // Of all subnets of one IPv6 /48.
  bucket: `seen:${rockId} ${siteOf(caller)}`,
  most: sightingLimits.perDay,
  windowMs: day,
});

/**
 * The rock of a code that can be seen. Counts as a check, so that it does not help to guess.
 * @throws NotFound, TooMany as a check; Conflict for a rock that was never hidden
 */
export async function rockToSee(
  ctx: Ctx,
  code: string,
): Promise<SeenRock & { town: string | null; ownerId: string | null }> {
  const byCode = ctx.db
    .select({ id: rocks.id, town: rocks.hiddenTown, ownerId: rocks.ownerId })
    .from(rocks)
    .where(eq(rocks.codeKey, normalizeCode(code)));
  const [answer, [rock]] = await ctx.read([checkQuery(ctx, code, null), byCode]);
  const { exists, status, name } = await checkOf(ctx, code, null, answer);
  if (!exists || !rock) throw new NotFound(say('finds', 'unknown'));
  if (status === 'active') throw new Conflict(say('sightings', 'neverHidden'));
  if (status === 'found') throw new Conflict(say('sightings', 'inHand'));
  return { ...rock, name: name ?? '' };
}

/** @throws as `rockToSee` */
export async function seeRock(ctx: Ctx, code: string): Promise<SeenRock> {
  const { id, name, town, ownerId } = await rockToSee(ctx, code);
  return noteSighting(ctx, { id, name, ownerId }, town, ctx.now());
}

/**
 * The same by a member, who may say when it was: then it may be in somebody's hands by now, as after a find that came too
 * late.
 * @throws as a find by its ID; Conflict for a rock that was not hidden by then
 */
export const seeRockThen = (
  ctx: MemberCtx,
  { laserEngraverId, happenedAt: told }: SeenThenInput,
): Promise<SeenRock> => {
  const at = Math.min(told === undefined ? Infinity : Date.parse(told), ctx.now());
  return findContext(ctx, normalizeCode(laserEngraverId), at, async ({ rock }) => {
    const happenedAt = momentOf(told, ctx.now());
    if (rock.status === 'found' && happenedAt === undefined)
      return ctx.refuse(new Conflict(say('sightings', 'inHand')));
    const [[hide]] = await ctx.read([
      ctx.db
        .select({ town: entries.town })
        .from(entries)
        .where(and(eq(entries.rockId, rock.id), eq(entries.action, 'hidden'), lte(entries.createdAt, at)))
        .orderBy(desc(entries.createdAt), desc(entries.seq))
        .limit(1),
    ]);
    if (!hide) return ctx.refuse(new Conflict(say('sightings', 'neverHidden')));
    return noteSighting(ctx, rock, hide.town, at);
  });
};

/** The painter hears of it. More than three from one network in a day change nothing. */
async function noteSighting(
  ctx: Ctx,
  { id: rockId, name, ownerId }: SeenRock & { ownerId: string | null },
  town: string | null,
  at: number,
): Promise<SeenRock> {
  const { db } = ctx;
  const now = ctx.now();
  const limit = seenFrom(rockId, ctx.caller);
  const id = newId();
  const seen = { id: rockId, name };
  try {
    return await ctx.write(
      [
        db.insert(sightings).values({
          id,
          rockId: whileAllowed(db, [limit], now, rockId),
          town,
          createdAt: at,
          memberId: ctx.memberId,
          recordedAt: now,
        }),
        countOne(db, limit, now),
        // It was there after they had looked for it.
        db
          .update(rocks)
          .set({ missingSince: null })
          .where(and(eq(rocks.id, rockId), lte(rocks.missingSince, at))),
        // Painters do not hear of themselves.
        ...(ownerId !== null && ownerId === ctx.memberId
          ? []
          : [noteEvent(ctx, { event: 'seen', rockId, subject: id, at: now })]),
      ],
      seen,
    );
  } catch (error) {
    if (!isConditionFailed(error, 'sightings.rock_id')) throw error;
    ctx.untold.clear();
    return seen;
  }
}
