// The log of acts, newest first.
import { and, eq, exists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import type { LoggedAct } from '../../schema/acts.ts';
import type { Page } from '../../schema/paging.ts';
import { acts, comments, members, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { joined } from '../platform/database.ts';

export async function loggedActs(ctx: MemberCtx, page: Page): Promise<Listed<LoggedAct>> {
  const { db } = ctx;
  const concerned = alias(members, 'concerned');
  const later = alias(acts, 'later');
  // Rows are numbered in the order in which they were written, also within a millisecond.
  const overruling = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        eq(later.rockId, acts.rockId),
        eq(later.subjectId, acts.subjectId),
        sql`${later.act} IN (${acts.act}, replace(${acts.act}, '_withheld', '_restored'))`,
        sql`${later}.rowid > ${acts}.rowid`,
      ),
    );
  const [rows] = await ctx.read([
    db
      .select({
        act: acts,
        actor: joined('actor', { email: members.email }),
        concerned: joined('concerned', { email: concerned.email }),
        rock: joined('rock', { withheldAt: rocks.withheldAt, withheldPhotoKey: rocks.withheldPhotoKey }),
        comment: joined('comment', { withheldAt: comments.withheldAt }),
        isOverruled: sql<number>`${exists(overruling)}`.as('is_overruled'),
      })
      .from(acts)
      .leftJoin(members, eq(members.id, acts.actorId))
      .leftJoin(concerned, eq(concerned.id, acts.memberId))
      .leftJoin(rocks, eq(rocks.id, acts.rockId))
      .leftJoin(comments, eq(comments.id, acts.subjectId))
      .where(after(page, acts.createdAt, acts.id))
      .orderBy(...newestFirst(acts.createdAt, acts.id))
      .limit(page.limit + 1),
  ]);
  return cut(
    rows,
    page,
    ({ act, actor, concerned: person, isOverruled, ...states }) => ({
      id: act.id,
      act: act.act,
      subject: act.subject || (person.email ?? ''),
      reason: act.reason,
      createdAt: new Date(act.createdAt).toISOString(),
      actor: actor.email,
      isByItself: act.isByItself,
      withheld: isOverruled === 1 ? null : withheldBy(act, states),
    }),
    ({ act }) => ({ at: act.createdAt, id: act.id }),
  );
}

interface States {
  rock: { withheldAt: number | null; withheldPhotoKey: string | null };
  comment: { withheldAt: number | null };
}

/** What this act took out of sight and can be restored now: a photo only when its rock is in sight. */
function withheldBy(
  { act, subjectId }: typeof acts.$inferSelect,
  { rock, comment }: States,
): LoggedAct['withheld'] {
  if (act === 'photo_withheld' && rock.withheldPhotoKey !== null && rock.withheldAt === null)
    return { subject: 'photo', subjectId };
  if (act === 'rock_withheld' && rock.withheldAt !== null) return { subject: 'rock', subjectId };
  if (act === 'comment_withheld' && comment.withheldAt !== null) return { subject: 'comment', subjectId };
  return null;
}
