// Follows a rock, or stops following it. Whoever finds a rock follows it without a row, until they stop.
import { and, count, eq, max, sql } from 'drizzle-orm';
import { notificationLimits, type FollowedRocks, type FollowState } from '../../schema/notifications.ts';
import { finds, follows, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isConditionFailed, NotFound } from '../errors.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import { say } from '../../schema/words/say.ts';

/** Doing it twice changes nothing. @throws Conflict for more rocks than one can follow */
export function followRock(ctx: MemberCtx, rockId: string, isOn: boolean): Promise<FollowState> {
  const { db, memberId } = ctx;
  const seen = db
    .select({ id: rocks.id })
    .from(rocks)
    .where(and(eq(rocks.id, rockId), isVisibleTo(memberId)));
  return ctx.begin([seen], async (_, [[rock]]) => {
    if (!rock) throw new NotFound(say('rocks', 'notFound'));
    const followed = db.select({ n: count() }).from(follows).where(eq(follows.memberId, memberId));
    try {
      return await ctx.write(
        [
          db
            .insert(follows)
            .values({
              rockId,
              memberId,
              isOn,
              // NULL, which the column refuses, once there are too many rows.
              createdAt: sql`CASE WHEN (${followed}) < ${notificationLimits.follows} OR EXISTS (SELECT 1 FROM ${follows} WHERE ${follows.rockId} = ${rockId} AND ${follows.memberId} = ${memberId}) THEN ${ctx.now()} END`,
            })
            .onConflictDoUpdate({ target: [follows.rockId, follows.memberId], set: { isOn } }),
        ],
        { isFollowed: isOn },
      );
    } catch (error) {
      if (isConditionFailed(error, 'follows.created_at'))
        throw new Conflict(say('notifications', 'tooManyFollows', notificationLimits.follows));
      throw error;
    }
  });
}

/** The public ids of the rocks that a member follows: of finds only the newest, all of the others. */
export async function followedRocks(ctx: MemberCtx): Promise<FollowedRocks> {
  const { db, memberId } = ctx;
  const newest = db
    .select({ rockId: finds.rockId, foundAt: max(finds.foundAt).as('found_at') })
    .from(finds)
    .where(eq(finds.memberId, memberId))
    .groupBy(finds.rockId)
    .orderBy(sql`found_at DESC`)
    .limit(notificationLimits.foundAndFollowed);
  const [found, chosen] = await ctx.read([
    newest,
    db
      .select({ rockId: follows.rockId, isOn: follows.isOn })
      .from(follows)
      .where(eq(follows.memberId, memberId)),
  ]);
  const ids = new Set(found.map(({ rockId }) => rockId));
  for (const { rockId, isOn } of chosen) {
    if (isOn) ids.add(rockId);
    else ids.delete(rockId);
  }
  return { ids: [...ids] };
}
