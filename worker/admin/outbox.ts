// The outbox for the administrator: messages that do not leave by themselves, trying them again, and not sending one.
import { and, asc, count, eq, exists, gt, isNotNull, lte, not, or, sql } from 'drizzle-orm';
import type { Because } from '../../schema/admin.ts';
import { nameOf } from '../../schema/members.ts';
import type { Page } from '../../schema/paging.ts';
import {
  upkeepLimits,
  type MessageKind,
  type OutboxCount,
  type Retried,
  type StuckMessage,
} from '../../schema/upkeep.ts';
import { auditLog, members, outbox } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { cut, type Listed } from '../http/page.ts';
import { instant } from '../platform/clock.ts';
import { isPending, isUntried } from '../outbox/stuck.ts';
import { forgetDeletion } from './deletion-email.ts';
import { joined } from '../platform/database.ts';
import { say } from '../../schema/words/say.ts';

const rest = sql`substr(${outbox.event}, instr(${outbox.event}, ':') + 1)`;
/** The id after the kind: of an action, a member, or something else. */
const about = sql`substr(${rest}, 1, instr(${rest} || ':', ':') - 1)`;
/** Conditions of joins: the action and the member that a message is about. */
const isActOf = and(sql`${outbox.event} LIKE 'act:%'`, eq(auditLog.id, about));
const isMemberOf = sql`${members.id} = CASE WHEN ${outbox.event} LIKE 'act:%' THEN ${auditLog.memberId} ELSE ${about} END`;

/** Condition: it fails, or nobody tries it. */
const isStuck = (now: number) => sql`(${or(isNotNull(outbox.failingSince), isUntried(now))})`;

export async function outboxCount(ctx: MemberCtx): Promise<OutboxCount> {
  const [[row]] = await ctx.read([
    ctx.db
      .select({ onTheirWay: count() })
      .from(outbox)
      .where(and(isPending, not(isStuck(ctx.now())))),
  ]);
  return { onTheirWay: row?.onTheirWay ?? 0 };
}

/** The oldest first. */
export async function stuckMessages(ctx: MemberCtx, page: Page): Promise<Listed<StuckMessage>> {
  const { db, now } = ctx;
  const at = now();
  const [rows] = await ctx.read([
    db
      .select({
        message: outbox,
        act: joined('act', { orderId: auditLog.orderId }),
        member: joined('member', {
          id: members.id,
          username: members.username,
          firstName: members.firstName,
          lastName: members.lastName,
        }),
      })
      .from(outbox)
      .leftJoin(auditLog, isActOf)
      .leftJoin(members, isMemberOf)
      .where(and(isPending, isStuck(at), page.cursor && gt(outbox.id, page.cursor.at)))
      .orderBy(asc(outbox.id))
      .limit(page.limit + 1),
  ]);
  return cut(
    rows,
    page,
    ({ message, act, member: { id: memberId, username, firstName, lastName } }) => {
      const { id, event, recipient, channel, createdAt, tries, leasedUntil, failingSince, failingWhy } =
        message;
      const [kind, number = ''] = event.split(':');
      const name = { username: username ?? '', firstName: firstName ?? '', lastName: lastName ?? '' };
      return {
        id: String(id),
        kind: kind as MessageKind, // as `queueEmail` and `spreadEvents` have written it
        channel,
        to: recipient,
        member: memberId === null ? null : { id: memberId, name: nameOf(name) },
        orderId: kind === 'receipt' ? number : act.orderId,
        createdAt: instant(createdAt),
        tries,
        failingSince: instant(failingSince),
        why: failingWhy,
        notBefore: leasedUntil !== null && leasedUntil > at ? instant(leasedUntil) : null,
      };
    },
    ({ message }) => ({ at: message.id, id: String(message.id) }),
  );
}

/**
 * Sends what is due right after the answer, as the hourly job would. A message that somebody sends just now is leased,
 * and left to them.
 * @param id of one message; all if missing
 * @throws NotFound, or Conflict for one that is not due
 */
export function retryMessages(ctx: MemberCtx, { id }: { id?: string | undefined }): Promise<Retried> {
  const { db, now, memberId, queuedEvents } = ctx;
  const at = now();
  const waiting = db
    .select({ event: outbox.event, leasedUntil: outbox.leasedUntil })
    .from(outbox)
    .where(and(isNotNull(outbox.leasedUntil), id === undefined ? lte(outbox.leasedUntil, at) : isIt(id)))
    .orderBy(asc(outbox.id))
    .limit(upkeepLimits.retries);
  return ctx.begin([waiting], async (_, [found]) => {
    const due = found.filter(({ leasedUntil }) => (leasedUntil ?? 0) <= at);
    if (id !== undefined && found.length === 0) throw new NotFound(say('upkeep', 'noMessage'));
    if (id !== undefined && due.length === 0) throw new Conflict(say('upkeep', 'underway'));
    const answer = { messages: due.length };
    const entry = { act: 'messages_retried', subject: String(due.length), reason: '' } as const;
    const done = await ctx.write(due.length > 0 ? logAction(ctx, entry, memberId) : [], answer);
    if (!ctx.reply.isRepeat) for (const { event } of due) queuedEvents.add(event);
    return done;
  });
}

/** Ends a message unsent. @throws NotFound if it has left, Conflict while somebody sends it */
export function dropMessage(ctx: MemberCtx, id: string, { reason }: Because): Promise<{ isDropped: true }> {
  const { db, now, memberId } = ctx;
  const waiting = db
    .select({ event: outbox.event, memberId: members.id, orderId: auditLog.orderId })
    .from(outbox)
    .leftJoin(auditLog, isActOf)
    .leftJoin(members, isMemberOf)
    .where(and(isIt(id), isNotNull(outbox.leasedUntil)));
  const isDue = and(isIt(id), isNotNull(outbox.leasedUntil), lte(outbox.leasedUntil, now()));
  const onlyIf = exists(db.select({ id: outbox.id }).from(outbox).where(isDue));
  return ctx.begin([waiting], async (_, [[found]]) => {
    if (!found) throw new NotFound(say('upkeep', 'noMessage'));
    const [kind = '', subject = ''] = found.event.split(':');
    const { memberId: whose, orderId } = found;
    const whom = { memberId: whose, subjectId: whose ?? '', ...(orderId !== null && { orderId }) };
    try {
      return await ctx.write(
        [
          ...logAction(ctx, { act: 'message_dropped', subject: kind, reason, ...whom, onlyIf }, memberId),
          db.update(outbox).set({ leasedUntil: null }).where(isDue),
          ...(kind === 'deletion' ? [forgetDeletion(ctx, subject)] : []),
        ],
        { isDropped: true },
      );
    } catch (error) {
      throw isTooLate(error) ? new Conflict(say('upkeep', 'underway')) : error;
    }
  });
}

const isIt = (id: string) => (/^\d{1,15}$/.test(id) ? eq(outbox.id, Number(id)) : sql`FALSE`);
