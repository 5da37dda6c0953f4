// Takes back everything that members did in an hour, and undoes that: one row for the act, and one item for each thing.
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import {
  takebackLimits as limits,
  type TakebackInput,
  type TakebackStarted,
} from '../../schema/takebacks.ts';
import type { Because } from '../../schema/admin.ts';
import { auditLog, takebackItems, takebacks } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isConditionFailed, NotFound } from '../errors.ts';
import { instant } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { deedsIn } from './deeds.ts';
import { whoExists } from './hour.ts';
import { livingId } from './departed.ts';
import { workOff } from './work-off.ts';
import { say } from '../../schema/words/say.ts';

/**
 * Notes the act and its items in one batch, then does as many as fit into a request. The hourly job does the rest.
 * @throws NotFound for an unknown member or deleted account, Conflict if they made nothing in this hour
 */
export function takeBack(
  ctx: MemberCtx,
  { memberIds, from, networkOf, reason }: TakebackInput,
): Promise<TakebackStarted> {
  const { db } = ctx;
  const start = Date.parse(from);
  const span = { memberIds: [...new Set(memberIds)], from: start, until: start + limits.hourMs };
  const deeds = deedsIn(span);
  const authors = db
    .selectDistinct({ id: sql<string>`deeds.member_id`.as('author_id') })
    .from(sql`${deeds} AS deeds`);
  return ctx.begin([...whoExists(ctx, span.memberIds), authors], async (_, [living, departed, made]) => {
    if (living.length + departed.length < span.memberIds.length)
      throw new NotFound(say('takebacks', 'noMember'));
    if (made.length === 0) throw new Conflict(say('takebacks', 'nothing'));
    const id = newId();
    // Null makes the NOT NULL column refuse the batch.
    const createdAt = sql<number>`CASE WHEN EXISTS (SELECT 1 FROM ${deeds}) THEN ${ctx.now()} END`;
    try {
      const answer = await ctx.write(
        [
          db.insert(takebacks).values({ id, from: start, until: span.until, createdAt, undoneAt: null }),
          // Every column of the table, in its order.
          db
            .insert(takebackItems)
            .select(
              sql`SELECT ${id}, kind, subject_id, member_id, made_at, 'waiting', NULL, rock_id FROM ${deeds} AS deeds WHERE TRUE`,
            ),
          ...made.flatMap((author) =>
            logOf(ctx, { act: 'hour_taken', id, authorId: author.id, from: start, networkOf, reason }),
          ),
        ],
        { id },
      );
      await workOff(ctx, limits.atOnce, { id: answer.id });
      return answer;
    } catch (error) {
      if (isConditionFailed(error, 'takebacks.created_at')) throw new Conflict(say('takebacks', 'nothing'));
      throw error;
    }
  });
}

/** Returns all that still fits. @throws NotFound for an unknown act, Conflict if it was undone */
export function undoTakeback(ctx: MemberCtx, id: string, { reason }: Because): Promise<TakebackStarted> {
  const { db } = ctx;
  const isIt = eq(takebacks.id, id);
  const stands = and(isIt, isNull(takebacks.undoneAt));
  const asked = [
    db.select().from(takebacks).where(isIt),
    db
      .selectDistinct({
        id: takebackItems.memberId,
        networkOf: sql<string | null>`json_extract(${auditLog.details}, '$.networkOf')`.as('network_of'),
      })
      .from(takebackItems)
      .leftJoin(
        auditLog,
        and(
          eq(auditLog.memberId, takebackItems.memberId),
          eq(auditLog.act, 'hour_taken'),
          eq(auditLog.subjectId, sql`${id} || '.' || ${takebackItems.memberId}`),
        ),
      )
      .where(eq(takebackItems.takebackId, id)),
  ] as const;
  return ctx.begin(asked, async (_, [[act], authors]) => {
    if (!act) throw new NotFound(say('takebacks', 'gone'));
    if (act.undoneAt !== null) throw new Conflict(say('takebacks', 'alreadyUndone'));
    const onlyIf = exists(db.select({ id: takebacks.id }).from(takebacks).where(stands));
    try {
      const answer = await ctx.write(
        [
          ...(authors.length > 0 ? authors : [{ id: null, networkOf: null }]).flatMap((author) =>
            logOf(ctx, {
              act: 'hour_returned',
              id,
              authorId: author.id,
              from: act.from,
              networkOf: author.networkOf ?? undefined,
              reason,
              onlyIf,
            }),
          ),
          db.update(takebacks).set({ undoneAt: ctx.now() }).where(stands),
          db
            .update(takebackItems)
            .set({
              state: sql`CASE ${takebackItems.state} WHEN 'waiting' THEN 'returned' WHEN 'taken' THEN 'returning' ELSE ${takebackItems.state} END`,
            })
            .where(eq(takebackItems.takebackId, id)),
        ],
        { id },
      );
      await workOff(ctx, limits.atOnce, { id });
      return answer;
    } catch (error) {
      if (isTooLate(error)) throw new Conflict(say('takebacks', 'alreadyUndone'));
      throw error;
    }
  });
}

/** Statements: the log, with one email to the author, unless their account is deleted. */
function logOf(ctx: MemberCtx, { id, authorId, from, networkOf, ...action }: HourAction) {
  const memberId = authorId === null ? null : livingId(authorId);
  return logAction(
    ctx,
    {
      ...action,
      subject: say('takebacks', 'hourFrom', instant(from)),
      subjectId: `${id}.${authorId ?? ''}`,
      memberId,
      details: { hour: instant(from), ...(networkOf !== undefined && { networkOf }) },
      isTold: memberId !== null,
    },
    ctx.memberId,
  );
}

interface HourAction {
  act: 'hour_taken' | 'hour_returned';
  /** Of the act. */
  id: string;
  authorId: string | null;
  from: number;
  networkOf: string | undefined;
  reason: string;
  onlyIf?: ReturnType<typeof exists>;
}
