// Photos that three members reported: out of sight until the administrator has looked at them.
import {
  and,
  count,
  eq,
  exists,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  notExists,
  sql,
  type SQL,
} from 'drizzle-orm';
import { moderationWords, reportsThatWithhold } from '../../schema/moderation.ts';
import { auditLog, reports, rocks } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/note.ts';
import type { Ctx } from '../context.ts';
import { deletePendingPhotos } from '../photos/pending-deletions.ts';
import { hour } from '../platform/clock.ts';
import { sendAll, type Database } from '../platform/database.ts';
import { sendWithMovedPhoto } from './photo.ts';

/** Most photos in an hour, or a few accounts could take everybody's out of sight: the others wait for the administrator. */
export const mostAnHour = 10;

/**
 * Takes out of sight what enough members reported. Never throws: what fails waits for the hourly tick, which asks for
 * every rock.
 * @param rockId whose photo to look at; all of them when missing
 */
export async function withholdReported(ctx: Ctx, rockId?: string): Promise<void> {
  const { db } = ctx;
  try {
    const found = await db
      .select({ id: rocks.id, name: rocks.name, ownerId: rocks.ownerId, photoKey: rocks.photoKey })
      .from(rocks)
      .where(isAccused(db, rockId))
      .limit(mostAnHour);
    for (const rock of found) await withhold(ctx, rock);
    if (found.length === 0) return;
    await deletePendingPhotos(ctx);
  } catch (cause) {
    ctx.log.failure('reported photos are left to the next hourly tick', cause);
  }
}

/**
 * Condition: enough members reported the rock's photo, and the administrator never judged it. Reports of accounts that
 * are gone do not count, or one person could make them all.
 */
export function isAccused(db: Database, rockId?: string): SQL | undefined {
  const waiting = and(
    eq(reports.subject, 'photo'),
    isNull(reports.settledAt),
    rockId === undefined ? undefined : eq(reports.rockId, rockId),
  );
  const crowded = db
    .select({ rockId: reports.rockId })
    .from(reports)
    .where(waiting)
    // The sign keeps SQLite from going through all reports there ever were by the index on their rocks.
    .groupBy(sql`+${reports.rockId}`)
    .having(gte(count(reports.reporterId), reportsThatWithhold));
  const looked = and(
    eq(reports.rockId, rocks.id),
    eq(reports.subject, 'photo'),
    isNotNull(reports.settledAt),
  );
  const restored = and(eq(auditLog.rockId, rocks.id), eq(auditLog.act, 'photo_restored'));
  return and(
    inArray(rocks.id, crowded),
    isNotNull(rocks.photoKey),
    notExists(db.select({ id: reports.id }).from(reports).where(looked)),
    notExists(db.select({ id: auditLog.id }).from(auditLog).where(restored)),
  );
}

/** Condition: few enough photos went out of sight by themselves lately. */
function isWithinHour({ db, now }: Ctx): SQL {
  const lately = db
    .select({ n: count() })
    .from(auditLog)
    .where(and(gt(auditLog.createdAt, now() - hour), eq(auditLog.isByItself, true)));
  return sql`(${lately}) < ${mostAnHour}`;
}

type Accused = Pick<typeof rocks.$inferSelect, 'id' | 'name' | 'ownerId' | 'photoKey'>;

async function withhold(ctx: Ctx, { id, name, ownerId, photoKey }: Accused): Promise<void> {
  const { db } = ctx;
  const isStill = and(eq(rocks.photoKey, photoKey ?? ''), isAccused(db, id));
  const deed = {
    act: 'photo_withheld',
    subject: name,
    subjectId: id,
    rockId: id,
    memberId: ownerId,
    reason: moderationWords.byItself,
    isTold: ownerId !== null,
    onlyIf: exists(
      db
        .select({ id: rocks.id })
        .from(rocks)
        .where(and(isStill, isWithinHour(ctx))),
    ),
  } as const;
  try {
    const moved = { rockId: id, key: photoKey };
    await sendWithMovedPhoto(ctx, moved, logAction(ctx, deed, null), (all) => sendAll(db, all));
  } catch (cause) {
    // Unless somebody else was faster, the next tick tries again; others need not wait for it.
    if (!isTooLate(cause)) ctx.log.failure('a reported photo is left to the next hourly tick', cause);
  }
}
