// Ends questions: the finder takes one back, and old ones are deleted with their photos.
import { and, eq, exists, isNull, lt, notExists } from 'drizzle-orm';
import { questionLimits } from '../../schema/questions.ts';
import { questions, reports } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { deletePendingPhotos, queuePhotoDeletions } from '../photos/pending-deletions.ts';
import { day } from '../platform/clock.ts';
import { uncountOne } from '../platform/limits.ts';
import { askedAbout } from './ask.ts';
import { flag, type Database } from '../platform/database.ts';
import { say } from '../../schema/words/say.ts';

/** Query, for a statement on `questions`: reports that the administrator has not looked at. */
const reportsOf = (db: Database) =>
  db
    .select({ id: reports.id })
    .from(reports)
    .where(
      and(eq(reports.subject, 'question'), eq(reports.subjectId, questions.id), isNull(reports.settledAt)),
    );

/** @throws NotFound for anybody else's, Conflict once it is answered, or somebody could ask until a yes */
export function takeBack(ctx: MemberCtx, id: string): Promise<{ removed: true }> {
  const { db, memberId } = ctx;
  const own = and(eq(questions.id, id), eq(questions.memberId, memberId));
  const asked = db
    .select({
      rockId: questions.rockId,
      isMine: questions.isMine,
      isReported: flag('is_reported', exists(reportsOf(db))),
    })
    .from(questions)
    .where(own);
  return ctx.begin([asked], async (_, [[question]]) => {
    if (!question) throw new NotFound(say('questions', 'gone'));
    if (question.isMine !== null) throw new Conflict(say('questions', 'settled'));
    // Its photo is what the administrator looks at.
    if (question.isReported) throw new Conflict(say('questions', 'notNow'));
    const open = and(own, isNull(questions.isMine), notExists(reportsOf(db)));
    const at = ctx.now();
    const removed = await ctx.write(
      [
        // What somebody takes back does not use up the questions of others.
        uncountOne(db, askedAbout(question.rockId), at),
        queuePhotoDeletions(db, questions, open, at),
        db.delete(questions).where(open),
      ],
      { removed: true } as const,
    );
    await deletePendingPhotos(ctx);
    return removed;
  });
}

/** Statements of the hourly sweep. What somebody reported stays until the administrator has looked at it. */
export function forgetQuestions(db: Database, now: number) {
  const old = and(lt(questions.createdAt, now - questionLimits.days * day), notExists(reportsOf(db)));
  return [queuePhotoDeletions(db, questions, old, now), db.delete(questions).where(old)] as const;
}
