// Automatically withholds photos that three members reported, until the administrator has reviewed them.
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
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { reportsToWithhold } from '../../schema/moderation.ts';
import { auditLog, reports, rocks } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { Ctx } from '../context.ts';
import { deletePendingPhotos } from '../photos/pending-deletions.ts';
import { hour } from '../platform/clock.ts';
import { writeAll, type Database } from '../platform/database.ts';
import { sendWithMovedPhoto } from './photo.ts';
import { say } from '../../schema/words/say.ts';

/** Limit per hour, so that a few accounts cannot hide everybody's photos; further ones wait for the administrator. */
export const maxPerHour = 10;

/**
 * Withholds the photos that enough members reported. Never throws: a failed one waits for the hourly job, which checks
 * every rock.
 * @param rockId the rock whose photo to check; all rocks when missing
 */
export async function withholdReported(ctx: Ctx, rockId?: string): Promise<void> {
  const { db } = ctx;
  try {
    const found = await db
      .select({ id: rocks.id, name: rocks.name, ownerId: rocks.ownerId, photoKey: rocks.photoKey })
      .from(rocks)
      .where(isReportedEnough(db, rockId))
      .limit(maxPerHour);
    for (const rock of found) await withhold(ctx, rock);
    if (found.length === 0) return;
    await deletePendingPhotos(ctx);
  } catch (cause) {
    ctx.log.failure('could not withhold reported photos; the next hourly job retries', cause);
  }
}

/**
 * Condition: enough members reported the rock's photo, and the administrator never decided on it. Reports by deleted
 * accounts do not count, because one person could have created all of them. They do if an undo has returned them: they
 * were there before the photo was shown again, and counted then.
 */
export function isReportedEnough(db: Database, rockId?: string): SQL | undefined {
  const waiting = and(
    eq(reports.subject, 'photo'),
    isNull(reports.settledAt),
    rockId === undefined ? undefined : eq(reports.rockId, rockId),
  );
  const shownAgain = and(
    eq(auditLog.rockId, reports.rockId),
    eq(auditLog.act, 'photo_restored'),
    eq(auditLog.isAutomatic, true),
    gte(auditLog.createdAt, reports.createdAt),
  );
  const isReturned = exists(db.select({ id: auditLog.id }).from(auditLog).where(shownAgain));
  const counts = or(isNotNull(reports.reporterId), isReturned);
  const crowded = db
    .select({ rockId: reports.rockId })
    .from(reports)
    .where(waiting)
    // The unary plus keeps SQLite from scanning all reports by the index on their rocks.
    .groupBy(sql`+${reports.rockId}`)
    .having(gte(count(sql`CASE WHEN ${counts} THEN 1 END`), reportsToWithhold));
  const looked = and(
    eq(reports.rockId, rocks.id),
    eq(reports.subject, 'photo'),
    isNotNull(reports.settledAt),
  );
  const restored = and(
    eq(auditLog.rockId, rocks.id),
    eq(auditLog.act, 'photo_restored'),
    eq(auditLog.isAutomatic, false),
  );
  return and(
    inArray(rocks.id, crowded),
    isNotNull(rocks.photoKey),
    notExists(db.select({ id: reports.id }).from(reports).where(looked)),
    notExists(db.select({ id: auditLog.id }).from(auditLog).where(restored)),
  );
}

/** Condition: the hourly limit of automatic withholdings has room. */
function isWithinHour({ db, now }: Ctx): SQL {
  const lately = db
    .select({ n: count() })
    .from(auditLog)
    .where(
      and(
        gt(auditLog.createdAt, now() - hour),
        eq(auditLog.isAutomatic, true),
        eq(auditLog.act, 'photo_withheld'),
      ),
    );
  return sql`(${lately}) < ${maxPerHour}`;
}

type Accused = Pick<typeof rocks.$inferSelect, 'id' | 'name' | 'ownerId' | 'photoKey'>;

async function withhold(ctx: Ctx, { id, name, ownerId, photoKey }: Accused): Promise<void> {
  const { db } = ctx;
  const isStill = and(eq(rocks.photoKey, photoKey ?? ''), isReportedEnough(db, id));
  const action = {
    act: 'photo_withheld',
    subject: name,
    subjectId: id,
    rockId: id,
    memberId: ownerId,
    reason: say('moderation', 'automatic'),
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
    await sendWithMovedPhoto(ctx, moved, logAction(ctx, action, null), (all) => writeAll(db, all));
  } catch (cause) {
    // The next hourly job retries, unless another request was faster; the other photos do not wait.
    if (!isTooLate(cause))
      ctx.log.failure('could not withhold a reported photo; the next hourly job retries', cause);
  }
}
