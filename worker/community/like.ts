// Likes and unlikes a rock: one like per member, counted in the same batch.
import { and, eq, exists, notExists, sql } from 'drizzle-orm';
import type { LikeState } from '../../schema/interactions.ts';
import { likes, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { flag, type Database } from '../platform/database.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import { say } from '../../schema/words/say.ts';

/** Liking twice counts once. */
export function likeRock(ctx: MemberCtx, rockId: string): Promise<LikeState> {
  const { db, memberId } = ctx;
  const one = { rockId, memberId };
  return ctx.begin([likesOf(db, one)], async (_, [rows]) => {
    const { likedByMe, likeCount } = mustBeThere(rows);
    return ctx.write([countLike(db, one), addLike(db, { ...one, createdAt: ctx.now() })], {
      likedByMe: true,
      likeCount: likeCount + (likedByMe ? 0 : 1),
    });
  });
}

/** Unliking without a like changes nothing. */
export function unlikeRock(ctx: MemberCtx, rockId: string): Promise<LikeState> {
  const { db, memberId } = ctx;
  const one = { rockId, memberId };
  return ctx.begin([likesOf(db, one)], async (_, [rows]) => {
    const { likedByMe, likeCount } = mustBeThere(rows);
    return ctx.write([uncountLike(db, one), deleteLike(db, one)], {
      likedByMe: false,
      likeCount: likeCount - (likedByMe ? 1 : 0),
    });
  });
}

function mustBeThere([rock]: readonly LikeState[]): LikeState {
  if (!rock) throw new NotFound(say('rocks', 'notFound'));
  return rock;
}

type One = Placeholders<{ rockId: string; memberId: string }>;

const isOwn = ({ rockId, memberId }: One) => and(eq(likes.rockId, rockId), eq(likes.memberId, memberId));
const ownLike = (db: Database, one: One) => db.select({ rockId: likes.rockId }).from(likes).where(isOwn(one));

const likesOf = prepared((db, one: One) =>
  db
    .select({ likeCount: rocks.likeCount, likedByMe: flag('liked_by_me', exists(ownLike(db, one))) })
    .from(rocks)
    .where(and(eq(rocks.id, one.rockId), isVisibleTo(one.memberId))),
);

/** Must precede the insert: counts only if there is no like yet. */
const countLike = prepared((db, one: One) =>
  db
    .update(rocks)
    .set({ likeCount: sql`${rocks.likeCount} + 1` })
    .where(and(eq(rocks.id, one.rockId), notExists(ownLike(db, one)))),
);

const addLike = prepared((db, { rockId, memberId, createdAt }: Placeholders<typeof likes.$inferSelect>) =>
  db.insert(likes).values({ rockId, memberId, createdAt }).onConflictDoNothing(),
);

/** Must precede the delete: decreases the count only if there is a like. */
const uncountLike = prepared((db, one: One) =>
  db
    .update(rocks)
    .set({ likeCount: sql`${rocks.likeCount} - 1` })
    .where(and(eq(rocks.id, one.rockId), exists(ownLike(db, one)))),
);

const deleteLike = prepared((db, one: One) => db.delete(likes).where(isOwn(one)));
