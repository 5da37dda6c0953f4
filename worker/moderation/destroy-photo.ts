// Destroys the photo of a rock or the picture of a member at once, shown or hidden.
import { and, eq, exists, isNotNull, or } from 'drizzle-orm';
import type { Because } from '../../schema/admin.ts';
import { members, rocks } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { MemberCtx } from '../context.ts';
import { NotFound } from '../errors.ts';
import { deletePendingPhotos, queuePhotoDeletions } from '../photos/pending-deletions.ts';
import type { Statement } from '../platform/database.ts';
import { settleReports } from './moderate.ts';
import { say } from '../../schema/words/say.ts';

/**
 * The photo of a rock, wherever it is stored, and its reports are settled. Its owner gets an email.
 * @throws NotFound if there is none, as for the second of two at once
 */
export function destroyRockPhoto(ctx: MemberCtx, id: string, { reason }: Because): Promise<{ isGone: true }> {
  const { db, now, memberId } = ctx;
  const isIt = eq(rocks.id, id);
  const hasPhoto = and(isIt, or(isNotNull(rocks.photoKey), isNotNull(rocks.withheldPhotoKey)));
  const owned = db.select({ name: rocks.name, ownerId: rocks.ownerId }).from(rocks).where(hasPhoto);
  return ctx.begin([owned], async (_, [[rock]]) => {
    if (!rock) throw new NotFound(say('moderation', 'gone'));
    const entry = {
      act: 'photo_destroyed',
      subject: rock.name,
      subjectId: id,
      rockId: id,
      memberId: rock.ownerId,
      reason,
      isTold: rock.ownerId !== null,
      onlyIf: exists(db.select({ id: rocks.id }).from(rocks).where(hasPhoto)),
    } as const;
    return destroy(ctx, [
      ...logAction(ctx, entry, memberId),
      ...settleReports(ctx, { subject: 'photo', subjectId: id, reportedAt: [id], seenUntil: now() }),
      queuePhotoDeletions(db, rocks, isIt, now()),
      queuePhotoDeletions(db, rocks, isIt, now(), rocks.withheldPhotoKey),
      db.update(rocks).set({ photoKey: null, withheldPhotoKey: null }).where(isIt),
    ]);
  });
}

/** The picture of a member, who gets an email. @throws NotFound if there is none */
export function destroyPicture(ctx: MemberCtx, id: string, { reason }: Because): Promise<{ isGone: true }> {
  const { db, now, memberId } = ctx;
  const hasPicture = and(eq(members.id, id), isNotNull(members.photoKey));
  const those = db.select({ id: members.id }).from(members).where(hasPicture);
  const entry = { act: 'picture_destroyed', subject: '', subjectId: id, memberId: id, reason } as const;
  return ctx.begin([those], async (_, [found]) => {
    if (found.length === 0) throw new NotFound(say('moderation', 'gone'));
    return destroy(ctx, [
      ...logAction(ctx, { ...entry, isTold: true, onlyIf: exists(those) }, memberId),
      queuePhotoDeletions(db, members, hasPicture, now()),
      db.update(members).set({ photoKey: null }).where(hasPicture),
    ]);
  });
}

/** R2 deletes them right after the batch, or with the next hourly job. */
async function destroy(ctx: MemberCtx, statements: readonly Statement[]): Promise<{ isGone: true }> {
  try {
    const answer = await ctx.write(statements, { isGone: true } as const);
    await deletePendingPhotos(ctx);
    return answer;
  } catch (error) {
    throw isTooLate(error) ? new NotFound(say('moderation', 'gone')) : error;
  }
}
