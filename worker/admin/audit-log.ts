// The audit log for the administrator, newest first.
import { and, eq, exists, isNull, or, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { ActionDetails, LoggedAction, LoggedMember } from '../../schema/admin-actions.ts';
import type { Page } from '../../schema/paging.ts';
import { wordSubjects } from '../../schema/reports.ts';
import { auditLog, comments, members, rocks, takebacks } from '../../schema/tables/index.ts';
import { logRow, newestLogged } from '../audit-log/in-order.ts';
import { loggedMember, namedColumns } from '../audit-log/logged-member.ts';
import type { MemberCtx } from '../context.ts';
import { after, cut, type Listed } from '../http/page.ts';
import { knownRock, knownRockColumns } from '../moderation/known-rock.ts';
import { wordsOf } from '../moderation/words.ts';
import { instant } from '../platform/clock.ts';
import { flag, joined } from '../platform/database.ts';

export async function auditLogPage(ctx: MemberCtx, page: Page): Promise<Listed<LoggedAction>> {
  const { db } = ctx;
  const concerned = alias(members, 'concerned');
  const near = alias(members, 'near');
  const later = alias(auditLog, 'later');
  const overruling = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        // That of a name is about no rock.
        or(
          eq(later.rockId, auditLog.rockId),
          and(isNull(auditLog.rockId), eq(later.memberId, auditLog.memberId)),
        ),
        eq(later.subjectId, auditLog.subjectId),
        sql`${subjectOf(later.act)} = ${subjectOf(auditLog.act)}`,
        sql`${later}.rowid > ${logRow}`,
      ),
    );
  const words = wordsOf(sql`substr(${auditLog.act}, 1, instr(${auditLog.act}, '_') - 1)`, auditLog.subjectId);
  const [rows] = await ctx.read([
    db
      .select({
        act: auditLog,
        row: logRow.as('log_row'),
        actor: joined('actor', { email: members.email }),
        concerned: joined('concerned', namedColumns(concerned)),
        near: joined('near', namedColumns(near)),
        rock: joined('about_rock', {
          ...knownRockColumns,
          photoKey: rocks.photoKey,
          withheldPhotoKey: rocks.withheldPhotoKey,
        }),
        comment: joined('comment', { id: comments.id, withheldAt: comments.withheldAt }),
        words: {
          areShown: flag('are_shown', sql`${words.shown} IS NOT NULL`),
          areWithheld: flag('are_kept', sql`${words.withheld} IS NOT NULL`),
        },
        takeback: joined('takeback', { id: takebacks.id, undoneAt: takebacks.undoneAt }),
        isOverruled: sql<number>`${exists(overruling)}`.as('is_overruled'),
      })
      .from(auditLog)
      .leftJoin(members, eq(members.id, auditLog.actorId))
      .leftJoin(concerned, eq(concerned.id, auditLog.memberId))
      .leftJoin(near, sql`${near.id} = json_extract(${auditLog.details}, '$.networkOf')`)
      .leftJoin(rocks, eq(rocks.id, auditLog.rockId))
      .leftJoin(comments, eq(comments.id, auditLog.subjectId))
      .leftJoin(
        takebacks,
        // The deletion of an account empties the subject: what it had made cannot return.
        and(eq(auditLog.act, 'hour_taken'), eq(takebacks.id, sql`substr(${auditLog.subjectId}, 1, 16)`)),
      )
      .where(after(page, auditLog.createdAt, logRow))
      .orderBy(...newestLogged)
      .limit(page.limit + 1),
  ]);
  return cut(
    rows,
    page,
    ({ act, actor, concerned: person, near: neighbour, isOverruled, takeback, ...states }) => ({
      id: act.id,
      act: act.act,
      subject: act.subject,
      member: loggedMember(person),
      rock: states.rock.id === null ? null : knownRock(states.rock),
      orderId: act.orderId,
      details: detailsOf(act.details, loggedMember(neighbour)),
      reason: act.reason,
      createdAt: instant(act.createdAt),
      actor: actor.email,
      isAutomatic: act.isAutomatic,
      ...(takeback.id !== null && {
        takeback: { id: takeback.id, isUndone: takeback.undoneAt !== null },
      }),
      thing: isOverruled === 1 ? null : thingOf(act, states),
    }),
    ({ act, row }) => ({ at: act.createdAt, id: String(row) }),
  );
}

type Nullable<T> = { [K in keyof T]: T[K] | null };

function detailsOf(details: ActionDetails | null, networkOf: LoggedMember | null): LoggedAction['details'] {
  const { networkOf: _, ...others } = details ?? {};
  return { ...others, ...(networkOf && { networkOf }) };
}

/** The prefix of an action, such as 'photo_' of 'photo_withheld'. */
const subjectOf = (act: SQLiteColumn) => sql`substr(${act}, 1, instr(${act}, '_'))`;

interface States {
  rock: Nullable<
    Pick<typeof rocks.$inferSelect, 'id' | 'name' | 'page' | 'withheldAt' | 'photoKey' | 'withheldPhotoKey'>
  >;
  comment: { id: string | null; withheldAt: number | null };
  words: { areShown: boolean; areWithheld: boolean };
}

/** The current state of the action's subject; null if it no longer exists or cannot be moderated. */
function thingOf(
  { act, subjectId, rockId }: typeof auditLog.$inferSelect,
  { rock, comment, words }: States,
): LoggedAction['thing'] {
  switch (act) {
    case 'name_withheld':
    case 'name_restored':
    case 'name_settled':
    case 'place_withheld':
    case 'place_restored':
    case 'place_settled':
    case 'note_withheld':
    case 'note_restored':
    case 'note_settled':
    case 'line_withheld':
    case 'line_restored':
    case 'line_settled':
    case 'thanks_withheld':
    case 'thanks_restored':
    case 'thanks_settled': {
      const subject = wordSubjects.find((kind) => act.startsWith(kind));
      const isThere = words.areShown || words.areWithheld;
      return subject && isThere ? { subject, subjectId, isWithheld: !words.areShown } : null;
    }
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
    case 'question_withheld':
    case 'question_settled':
    case 'order_shipped':
    case 'shipment_corrected':
    case 'plan_given':
    case 'plan_ended':
    case 'sessions_ended':
    case 'member_suspended':
    case 'suspended_again':
    case 'suspension_lifted':
    case 'address_set':
    case 'account_deleted':
    case 'photo_destroyed':
    case 'picture_destroyed':
    case 'selection_withdrawn':
    case 'selection_returned':
    case 'pack_readdressed':
    case 'messages_retried':
    case 'message_dropped':
    case 'repair_requested':
    case 'hour_taken':
    case 'hour_returned':
    case 'report_sent':
    case 'orders_exported':
    case 'members_exported':
      return null;
  }
}
