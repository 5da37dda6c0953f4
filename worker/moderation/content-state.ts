// Reads the current state of the subject of a verdict: author, visibility and pending reports.
import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { moderationWords, type ModerationInput } from '../../schema/moderation.ts';
import type { ReportSubject } from '../../schema/reports.ts';
import { comments, questions, reports, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import type { Answers } from '../platform/database.ts';

export interface Thing {
  subject: ReportSubject;
  subjectId: string;
  rockId: string;
  /** Its name in the audit log. */
  name: string;
  authorId: string | null;
  /** Key of the rock's photo, or of the question's, while it is shown. */
  photoKey: string | null;
  /** Whether it is a photo that no longer exists, the question's too: only its reports are left. */
  isGone: boolean;
  isWithheld: boolean;
  isRockWithheld: boolean;
  /** The administrator has seen reports made until then; milliseconds since 1970. */
  seenUntil: number;
  /** Whether one of these reports is pending. */
  isReported: boolean;
}

/** The administrator has seen reports made until then; milliseconds since 1970. */
const untilOf = ({ seenUntil }: ModerationInput) => (seenUntil === undefined ? 0 : Date.parse(seenUntil));

/** Queries for `thingOf`. */
export function contentQueries({ db }: MemberCtx, input: ModerationInput) {
  const { subject, subjectId } = input;
  const waiting = areWaiting({ subject, subjectId, seenUntil: untilOf(input) });
  const isIt = {
    photo: eq(rocks.id, subjectId),
    rock: eq(rocks.id, subjectId),
    comment: inArray(
      rocks.id,
      db.select({ id: comments.rockId }).from(comments).where(eq(comments.id, subjectId)),
    ),
    // By its reports, since the question itself may be gone.
    question: inArray(
      rocks.id,
      db
        .select({ id: reports.rockId })
        .from(reports)
        .where(and(eq(reports.subject, 'question'), eq(reports.subjectId, subjectId))),
    ),
  };
  return [
    db
      .select({
        id: rocks.id,
        name: rocks.name,
        ownerId: rocks.ownerId,
        photoKey: rocks.photoKey,
        withheldPhotoKey: rocks.withheldPhotoKey,
        withheldAt: rocks.withheldAt,
      })
      .from(rocks)
      .where(isIt[subject]),
    db
      .select({ authorId: comments.memberId, withheldAt: comments.withheldAt })
      .from(comments)
      .where(eq(comments.id, subjectId)),
    db
      .select({ authorId: questions.memberId, photoKey: questions.photoKey })
      .from(questions)
      .where(eq(questions.id, subjectId)),
    db.select({ id: reports.id }).from(reports).where(waiting).limit(1),
  ] as const;
}

/** Throws NotFound if the rock or comment no longer exists. */
export function thingOf(
  input: ModerationInput,
  [[rock], [comment], [question], waiting]: Answers<ReturnType<typeof contentQueries>>,
): Thing {
  const { subject, subjectId } = input;
  if (!rock || (subject === 'comment' && !comment)) throw new NotFound(moderationWords.gone);
  const { withheldPhotoKey } = rock;
  const isQuestion = subject === 'question';
  const photoKey = isQuestion ? (question?.photoKey ?? null) : rock.photoKey;
  const isWithheld = {
    photo: withheldPhotoKey !== null,
    rock: rock.withheldAt !== null,
    comment: (comment?.withheldAt ?? null) !== null,
    // Its photo is deleted, and then it is gone.
    question: false,
  };
  return {
    subject,
    subjectId,
    rockId: rock.id,
    name: comment ? `a comment on ${rock.name}` : isQuestion ? `a photo about ${rock.name}` : rock.name,
    authorId: comment ? comment.authorId : isQuestion ? (question?.authorId ?? null) : rock.ownerId,
    photoKey,
    isGone:
      (subject === 'photo' && photoKey === null && withheldPhotoKey === null) ||
      (isQuestion && photoKey === null),
    isWithheld: isWithheld[subject],
    isRockWithheld: isWithheld.rock,
    seenUntil: untilOf(input),
    isReported: waiting.length > 0,
  };
}

/** Condition: pending reports that the administrator has seen. */
export function areWaiting({
  subject,
  subjectId,
  seenUntil,
}: Pick<Thing, 'subject' | 'subjectId' | 'seenUntil'>): SQL | undefined {
  return and(
    eq(reports.subject, subject),
    eq(reports.subjectId, subjectId),
    isNull(reports.settledAt),
    lte(reports.createdAt, seenUntil),
  );
}
