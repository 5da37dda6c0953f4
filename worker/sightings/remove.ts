// Removes a sighting that is not true.
import { and, eq } from 'drizzle-orm';
import { rocks, sightings } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Forbidden, NotFound } from '../errors.ts';
import { isAdministrator } from '../platform/config.ts';
import { say } from '../../schema/words/say.ts';

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
    if (!found) throw new NotFound(say('sightings', 'gone'));
    if (found.ownerId !== memberId && !isAdministrator(ctx.config, member))
      throw new Forbidden(say('sightings', 'notPainter'));
    return ctx.write([db.delete(sightings).where(isIt)], { removed: true });
  });
}
