// Asks the painter of a hidden rock whether the found one is theirs: with a photo, once for each hiding.
import { and, eq, sql } from 'drizzle-orm';
import { questionLimits, type AskedQuestion } from '../../schema/questions.ts';
import { questions, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isConditionFailed, isTaken, Malformed, NotFound, TooMany } from '../errors.ts';
import { noteEvent } from '../notifications/note-event.ts';
import { photoField, readPhoto } from '../photos/read.ts';
import { writeWithPhoto } from '../photos/store.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { day } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { countOne, usedUp, type Limit } from '../platform/limits.ts';
import { isRockVisible } from '../reports/visibility.ts';
import { say } from '../../schema/words/say.ts';

export const askedAbout = (rockId: string): Limit => ({
  bucket: `ask-about:${rockId}`,
  most: questionLimits.perDay,
  windowMs: day,
});

/**
 * A repeated question gets the same answer, and its new photo is not kept.
 * @throws Malformed and others as `readPhoto` for the photo; NotFound for an unknown rock; Conflict for one that cannot
 * be asked about, or whose painter has said no; TooMany after several questions in a day
 */
export async function askPainter(ctx: MemberCtx, rockId: string, file: File | null): Promise<AskedQuestion> {
  if (!file) throw new Malformed(say('questions', 'photo'), photoField);
  const { db, memberId } = ctx;
  const photo = await readPhoto(ctx, file);
  const at = ctx.now();
  const byMember: Limit = { bucket: `ask:${memberId}`, most: questionLimits.perDay, windowMs: day };
  const aboutRock = askedAbout(rockId);
  const rockOf = db
    .select({ status: rocks.status, lastSeq: rocks.lastSeq, ownerId: rocks.ownerId })
    .from(rocks)
    .where(and(eq(rocks.id, rockId), isRockVisible(memberId)));
  const stillHidden = (seq: number) =>
    db
      .select({ seq: rocks.lastSeq })
      .from(rocks)
      .where(and(eq(rocks.id, rockId), eq(rocks.lastSeq, seq), eq(rocks.status, 'hidden')));
  // Of this hiding, since a rock that is hidden again may be found again.
  const earlier = db
    .select({ id: questions.id, isMine: questions.isMine })
    .from(questions)
    .innerJoin(rocks, and(eq(rocks.id, questions.rockId), eq(rocks.lastSeq, questions.seq)))
    .where(and(eq(questions.rockId, rockId), eq(questions.memberId, memberId)));
  const spentOf = [usedUp(db, byMember, at), usedUp(db, aboutRock, at)] as const;
  const refuseSpent = ([own, others]: readonly [readonly unknown[], readonly unknown[]]) => {
    if (own.length > 0) throw tooMany([byMember], at, say('questions', 'tooMany'));
    if (others.length > 0) throw tooMany([aboutRock], at, say('questions', 'tooManyAbout'));
  };

  return ctx.begin([rockOf, earlier, ...spentOf], async (_, [[rock], [asked], ...spent]) => {
    if (!rock) throw new NotFound(say('rocks', 'notFound'));
    if (rock.ownerId === memberId) throw new Conflict(say('questions', 'own'));
    if (rock.status !== 'hidden') throw new Conflict(say('questions', 'notHidden'));
    if (rock.ownerId === null) throw new Conflict(say('questions', 'noPainter'));
    if (asked?.isMine === false) throw new Conflict(say('questions', 'saidNo'));
    if (asked) return ctx.write([], { id: asked.id });
    refuseSpent(spent);
    const id = newId();
    try {
      return await writeWithPhoto(ctx, photo, (photoKey) => ({
        statements: [
          db.insert(questions).values({
            id,
            rockId,
            memberId: whileAllowed(db, [byMember, aboutRock], at, memberId),
            // A slow photo may take longer than somebody who can read the ID.
            seq: sql`(${stillHidden(rock.lastSeq)})`,
            photoKey,
            createdAt: at,
          }),
          countOne(db, byMember, at),
          countOne(db, aboutRock, at),
          noteEvent(ctx, { event: 'asked', rockId, subject: id, at }),
        ],
        answer: { id },
      }));
    } catch (error) {
      ctx.untold.clear();
      if (isConditionFailed(error, 'questions.seq')) throw new Conflict(say('questions', 'notHidden'));
      const isOver = isConditionFailed(error, 'questions.member_id');
      if (!isOver && !isTaken(error, 'questions.rock_id')) throw error;
      const [[first], ...spent] = await ctx.read([earlier, ...spentOf]);
      if (first) return ctx.write([], { id: first.id });
      refuseSpent(spent);
      // The window of the limit ended in between.
      throw new TooMany(1, say('questions', 'tooMany'));
    }
  });
}
