// The sightings of a rock, and the removal of one that is not true.
import { and, desc, eq } from 'drizzle-orm';
import { nearOf } from '../../schema/near.ts';
import { rockWords } from '../../schema/rocks.ts';
import { sightingLimits, sightingWords, type Sighting } from '../../schema/sightings.ts';
import { rocks, sightings } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { Forbidden, NotFound } from '../errors.ts';
import { isAdministrator } from '../members/administrator.ts';
import { instant } from '../platform/clock.ts';
import { isVisibleTo } from '../reports/visibility.ts';

/** The newest sightings. */
export async function sightingsOf(ctx: Ctx, rockId: string): Promise<Sighting[]> {
  const { db } = ctx;
  const [[rock], rows] = await ctx.read([
    db
      .select({ id: rocks.id })
      .from(rocks)
      .where(and(eq(rocks.id, rockId), isVisibleTo(ctx.memberId))),
    db
      .select()
      .from(sightings)
      .where(eq(sightings.rockId, rockId))
      .orderBy(desc(sightings.createdAt), desc(sightings.id))
      .limit(sightingLimits.page),
  ]);
  if (!rock) throw new NotFound(rockWords.notFound);
  return rows.map(({ id, town, createdAt }) => ({ id, at: instant(createdAt), near: nearOf(town) }));
}

/** For the rock's painter and the administrator. @throws Forbidden for others, NotFound if it is gone */
export function removeSighting(ctx: MemberCtx, rockId: string, id: string): Promise<{ removed: true }> {
  const { db, memberId } = ctx;
  const isIt = and(eq(sightings.id, id), eq(sightings.rockId, rockId));
  const seen = db
    .select({ ownerId: rocks.ownerId })
    .from(sightings)
    .innerJoin(rocks, eq(rocks.id, sightings.rockId))
    .where(isIt);
  return ctx.begin([seen], async (member, [[found]]) => {
    if (!found) throw new NotFound(sightingWords.gone);
    if (found.ownerId !== memberId && !isAdministrator(ctx.config, member))
      throw new Forbidden(sightingWords.notPainter);
    return ctx.write([db.delete(sightings).where(isIt)], { removed: true });
  });
}
