// Adds and deletes comments, with rate limits. A comment is accepted whatever its text, so that the answer does not
// reveal whether it contains a Rock ID; others see it masked (decision 36).
import { and, eq, exists, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { withoutCodes } from '../../schema/code-mask.ts';
import { refuseWithheldWords, wordsWithheld } from '../members/withheld-words.ts';
import { revealsCode } from '../../schema/reveals-code.ts';
import { commentLimits } from '../../schema/interactions.ts';
import { type Interaction } from '../../schema/rocks.ts';
import { comments, finds, rocks, withheldWords } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { isConditionFailed, NotFound, TooMany } from '../errors.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { day, minute } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { countOne, usedUp, type Limit } from '../platform/limits.ts';
import { noteEvent } from '../notifications/note-event.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import { commentView } from '../rocks/card.ts';
import { say } from '../../schema/words/say.ts';

export function addComment(ctx: MemberCtx, rockId: string, content: string): Promise<Interaction> {
  const { db, memberId } = ctx;
  const now = ctx.now();
  const limits = limitsOf(memberId);
  const seen = db
    .select({ knownCode: knownCode(ctx) })
    .from(rocks)
    .where(and(eq(rocks.id, rockId), isVisibleTo(memberId)));
  return ctx.begin(
    [seen, wordsWithheld(ctx), ...spentOf(ctx, now)],
    async (member, [[rock], withheld, ...spent]) => {
      if (!rock) throw new NotFound(say('rocks', 'notFound'));
      refuseWithheldWords(withheld, { content });
      refuseSpent(ctx, now, spent);

      const givesCode = rock.knownCode !== null && isGiven(content, rock.knownCode);
      const comment = { id: newId(), rockId, memberId, content, givesCode, createdAt: now };
      try {
        return await ctx.write(
          [
            db.insert(comments).values({ ...comment, content: whileAllowed(db, limits, now, content) }),
            db
              .update(rocks)
              .set({ commentCount: sql`${rocks.commentCount} + 1` })
              .where(eq(rocks.id, rockId)),
            noteEvent(ctx, { event: 'comment', rockId, subject: comment.id, at: now }),
            ...countingOf(ctx, now),
          ],
          commentView(comment, member, memberId),
        );
      } catch (error) {
        if (!isConditionFailed(error, 'comments.content')) throw error;
        refuseSpent(ctx, now, await ctx.read(spentOf(ctx, now)));
        // The window ended between the two batches.
        throw new TooMany(1, say('interactions', 'tooMany'));
      }
    },
  );
}

/** Whether the masked text still reveals the code, or a part of the code that the original text reveals. */
function isGiven(content: string, code: string): boolean {
  const left = withoutCodes(content);
  const parts = revealsCode(content, code) ? code.split(/[^\p{L}\p{N}]+/u) : [];
  return [code, ...parts].some((part) => revealsCode(left, part));
}

/** Column: the Rock ID if the member knows it as owner or finder of the rock; null otherwise. */
function knownCode({ db, memberId }: MemberCtx) {
  const found = db
    .select({ id: finds.id })
    .from(finds)
    .where(and(eq(finds.rockId, rocks.id), eq(finds.memberId, memberId)));
  const isKnown = or(eq(rocks.ownerId, memberId), exists(found));
  return sql<string | null>`CASE WHEN ${isKnown} THEN ${rocks.code} END`.as('known_code');
}

const limitsOf = (memberId: string): readonly [Limit, Limit] => [
  { bucket: `comment:${memberId}`, most: commentLimits.perTenMinutes, windowMs: 10 * minute },
  { bucket: `comment-day:${memberId}`, most: commentLimits.perDay, windowMs: day },
];

/** Queries: one row for each limit that is used up. */
function spentOf({ db, memberId }: MemberCtx, now: number) {
  const [tenMinutes, perDay] = limitsOf(memberId);
  return [usedUp(db, tenMinutes, now), usedUp(db, perDay, now)] as const;
}

/** Statements: count one against each limit. */
function countingOf({ db, memberId }: MemberCtx, now: number) {
  const [tenMinutes, perDay] = limitsOf(memberId);
  return [countOne(db, tenMinutes, now), countOne(db, perDay, now)] as const;
}

/** @param answers results of `spentOf` */
function refuseSpent({ memberId }: MemberCtx, now: number, answers: readonly { count: number }[][]): void {
  const spent = limitsOf(memberId).filter((_, i) => (answers[i]?.length ?? 0) > 0);
  if (spent.length > 0) throw tooMany(spent, now, say('interactions', 'tooMany'));
}

/** Only for the comment's author. Of two concurrent requests one deletes it, and the count decreases once. */
export function deleteComment(
  ctx: MemberCtx,
  rockId: string,
  commentId: string,
): Promise<{ commentCount: number }> {
  const { db, memberId } = ctx;
  const isOwn = and(eq(comments.id, commentId), eq(comments.rockId, rockId), eq(comments.memberId, memberId));
  const own = db.select({ id: comments.id }).from(comments).where(isOwn);
  const counted = db
    .select({ id: comments.id })
    .from(comments)
    .where(and(isOwn, isNull(comments.withheldAt)));
  const before = db
    .select({
      commentCount: rocks.commentCount,
      isCounted: sql<number>`${exists(counted)}`.as('is_counted'),
    })
    .from(rocks)
    .where(and(eq(rocks.id, rockId), exists(own)));
  return ctx.begin([before], async (_, [[rock]]) => {
    if (!rock) throw new NotFound(say('interactions', 'commentGone'));
    return ctx.write(
      [
        db
          .update(rocks)
          .set({ commentCount: sql`${rocks.commentCount} - 1` })
          .where(and(eq(rocks.id, rockId), exists(counted))),
        // Its author cannot write it again.
        db.insert(withheldWords).select(
          // Every column of the table, in its order.
          sql`SELECT ${newId()}, 'comment', ${comments.id}, ${comments.memberId}, ${comments.content}, '', ${comments.withheldAt} FROM ${comments} WHERE ${isOwn} AND ${isNotNull(comments.withheldAt)}`,
        ),
        db.delete(comments).where(isOwn),
      ],
      { commentCount: rock.commentCount - rock.isCounted },
    );
  });
}
