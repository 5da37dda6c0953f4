// Reports a rock, its photo, a comment, a finder's question or words to the administrator: once each, with a daily limit.
import { and, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  reportLimits,
  type ReportInput,
  type ReportSubject,
  type ReportTaken,
  type WordSubject,
} from '../../schema/reports.ts';
import { comments, entries, members, questions, reports, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isConditionFailed, isTaken, NotFound } from '../errors.ts';
import { withholdReported } from '../moderation/automatic.ts';
import { entryKeyOf, hasWords, isWords, wordsAuthor } from '../moderation/words.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import { flag, type Query } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { countOne, usedUp, type Limit } from '../platform/limits.ts';
import { subjectSeen } from './subject-seen.ts';
import { say } from '../../schema/words/say.ts';

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
    if (!reported) throw new NotFound(say('reports', 'gone'));
    if (reported.makerId === memberId) throw new Conflict(say('reports', 'own'));
    if (before.length > 0) return ctx.write([], answer);
    if (subject === 'photo' && !reported.isThere) throw new Conflict(say('reports', 'noPhoto'));
    if (!reported.isThere) throw new Conflict(say('reports', 'noWords'));
    if (spent.length > 0) throw tooMany([limit], now, say('reports', 'tooMany'));

    try {
      const taken = await ctx.write(
        [
          db.insert(reports).values({
            id: newId(),
            subject,
            rockId: reported.rockId,
            commentId: subject === 'comment' ? subjectId : null,
            subjectId: reported.subjectId,
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
      if (made.length === 0) throw tooMany([limit], now, say('reports', 'tooMany'));
      return ctx.write([], answer);
    }
  });
}

interface Reported {
  rockId: string;
  makerId: string | null;
  /** As the report names it. */
  subjectId: string;
  /** False for a rock without a photo, and where there are no words. */
  isThere: boolean;
}

/** Under a name of its own: D1 answers with objects. */
const idColumn = (column: SQLiteColumn) => sql<string>`${column}`.as('subject_id_seen');

const there = flag('is_there', sql`TRUE`);

function rockOf({ db }: MemberCtx, id: string, isThere = there): Query<Reported[]> {
  return db
    .select({ rockId: rocks.id, makerId: rocks.ownerId, subjectId: idColumn(rocks.id), isThere })
    .from(rocks)
    .where(and(eq(rocks.id, id), isNull(rocks.withheldAt)));
}

const photoOf = (ctx: MemberCtx, id: string) => rockOf(ctx, id, flag('is_there', isNotNull(rocks.photoKey)));

function commentOf({ db }: MemberCtx, id: string): Query<Reported[]> {
  return db
    .select({
      rockId: comments.rockId,
      makerId: comments.memberId,
      subjectId: idColumn(comments.id),
      isThere: there,
    })
    .from(comments)
    .innerJoin(rocks, eq(rocks.id, comments.rockId))
    .where(and(eq(comments.id, id), isNull(comments.withheldAt), isNull(rocks.withheldAt)));
}

/** Only its painter sees it, besides the finder who asked. */
function questionOf({ db, memberId }: MemberCtx, id: string): Query<Reported[]> {
  return db
    .select({
      rockId: questions.rockId,
      makerId: questions.memberId,
      subjectId: idColumn(questions.id),
      isThere: there,
    })
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

/** Wherever the name was seen: of a rock's owner, or of the author of a comment or of an entry. */
function nameAt(ctx: MemberCtx, seen: string): Query<Reported[]> {
  const { rockId } = entryKeyOf(seen);
  const rockSeen = sql`coalesce((SELECT ${comments.rockId} FROM ${comments} WHERE ${comments.id} = ${seen}), ${rockId || seen})`;
  return ctx.db
    .select({
      rockId: rocks.id,
      makerId: sql<string>`${members.id}`.as('maker_id'),
      subjectId: sql<string>`${members.id}`.as('named_id'),
      isThere: flag('is_there', hasWords.name),
    })
    .from(rocks)
    .innerJoin(members, eq(members.id, subjectSeen(ctx, 'name', seen)))
    .where(and(sql`${rocks.id} = ${rockSeen}`, isNull(rocks.withheldAt)));
}

const wordsAt =
  (subject: Exclude<WordSubject, 'name'>) =>
  (ctx: MemberCtx, seen: string): Query<Reported[]> =>
    ctx.db
      .select({
        rockId: rocks.id,
        makerId: wordsAuthor[subject].as('maker_id'),
        subjectId: sql<string>`${subjectSeen(ctx, subject, seen)}`.as('subject_seen'),
        isThere: flag('is_there', sql`coalesce(${hasWords[subject]}, FALSE)`),
      })
      .from(entries)
      .innerJoin(rocks, eq(rocks.id, entries.rockId))
      .where(
        and(
          eq(entries.rockId, entryKeyOf(seen).rockId),
          sql`${entries.rockId} || '.' || ${entries.seq} = ${subjectSeen(ctx, subject, seen)}`,
          isNull(rocks.withheldAt),
        ),
      );

const reportedThing = {
  photo: photoOf,
  rock: rockOf,
  comment: commentOf,
  question: questionOf,
  name: nameAt,
  place: wordsAt('place'),
  note: wordsAt('note'),
  line: wordsAt('line'),
  thanks: wordsAt('thanks'),
} as const satisfies Record<ReportSubject, (ctx: MemberCtx, seen: string) => Query<Reported[]>>;

/** This member's report of the same thing. */
function earlier(ctx: MemberCtx, { subject, subjectId }: ReportInput) {
  const id = isWords(subject) ? subjectSeen(ctx, subject, subjectId) : sql`${subjectId}`;
  return ctx.db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(eq(reports.reporterId, ctx.memberId), eq(reports.subject, subject), eq(reports.subjectId, id)),
    );
}
