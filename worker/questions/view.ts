// Questions as the finder who asked and the painter who is asked see them.
import { and, desc, eq, isNotNull, or, sql, type SQL } from 'drizzle-orm';
import { withoutCodes } from '../../schema/code-mask.ts';
import { nearOf } from '../../schema/near.ts';
import { photoUrl } from '../../schema/photos.ts';
import { questionLimits, type Question, type QuestionState } from '../../schema/questions.ts';
import { entries, finds, members, questions, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { painters, publicColumns, publicColumnsOf, publicMember } from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { unlessUnderReview, isRockVisible, visiblePhoto } from '../reports/visibility.ts';
import { noPage } from '../rocks/card.ts';
import { say } from '../../schema/words/say.ts';

const rockColumns = joined('about', {
  id: rocks.id,
  name: rocks.name,
  status: rocks.status,
  lastSeq: rocks.lastSeq,
  timesFound: rocks.timesFound,
  ownerId: rocks.ownerId,
  town: rocks.hiddenTown,
  page: rocks.page,
});

/** Condition: an open question is not seen by who has reported it, until the administrator has looked at it. */
export const isSeenByPainter = (memberId: string) =>
  or(isNotNull(questions.isMine), unlessUnderReview(memberId, 'question', questions.id));

const seenBy = ({ db, memberId }: MemberCtx, which: SQL | undefined) =>
  db
    .select({
      question: questions,
      rock: rockColumns,
      rockPhotoKey: visiblePhoto(memberId),
      entry: joined('entry', { thanks: entries.thanks }),
      held: joined('held', { id: finds.id }),
      // Nobody else reads it.
      code: sql<string | null>`CASE WHEN ${finds.id} IS NOT NULL THEN ${rocks.code} END`.as('held_code'),
      finder: publicColumns,
      painter: publicColumnsOf('painted_by', painters),
    })
    .from(questions)
    .innerJoin(rocks, eq(rocks.id, questions.rockId))
    .innerJoin(members, eq(members.id, questions.memberId))
    .leftJoin(
      entries,
      and(
        eq(questions.isMine, true),
        eq(entries.rockId, questions.rockId),
        eq(entries.seq, sql`${questions.seq} + 1`),
      ),
    )
    .leftJoin(
      finds,
      and(
        eq(questions.isMine, true),
        eq(finds.rockId, questions.rockId),
        sql`${finds.closedAt} IS NULL`,
        eq(finds.seq, sql`${questions.seq} + 1`),
        eq(finds.memberId, memberId),
      ),
    )
    .leftJoin(painters, eq(painters.id, rocks.ownerId))
    .where(and(which, isSeenByPainter(memberId)));

type Row = Awaited<ReturnType<typeof seenBy>>[number];

/** @throws NotFound for everybody but the finder and the painter, and for a painter who has reported it */
export async function oneQuestion(ctx: MemberCtx, id: string): Promise<Question> {
  const { memberId } = ctx;
  const isOne = or(
    eq(rocks.ownerId, memberId),
    and(eq(questions.memberId, memberId), or(isRockVisible(memberId), eq(rocks.holderId, memberId))),
  );
  const [[row]] = await ctx.read([seenBy(ctx, and(eq(questions.id, id), isOne))]);
  if (!row) throw new NotFound(say('questions', 'gone'));
  return questionView(row, memberId);
}

/** The member's own questions, newest first. */
export async function ownQuestions(ctx: MemberCtx): Promise<Question[]> {
  const { memberId } = ctx;
  const own = and(eq(questions.memberId, memberId), isRockVisible(memberId));
  const [rows] = await ctx.read([
    seenBy(ctx, own).orderBy(desc(questions.createdAt)).limit(questionLimits.listed),
  ]);
  // A list needs no Rock ID.
  return rows.map((row) => ({ ...questionView(row, memberId), held: null }));
}

function questionView(
  { question, rock, rockPhotoKey, entry, held, code, finder, painter }: Row,
  memberId: string,
): Question {
  const state = stateOf(question, rock);
  const isAsked = rock.ownerId === memberId;
  return {
    id: question.id,
    state,
    askedAt: instant(question.createdAt),
    photoUrl: photoUrl(question.photoKey),
    rock: {
      // A question has a rock.
      id: rock.id ?? '',
      name: rock.name ?? '',
      imageUrl: photoUrl(rockPhotoKey),
      near: nearOf(rock.town),
      ...(isAsked ? {} : noPage(rock.page)),
    },
    finder: publicMember(finder),
    painter: publicMember(painter),
    isAsked,
    seq: state === 'yes' ? question.seq + 1 : null,
    thanks: entry.thanks === null ? null : withoutCodes(entry.thanks),
    held:
      held.id === null || code === null
        ? null
        : { foundRockId: held.id, laserEngraverId: code, timesFound: rock.timesFound ?? 0 },
  };
}

function stateOf({ isMine, seq, photoKey }: Row['question'], rock: Row['rock']): QuestionState {
  if (isMine !== null) return isMine ? 'yes' : 'no';
  return rock.status === 'hidden' && rock.lastSeq === seq && rock.ownerId !== null && photoKey !== null
    ? 'open'
    : 'over';
}
