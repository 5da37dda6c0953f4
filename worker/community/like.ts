// Liking a rock and taking it back: one like per member, the count changed in the batch of its cause.
import { and, eq, exists, notExists, sql } from 'drizzle-orm';
import type { LikeState } from '../../schema/interactions.ts';
import { rockWords } from '../../schema/rocks.ts';
import { likes, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { isOpenTo } from '../reports/in-sight.ts';

/** Liking twice is one like. */
export async function likeRock(ctx: MemberCtx, rockId: string): Promise<LikeState> {
  const { db, memberId } = ctx;
  const before = await look(ctx, rockId);
  return ctx.write(
    [
      // Counts before the like is there, and only then.
      db
        .update(rocks)
        .set({ likeCount: sql`${rocks.likeCount} + 1` })
        .where(and(eq(rocks.id, rockId), notExists(ownLike(ctx, rockId)))),
      db.insert(likes).values({ rockId, memberId, createdAt: ctx.now() }).onConflictDoNothing(),
    ],
    { likedByMe: true, likeCount: before.likeCount + (before.likedByMe ? 0 : 1) },
  );
}

/** Taking back a like that is not there changes nothing. */
export async function unlikeRock(ctx: MemberCtx, rockId: string): Promise<LikeState> {
  const { db } = ctx;
  const before = await look(ctx, rockId);
  return ctx.write(
    [
      db
        .update(rocks)
        .set({ likeCount: sql`${rocks.likeCount} - 1` })
        .where(and(eq(rocks.id, rockId), exists(ownLike(ctx, rockId)))),
      db.delete(likes).where(isOwn(ctx, rockId)),
    ],
    { likedByMe: false, likeCount: before.likeCount - (before.likedByMe ? 1 : 0) },
  );
}

const isOwn = ({ memberId }: MemberCtx, rockId: string) =>
  and(eq(likes.rockId, rockId), eq(likes.memberId, memberId));

const ownLike = (ctx: MemberCtx, rockId: string) =>
  ctx.db.select({ rockId: likes.rockId }).from(likes).where(isOwn(ctx, rockId));

async function look(ctx: MemberCtx, rockId: string): Promise<LikeState> {
  const [found, own] = await ctx.read([
    ctx.db
      .select({ likeCount: rocks.likeCount })
      .from(rocks)
      .where(and(eq(rocks.id, rockId), isOpenTo(ctx.memberId))),
    ownLike(ctx, rockId),
  ]);
  const rock = found[0];
  if (!rock) throw new NotFound(rockWords.notFound);
  return { likedByMe: own.length > 0, likeCount: rock.likeCount };
}
