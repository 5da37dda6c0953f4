// Notes that somebody saw a rock and left it: a dot by town, and nothing else changes.
import { eq } from 'drizzle-orm';
import { normalizeCode } from '../../schema/codes.ts';
import { findWords } from '../../schema/finds.ts';
import { sightingLimits, sightingWords } from '../../schema/sightings.ts';
import { rocks, sightings } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { Conflict, isConditionFailed, NotFound } from '../errors.ts';
import { noteEvent } from '../notifications/note-event.ts';
import { whileAllowed } from '../platform/allowance.ts';
import { siteOf } from '../platform/caller.ts';
import { day } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { countOne, type Limit } from '../platform/limits.ts';
import { checkOf, checkQuery } from '../rocks/check.ts';

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
  if (!exists || !rock) throw new NotFound(findWords.unknown);
  if (status === 'active') throw new Conflict(sightingWords.neverHidden);
  if (status === 'found') throw new Conflict(sightingWords.inHand);
  return { ...rock, name: name ?? '' };
}

/** The painter hears of it. More than three from one network in a day change nothing. */
export async function seeRock(ctx: Ctx, code: string): Promise<SeenRock> {
  const { id: rockId, name, town, ownerId } = await rockToSee(ctx, code);
  const { db } = ctx;
  const at = ctx.now();
  const limit = seenFrom(rockId, ctx.caller);
  const id = newId();
  try {
    await ctx.write(
      [
        db
          .insert(sightings)
          .values({ id, rockId: whileAllowed(db, [limit], at, rockId), town, createdAt: at }),
        countOne(db, limit, at),
        // It is there.
        db.update(rocks).set({ missingSince: null }).where(eq(rocks.id, rockId)),
        // Painters do not hear of themselves.
        ...(ownerId !== null && ownerId === ctx.memberId
          ? []
          : [noteEvent(ctx, { event: 'seen', rockId, subject: id, at })]),
      ],
      null,
    );
  } catch (error) {
    if (!isConditionFailed(error, 'sightings.rock_id')) throw error;
    ctx.untold.clear();
  }
  return { id: rockId, name };
}
