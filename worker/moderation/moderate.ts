// The administrator's verdict on what members report: withhold it, restore it, or settle its reports.
import { and, eq, exists, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { loggedWords, type AdminAction } from '../../schema/admin-actions.ts';
import { type ModerationInput, type Verdict } from '../../schema/moderation.ts';
import { comments, questions, reports, rocks, withheldWords } from '../../schema/tables/index.ts';
import type { WordSubject } from '../../schema/reports.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, NotFound } from '../errors.ts';
import { noteEventIf } from '../notifications/note-event.ts';
import { deletePendingPhotos, queuePhotoDeletions } from '../photos/pending-deletions.ts';
import type { Statement } from '../platform/database.ts';
import { countRock, uncountRock } from '../platform/rock-counts.ts';
import { areWaiting, contentQueries, thingOf, type Thing } from './content-state.ts';
import { sendWithMovedPhoto, showPhoto, unlessJudged } from './photo.ts';
import { areShown, isWords, restoreWords, withholdWords } from './words.ts';
import { say } from '../../schema/words/say.ts';

/** How often a verdict reads the current state and tries. */
const mostLooks = 3;

/**
 * Applies the verdict and emails the author. Throws NotFound if the subject is gone, Conflict if nothing would change,
 * Unavailable if its photo cannot be moved. Of two concurrent verdicts one is applied.
 */
export function moderate(ctx: MemberCtx, input: ModerationInput): Promise<Verdict> {
  return ctx.begin(contentQueries(ctx, input), async (_, answers) => {
    for (let looks = 1, seen = answers; ; looks++, seen = await ctx.read(contentQueries(ctx, input))) {
      try {
        return await judge(ctx, thingOf(input, seen), input);
      } catch (error) {
        // The state changed meanwhile; the verdict may still apply to the new state.
        if (!isTooLate(error)) throw error;
        if (looks === mostLooks) throw new Conflict(say('moderation', 'meanwhile'));
      }
    }
  });
}

function judge(ctx: MemberCtx, thing: Thing, { verdict, reason }: ModerationInput): Promise<Verdict> {
  const { subject, isGone, isWithheld, isRockWithheld, isReported } = thing;
  if (isGone && !(verdict === 'settle' && isReported)) throw new NotFound(say('moderation', 'gone'));
  switch (verdict) {
    case 'withhold':
      if (!isWithheld) return withhold(ctx, thing, reason);
      if (!isReported) throw new Conflict(say('moderation', 'withheld'));
      // It stays withheld, now confirmed by the administrator.
      return settle(ctx, thing, `${subject}_withheld`, reason);
    case 'restore':
      if (subject === 'question') throw new Conflict(say('moderation', 'deleted'));
      if (subject === 'photo' && isRockWithheld) throw new Conflict(say('moderation', 'rockFirst'));
      if (!isWithheld && thing.wordsId !== null) throw new Conflict(say('moderation', 'changed'));
      if (!isWithheld) throw new Conflict(say('moderation', 'shown'));
      return isWords(subject)
        ? restoreTheirWords(ctx, { ...thing, subject }, reason)
        : restore(ctx, { ...thing, subject }, reason);
    case 'settle':
      if (isWithheld) throw new Conflict(say('moderation', 'withheld'));
      if (!isReported) throw new Conflict(say('moderation', 'settled'));
      return settle(ctx, thing, `${subject}_settled`, reason);
  }
}

async function withhold(ctx: MemberCtx, thing: Thing, reason: string): Promise<Verdict> {
  const { db, now } = ctx;
  const { subject, subjectId, photoKey } = thing;
  if (isWords(subject))
    return ctx.write(
      [
        ...note(ctx, thing, `${subject}_withheld`, reason, areShown(subject, subjectId)),
        ...settleReports(ctx, thing),
        ...withholdWords(db, { subject, subjectId }, reason, now()),
      ],
      { isWithheld: true },
    );
  const rockId = thing.rockId ?? '';
  if (subject === 'comment') {
    const shown = and(eq(comments.id, subjectId), isNull(comments.withheldAt));
    return ctx.write(
      [
        ...note(ctx, thing, 'comment_withheld', reason, isThere(ctx, comments, shown)),
        ...settleReports(ctx, thing),
        countComments(ctx, rockId, -1),
        db.update(comments).set({ withheldAt: now() }).where(shown),
      ],
      { isWithheld: true },
    );
  }
  if (subject === 'question') {
    // Only the painter who reported it has seen it, so nobody needs it back.
    const shown = and(eq(questions.id, subjectId), eq(questions.photoKey, photoKey ?? ''));
    const verdict = await ctx.write(
      [
        ...note(ctx, thing, 'question_withheld', reason, isThere(ctx, questions, shown)),
        ...settleReports(ctx, thing),
        queuePhotoDeletions(db, questions, shown, now()),
        // As after a no: it cannot be asked again, nor taken back.
        db.update(questions).set({ photoKey: null, isMine: false }).where(shown),
      ],
      { isWithheld: true },
    );
    await deletePendingPhotos(ctx);
    return verdict;
  }
  const isIt = eq(rocks.id, rockId);
  const samePhoto = photoKey === null ? isNull(rocks.photoKey) : eq(rocks.photoKey, photoKey);
  const shown = and(isIt, samePhoto, subject === 'rock' ? isNull(rocks.withheldAt) : undefined);
  const statements: Statement[] = [
    ...note(ctx, thing, `${subject}_withheld`, reason, isThere(ctx, rocks, shown)),
    ...settleReports(ctx, thing),
  ];
  if (subject === 'rock')
    statements.push(...uncountRock(db, rockId), db.update(rocks).set({ withheldAt: now() }).where(isIt));
  const verdict = await sendWithMovedPhoto(ctx, { rockId, key: photoKey }, statements, (all) =>
    ctx.write(all, { isWithheld: true }),
  );
  await deletePendingPhotos(ctx);
  return verdict;
}

/** Unless their author has written something else, or another verdict came first. */
function restoreTheirWords(
  ctx: MemberCtx,
  thing: Thing & { subject: WordSubject },
  reason: string,
): Promise<Verdict> {
  const { db } = ctx;
  const { subject, subjectId } = thing;
  const id = thing.wordsId ?? '';
  const stillWithheld = sql`${isThere(ctx, withheldWords, eq(withheldWords.id, id))} AND NOT ${areShown(subject, subjectId)}`;
  return ctx.write(
    [
      ...note(ctx, thing, `${subject}_restored`, reason, stillWithheld),
      ...restoreWords(db, { subject, subjectId }, id),
      ...settleReports(ctx, thing),
    ],
    { isWithheld: false },
  );
}

/** What else can be shown again. */
type Restorable = Thing & { subject: Exclude<Thing['subject'], 'question' | WordSubject> };

function restore(ctx: MemberCtx, thing: Restorable, reason: string): Promise<Verdict> {
  const { db } = ctx;
  const { subject, subjectId } = thing;
  const rockId = thing.rockId ?? '';
  const isIt = eq(rocks.id, rockId);
  const back: Record<Restorable['subject'], () => Statement[]> = {
    photo: () => {
      const withheld = and(isIt, isNotNull(rocks.withheldPhotoKey), isNull(rocks.withheldAt));
      return [
        ...note(ctx, thing, 'photo_restored', reason, isThere(ctx, rocks, withheld)),
        showPhoto(ctx, rockId),
      ];
    },
    rock: () => [
      ...note(
        ctx,
        thing,
        'rock_restored',
        reason,
        isThere(ctx, rocks, and(isIt, isNotNull(rocks.withheldAt))),
      ),
      db.update(rocks).set({ withheldAt: null }).where(isIt),
      ...countRock(db, rockId),
      showPhoto(ctx, rockId, unlessJudged(ctx, rockId)),
    ],
    comment: () => {
      const withheld = and(eq(comments.id, subjectId), isNotNull(comments.withheldAt));
      return [
        ...note(ctx, thing, 'comment_restored', reason, isThere(ctx, comments, withheld)),
        countComments(ctx, rockId, 1),
        db.update(comments).set({ withheldAt: null }).where(withheld),
      ];
    },
  };
  return ctx.write([...back[subject](), ...settleReports(ctx, thing)], { isWithheld: false });
}

/** Settles the reports without changing the subject. */
function settle(ctx: MemberCtx, thing: Thing, act: AdminAction, reason: string): Promise<Verdict> {
  const waiting = areWaiting(thing);
  return ctx.write(
    [...note(ctx, thing, act, reason, isThere(ctx, reports, waiting)), ...settleReports(ctx, thing)],
    {
      isWithheld: thing.isWithheld,
    },
  );
}

/** Statements: log the action; with the words and an email to their author, unless the reports were only settled. */
function note(ctx: MemberCtx, thing: Thing, act: AdminAction, reason: string, onlyIf: SQL) {
  const { name, words, subject, subjectId, rockId, authorId } = thing;
  // Without an author nobody could have them erased.
  const isTold = authorId !== null && act !== `${subject}_settled`;
  return logAction(
    ctx,
    {
      act,
      subject: name,
      subjectId,
      ...(rockId !== null && { rockId }),
      memberId: authorId,
      reason,
      ...(isTold && words !== null && { details: { words: cut(words) } }),
      isTold,
      onlyIf,
    },
    ctx.memberId,
  );
}

const cut = (words: string): string => {
  const all = [...words];
  return all.length > loggedWords ? `${all.slice(0, loggedWords - 1).join('')}…` : words;
};

/**
 * Statements: settle the seen reports of this subject, whose reporters hear of it; reports of a photo stay pending when
 * its rock is judged.
 */
export function settleReports(
  ctx: MemberCtx,
  thing: Pick<Thing, 'subject' | 'subjectId' | 'reportedAt' | 'seenUntil'>,
): Statement[] {
  const { db } = ctx;
  const at = ctx.now();
  const { subject, subjectId, reportedAt } = thing;
  const waiting = areWaiting(thing);
  const answers = reportedAt.map((rockId) => {
    const answer = { event: 'answer', rockId, subject: `${subject}-${subjectId}`, at } as const;
    return noteEventIf(ctx, answer, isThere(ctx, reports, and(waiting, eq(reports.rockId, rockId))));
  });
  return [...answers, db.update(reports).set({ settledAt: at }).where(waiting)];
}

const countComments = ({ db }: MemberCtx, rockId: string, more: 1 | -1) =>
  db
    .update(rocks)
    .set({ commentCount: sql`${rocks.commentCount} + ${more}` })
    .where(eq(rocks.id, rockId));

const isThere = (
  { db }: MemberCtx,
  table: typeof rocks | typeof comments | typeof questions | typeof reports | typeof withheldWords,
  which: SQL | undefined,
) => exists(db.select({ id: table.id }).from(table).where(which));
