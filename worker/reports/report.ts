// Reports a rock, its photo, a comment or a finder's question to the administrator: once each, with a daily limit.
import { and, eq, isNotNull, isNull, or } from 'drizzle-orm';
import { reportLimits, reportWords, type ReportInput, type ReportTaken } from '../../schema/reports.ts';
import { comments, questions, reports, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isConditionFailed, isTaken, NotFound } from '../errors.ts';
import { withholdReported } from '../moderation/automatic.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { countOne, usedUp, type Limit } from '../platform/limits.ts';

const reportsOf = (memberId: string): Limit => ({
  bucket: `report:${memberId}`,
  most: reportLimits.perDay,
  windowMs: day,
});

/** A repeated report gets the same answer; the first reason stays. */
export function report(ctx: MemberCtx, input: ReportInput): Promise<ReportTaken> {
  const { db, memberId } = ctx;
  const now = ctx.now();
  const { subject, subjectId, reason, details } = input;
  const answer: ReportTaken = { subject, subjectId };
  const limit = reportsOf(memberId);

  const asked = [
    reportedThing[subject](ctx, subjectId),
    earlier(ctx, input),
    usedUp(db, limit, now),
  ] as const;
  return ctx.begin(asked, async (_, [[reported], before, spent]) => {
    if (!reported) throw new NotFound(reportWords.gone);
    if (reported.makerId === memberId) throw new Conflict(reportWords.own);
    if (before.length > 0) return ctx.write([], answer);
    if (subject === 'photo' && reported.photoKey === null) throw new Conflict(reportWords.noPhoto);
    if (spent.length > 0) throw tooMany([limit], now, reportWords.tooMany);

    try {
      const taken = await ctx.write(
        [
          db.insert(reports).values({
            id: newId(),
            subject,
            rockId: reported.rockId,
            commentId: subject === 'comment' ? subjectId : null,
            subjectId,
            reporterId: memberId,
            reason: whileAllowed(db, [limit], now, reason),
            details,
            createdAt: now,
          }),
          countOne(db, limit, now),
        ],
        answer,
      );
      if (subject === 'photo' && !ctx.reply.isRepeat) await withholdReported(ctx, reported.rockId);
      return taken;
    } catch (error) {
      const isOver = isConditionFailed(error, 'reports.reason');
      if (!isOver && !isTaken(error, 'reports.reporter_id')) throw error;
      // Two copies of the report came concurrently, perhaps as the last one of the day.
      const [made] = await ctx.read([earlier(ctx, input)]);
      if (made.length === 0) throw tooMany([limit], now, reportWords.tooMany);
      return ctx.write([], answer);
    }
  });
}

function rockOf({ db }: MemberCtx, id: string) {
  return db
    .select({ rockId: rocks.id, makerId: rocks.ownerId, photoKey: rocks.photoKey })
    .from(rocks)
    .where(and(eq(rocks.id, id), isNull(rocks.withheldAt)));
}

function commentOf({ db }: MemberCtx, id: string) {
  return db
    .select({ rockId: comments.rockId, makerId: comments.memberId, photoKey: rocks.photoKey })
    .from(comments)
    .innerJoin(rocks, eq(rocks.id, comments.rockId))
    .where(and(eq(comments.id, id), isNull(comments.withheldAt), isNull(rocks.withheldAt)));
}

/** Only its painter sees it, besides the finder who asked. */
function questionOf({ db, memberId }: MemberCtx, id: string) {
  return db
    .select({ rockId: questions.rockId, makerId: questions.memberId, photoKey: questions.photoKey })
    .from(questions)
    .innerJoin(rocks, eq(rocks.id, questions.rockId))
    .where(
      and(
        eq(questions.id, id),
        isNotNull(questions.photoKey),
        or(eq(rocks.ownerId, memberId), eq(questions.memberId, memberId)),
      ),
    );
}

const reportedThing = { photo: rockOf, rock: rockOf, comment: commentOf, question: questionOf } as const;

/** This member's report of the same thing. */
function earlier({ db, memberId }: MemberCtx, { subject, subjectId }: ReportInput) {
  return db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(eq(reports.reporterId, memberId), eq(reports.subject, subject), eq(reports.subjectId, subjectId)),
    );
}
