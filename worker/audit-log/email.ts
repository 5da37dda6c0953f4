// Emails about administrator actions: to the buyer of an order, the author of withheld or restored content, a member, or
// the applicant of a selection.
import { and, eq, inArray, sql } from 'drizzle-orm';
import { wordSubjects } from '../../schema/reports.ts';
import {
  ambassadorApplications,
  auditLog,
  comments,
  members,
  orders,
  outbox,
  rocks,
} from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Template } from '../outbox/deliver.ts';
import { day } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { composeEmail } from '../platform/email-layout.ts';
import { emailRock } from '../platform/email-rock.ts';
import { speechTo } from '../words.ts';
import { emailTextOf } from './email-texts.ts';
import { logRow } from './in-order.ts';

/** Days after which an undelivered email is abandoned. */
const lateDays = 14;

type Row = typeof auditLog.$inferSelect;

/** Composes no email once the account or the rock is deleted, or a later action has superseded this one. */
export const act: Template = {
  async compose(ctx, actId) {
    const [found] = await ctx.db
      .select({
        act: auditLog,
        member: joined('member', {
          email: members.email,
          language: members.language,
          suspendedUntil: members.suspendedUntil,
        }),
        applicant: joined('applicant', {
          email: ambassadorApplications.email,
          withdrawnAt: ambassadorApplications.withdrawnAt,
        }),
        comment: joined('comment', { content: comments.content }),
        rock: joined('rock', {
          id: rocks.id,
          name: rocks.name,
          page: rocks.page,
          photoKey: rocks.photoKey,
          hiddenTown: rocks.hiddenTown,
          withheldAt: rocks.withheldAt,
        }),
        order: joined('order', {
          id: orders.id,
          productId: orders.productId,
          productName: orders.productName,
          customerEmail: orders.customerEmail,
          tracking: orders.tracking,
        }),
      })
      .from(auditLog)
      .leftJoin(members, eq(members.id, auditLog.memberId))
      .leftJoin(orders, eq(orders.id, auditLog.orderId))
      .leftJoin(ambassadorApplications, eq(ambassadorApplications.id, auditLog.subjectId))
      .leftJoin(comments, eq(comments.id, auditLog.subjectId))
      .leftJoin(rocks, eq(rocks.id, auditLog.rockId))
      .where(eq(auditLog.id, actId));
    if (!found) return null;
    const { email, withdrawnAt } = found.applicant;
    // The application tells which of both is true.
    if (email !== null && (withdrawnAt !== null) !== (found.act.act === 'selection_withdrawn')) return null;
    const to = email ?? (found.act.orderId === null ? found.member.email : found.order.customerEmail);
    const isLate = found.act.createdAt <= ctx.now() - lateDays * day;
    // An action on the member themselves has no other subject.
    const isGone = found.act.subject === '' && found.act.subjectId !== found.act.memberId;
    if (!to || isGone || isLate || !(await isNews(ctx, found.act))) return null;
    const { language, words } = await speechTo(ctx.config, found.member.language);
    const rock = emailRock(ctx.config, words, {
      ...found.rock,
      // The author of a comment or of words may have reported the photo, and then no longer sees it.
      photoKey: found.comment.content === null && !areWords(found.act) ? found.rock.photoKey : null,
    });
    const text = emailTextOf(words, ctx.config, found.act, { ...found, rock });
    return composeEmail(ctx.config, { to, language, heading: text.subject, ...text });
  },
};

const areWords = ({ act: name }: Pick<Row, 'act'>) =>
  wordSubjects.some((kind) => name.startsWith(`${kind}_`));

/** Whether to email about an action: none superseded it, and it changes what the recipient was told. */
async function isNews(ctx: Ctx, act: Row): Promise<boolean> {
  const { db } = ctx;
  // An email about an order contains the tracking note at the time of sending.
  if (act.act === 'order_shipped' || act.act === 'photo_destroyed') return true;
  if (act.act === 'member_suspended' || act.act === 'suspension_lifted') return isNewestSuspension(ctx, act);
  const isOfName = act.act.startsWith('name_');
  if (act.rockId === null && act.orderId === null && !isOfName) return true;
  const isAbout =
    act.orderId !== null
      ? eq(auditLog.orderId, act.orderId)
      : isOfName
        ? eq(auditLog.memberId, act.memberId ?? '')
        : eq(auditLog.rockId, act.rockId ?? '');
  const rows = await db
    .select({ id: auditLog.id, act: auditLog.act, sentAt: outbox.sentAt, tries: outbox.tries })
    .from(auditLog)
    .leftJoin(outbox, sql`${outbox.event} = 'act:' || ${auditLog.id}`)
    .where(and(isAbout, eq(auditLog.subjectId, act.subjectId)))
    .orderBy(logRow);
  const [subject = ''] = act.act.split('_', 1);
  const verdicts = [`${subject}_withheld`, `${subject}_restored`];
  const history = act.orderId === null ? rows.filter((row) => verdicts.includes(row.act)) : rows;
  const place = history.findIndex(({ id }) => id === act.id);
  if (place < history.length - 1) return false;
  const before = history.slice(0, place);
  if (act.act === 'shipment_corrected') {
    const sentAt = before.findLast((row) => row.sentAt !== null)?.sentAt ?? Infinity;
    return sentAt <= act.createdAt;
  }
  // An email that was tried more than once may have been delivered.
  const heard = before.filter(({ sentAt, tries }) => sentAt !== null || (tries ?? 0) > 1);
  return !act.act.endsWith('_restored') || heard.some((row) => row.act.endsWith('_withheld'));
}

/** The email tells the current end, so that only the newest one is true. */
async function isNewestSuspension({ db }: Ctx, { id, memberId }: Row): Promise<boolean> {
  const [newest] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.memberId, memberId ?? ''),
        inArray(auditLog.act, ['member_suspended', 'suspension_lifted']),
      ),
    )
    .orderBy(sql`rowid DESC`)
    .limit(1);
  return newest?.id === id;
}
