// The log of acts, newest first.
import { and, eq, exists, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { LoggedAct } from '../../schema/acts.ts';
import type { Page } from '../../schema/paging.ts';
import { acts, comments, members, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { instant } from '../platform/clock.ts';
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
        sql`${subjectOf(later.act)} = ${subjectOf(acts.act)}`,
        sql`${later}.rowid > ${acts}.rowid`,
      ),
    );
  const [rows] = await ctx.read([
    db
      .select({
        act: acts,
        actor: joined('actor', { email: members.email }),
        concerned: joined('concerned', { email: concerned.email }),
        rock: joined('rock', {
          withheldAt: rocks.withheldAt,
          photoKey: rocks.photoKey,
          withheldPhotoKey: rocks.withheldPhotoKey,
        }),
        comment: joined('comment', { id: comments.id, withheldAt: comments.withheldAt }),
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
      createdAt: instant(act.createdAt),
      actor: actor.email,
      isByItself: act.isByItself,
      thing: isOverruled === 1 ? null : thingOf(act, states),
    }),
    ({ act }) => ({ at: act.createdAt, id: act.id }),
  );
}

/** 'photo' of 'photo_withheld'. */
const subjectOf = (act: SQLiteColumn) => sql`substr(${act}, 1, instr(${act}, '_'))`;

interface States {
  rock: { withheldAt: number | null; photoKey: string | null; withheldPhotoKey: string | null };
  comment: { id: string | null; withheldAt: number | null };
}

/** What this act was about, as it stands. */
function thingOf(
  { act, subjectId, rockId }: typeof acts.$inferSelect,
  { rock, comment }: States,
): LoggedAct['thing'] {
  switch (act) {
    case 'photo_withheld':
    case 'photo_restored':
    case 'photo_settled': {
      const isThere = (rock.photoKey ?? rock.withheldPhotoKey) !== null && rock.withheldAt === null;
      return isThere ? { subject: 'photo', subjectId, isWithheld: rock.withheldPhotoKey !== null } : null;
    }
    case 'rock_withheld':
    case 'rock_restored':
    case 'rock_settled':
      return rockId === null ? null : { subject: 'rock', subjectId, isWithheld: rock.withheldAt !== null };
    case 'comment_withheld':
    case 'comment_restored':
    case 'comment_settled':
      return comment.id === null
        ? null
        : { subject: 'comment', subjectId, isWithheld: comment.withheldAt !== null };
    case 'order_shipped':
    case 'shipment_corrected':
    case 'plan_given':
    case 'plan_ended':
    case 'sessions_ended':
    case 'report_sent':
    case 'orders_exported':
    case 'members_exported':
      return null;
  }
}
