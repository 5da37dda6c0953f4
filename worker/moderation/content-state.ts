// Reads the current state of the subject of a verdict: author, visibility and pending reports.
import { and, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm';
import { wordsForOthers, withoutCodes } from '../../schema/code-mask.ts';
import { type ModerationInput } from '../../schema/moderation.ts';
import type { ReportSubject, WordSubject } from '../../schema/reports.ts';
import { comments, questions, reports, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import type { Answers } from '../platform/database.ts';
import { entryKeyOf, isWords, lastWithheld, readableWords, shownWords } from './words.ts';
import { say } from '../../schema/words/say.ts';

export interface Thing {
  subject: ReportSubject;
  subjectId: string;
  /** Null for a name. */
  rockId: string | null;
  /** The rocks of its pending reports: a name may have been seen at several. */
  reportedAt: readonly string[];
  /** Its name in the audit log. */
  name: string;
  /** What is written there, as the administrator reads it; null for what is no words, and once they are gone. */
  words: string | null;
  authorId: string | null;
  /** Key of the rock's photo, or of the question's, while it is shown. */
  photoKey: string | null;
  /** Row of words that were withheld. */
  wordsId: string | null;
  /** Whether it is a photo or words that no longer exist, the question's too: only its reports are left. */
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
  const ofEntry = eq(rocks.id, entryKeyOf(subjectId).rockId);
  const isIt: Partial<Record<ReportSubject, SQL>> = {
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
  // No words have the id ''.
  const [kind, wordsId] = isWords(subject) ? ([subject, subjectId] as const) : (['note', ''] as const);
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
      .where(isIt[subject] ?? ofEntry),
    db
      .select({
        authorId: comments.memberId,
        withheldAt: comments.withheldAt,
        content: comments.content,
        givesCode: comments.givesCode,
      })
      .from(comments)
      .where(eq(comments.id, subjectId)),
    db
      .select({ authorId: questions.memberId, photoKey: questions.photoKey })
      .from(questions)
      .where(eq(questions.id, subjectId)),
    db.selectDistinct({ rockId: reports.rockId }).from(reports).where(waiting),
    shownWords(db, kind, wordsId),
    lastWithheld(db, kind, wordsId),
  ] as const;
}

type Found = Answers<ReturnType<typeof contentQueries>>;

/** Throws NotFound if there is nothing of it, and no report. */
export function thingOf(input: ModerationInput, found: Found): Thing {
  const { subject, subjectId } = input;
  const waiting = found[3];
  const about = isWords(subject) ? wordsOf(subject, found) : contentOf(subject, found);
  if (!about) throw new NotFound(say('moderation', 'gone'));
  return {
    ...about,
    subject,
    subjectId,
    reportedAt: waiting.map(({ rockId }) => rockId),
    seenUntil: untilOf(input),
    isReported: waiting.length > 0,
  };
}

type About = Omit<Thing, 'subject' | 'subjectId' | 'reportedAt' | 'seenUntil' | 'isReported'>;

function contentOf(
  subject: Exclude<ReportSubject, WordSubject>,
  [[rock], [comment], [question]]: Found,
): About | null {
  if (!rock || (subject === 'comment' && !comment)) return null;
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
    rockId: rock.id,
    name: comment
      ? say('moderation', 'commentOn', rock.name)
      : isQuestion
        ? say('moderation', 'photoAbout', rock.name)
        : rock.name,
    words: comment ? wordsForOthers(comment) : null,
    authorId: comment ? comment.authorId : isQuestion ? (question?.authorId ?? null) : rock.ownerId,
    photoKey,
    wordsId: null,
    isGone:
      (subject === 'photo' && photoKey === null && withheldPhotoKey === null) ||
      (isQuestion && photoKey === null),
    isWithheld: isWithheld[subject],
    isRockWithheld: isWithheld.rock,
  };
}

const nameOfWords = {
  place: 'placeNameOf',
  note: 'noteAt',
  line: 'lineAtFindOf',
  thanks: 'thanksForFindOf',
} as const;

function wordsOf(subject: WordSubject, [[rock], , , waiting, [shown], [withheld]]: Found): About | null {
  if (!shown && !withheld && waiting.length === 0) return null;
  if (subject !== 'name' && !rock) return null;
  const written = shown ?? withheld;
  return {
    rockId: rock?.id ?? null,
    name:
      subject === 'name'
        ? say('moderation', 'aName')
        : say('moderation', nameOfWords[subject], rock?.name ?? ''),
    words: written ? withoutCodes(readableWords(subject, written.words)) : null,
    authorId: shown?.authorId ?? withheld?.memberId ?? null,
    photoKey: null,
    wordsId: withheld?.id ?? null,
    isGone: !shown && !withheld,
    // Its author may have written something else since.
    isWithheld: !shown && withheld !== undefined,
    isRockWithheld: (rock?.withheldAt ?? null) !== null,
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
