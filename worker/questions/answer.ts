// The painter's answer to a finder's question. Only 'yes' makes a find, for the finder.
import { and, eq, exists, isNull, sql } from 'drizzle-orm';
import { findLimits } from '../../schema/finds.ts';
import { questions, rocks, untoldEvents } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isConditionFailed, isTaken, NotFound } from '../errors.ts';
import { scoredFind } from '../finds/find-context.ts';
import { makeFind } from '../finds/make-find.ts';
import { againIfCorrected } from '../journey/overtaken.ts';
import { deletePendingPhotos, queuePhotoDeletions } from '../photos/pending-deletions.ts';
import { hour } from '../platform/clock.ts';
import { flag, joined, type Statement } from '../platform/database.ts';
import { isSeenByPainter } from './view.ts';
import { say } from '../../schema/words/say.ts';

export interface Answered {
  isMine: boolean;
}

/**
 * The finder then has the rock, as if they had entered its ID. The same answer again changes nothing.
 * @throws NotFound for anybody but the painter; Conflict if the other answer was given, or if the rock moved on
 */
export function answerQuestion(ctx: MemberCtx, id: string, isMine: boolean): Promise<Answered> {
  const { db, memberId } = ctx;
  const since = ctx.now() - findLimits.scoreHours * hour;
  const asked = db
    .select({
      rock: rocks,
      asked: joined('asked', {
        seq: questions.seq,
        memberId: questions.memberId,
        photoKey: questions.photoKey,
        isMine: questions.isMine,
      }),
      isScoredLately: flag(
        'is_scored_lately',
        exists(scoredFind(db, { memberId: questions.memberId, since })),
      ),
    })
    .from(questions)
    .innerJoin(rocks, eq(rocks.id, questions.rockId))
    .where(and(eq(questions.id, id), eq(rocks.ownerId, memberId), isSeenByPainter(memberId)));
  const answer = (): Promise<Answered> =>
    ctx.begin([asked], async (_, [[seen]]) => {
      if (!seen) throw new NotFound(say('questions', 'gone'));
      const { rock, asked: question, isScoredLately } = seen;
      if (question.isMine === isMine) return ctx.write([], { isMine });
      if (question.isMine !== null) return ctx.refuse(new Conflict(say('questions', 'answered')));
      const isOver =
        rock.status !== 'hidden' ||
        rock.withheldAt !== null ||
        rock.lastSeq !== question.seq ||
        question.photoKey === null;
      if (isOver) return ctx.refuse(new Conflict(say('questions', 'over')));
      // The finder is never null: their questions go with them.
      const finding = { rock, finderId: question.memberId ?? '', open: null, isScoredLately };
      try {
        const answer = await ctx.write(
          [
            tellFinder(ctx, { id, rockId: rock.id }, isMine),
            ...(isMine ? makeFind(ctx, finding).statements : []),
            ...answered(ctx, id, isMine),
          ],
          { isMine },
        );
        await deletePendingPhotos(ctx);
        return answer;
      } catch (error) {
        const isLate = isConditionFailed(error, 'untold_events.subject');
        if (!isLate && !isTaken(error, 'entries.rock_id') && !isTaken(error, 'finds.rock_id')) throw error;
        ctx.untold.clear();
        const [[now]] = await ctx.read([db.select().from(questions).where(eq(questions.id, id))]);
        if (!now) throw new NotFound(say('questions', 'gone'));
        if (now.isMine === isMine) return ctx.write([], { isMine });
        return ctx.refuse(
          new Conflict(now.isMine === null ? say('questions', 'over') : say('questions', 'answered')),
        );
      }
    });
  return againIfCorrected(answer);
}

/** Statement: notes the event. It refuses the whole batch if the question is no longer open, or the rock is withheld. */
function tellFinder(
  { db, now, untold }: MemberCtx,
  { id, rockId }: { id: string; rockId: string },
  isMine: boolean,
) {
  const event = { at: now(), event: isMine ? 'confirmed' : 'denied', rockId, subject: id } as const;
  untold.add(event);
  const open = db
    .select({ id: questions.id })
    .from(questions)
    .innerJoin(rocks, and(eq(rocks.id, questions.rockId), isNull(rocks.withheldAt)))
    .where(and(eq(questions.id, id), isNull(questions.isMine)));
  return db.insert(untoldEvents).values({ ...event, subject: sql`(${open})` });
}

/** Statements: the answer, after which nobody needs the photo. */
function answered({ db, now }: MemberCtx, id: string, isMine: boolean): Statement[] {
  const isIt = eq(questions.id, id);
  return [
    queuePhotoDeletions(db, questions, isIt, now()),
    db.update(questions).set({ isMine, photoKey: null }).where(isIt),
  ];
}
