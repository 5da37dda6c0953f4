// Shows a photo again that reports hid by themselves, once these reports were taken back and no other is left.
import { and, eq, exists, isNotNull, isNull, notExists, sql, type SQL } from 'drizzle-orm';
import { auditLog, reports, rocks } from '../../schema/tables/index.ts';
import { isTooLate, logAction } from '../audit-log/log-action.ts';
import type { Ctx } from '../context.ts';
import { writeAll, type Database } from '../platform/database.ts';
import { showPhoto } from './photo.ts';
import { say } from '../../schema/words/say.ts';

/** Photos of one run. */
const mostAtOnce = 50;

/**
 * Never throws: a failed one waits for the hourly job, which checks every hidden photo.
 * @param rockId the rock whose photo to check; all rocks when missing
 */
export async function showUnreported(ctx: Ctx, rockId?: string): Promise<void> {
  const { db } = ctx;
  try {
    const found = await db
      .select({ id: rocks.id, name: rocks.name, ownerId: rocks.ownerId })
      .from(rocks)
      .where(and(isUnreported(db), rockId === undefined ? undefined : eq(rocks.id, rockId)))
      .limit(mostAtOnce);
    for (const rock of found) await show(ctx, rock);
  } catch (cause) {
    ctx.log.failure('could not show photos without reports; the next hourly job retries', cause);
  }
}

/**
 * Condition: reports hid the photo, the administrator never decided on it, and no report is left. While the rock itself
 * is hidden, its photo waits.
 */
function isUnreported(db: Database): SQL | undefined {
  const any = and(eq(reports.rockId, rocks.id), eq(reports.subject, 'photo'));
  const newest = db
    .select({ isAutomatic: sql`${auditLog.act} = 'photo_withheld' AND ${auditLog.isAutomatic}` })
    .from(auditLog)
    .where(and(eq(auditLog.rockId, rocks.id), sql`${auditLog.act} IN ('photo_withheld', 'photo_restored')`))
    .orderBy(sql`rowid DESC`)
    .limit(1);
  return and(
    isNotNull(rocks.withheldPhotoKey),
    isNull(rocks.withheldAt),
    notExists(db.select({ id: reports.id }).from(reports).where(any)),
    sql`${newest}`,
  );
}

type Cleared = Pick<typeof rocks.$inferSelect, 'id' | 'name' | 'ownerId'>;

async function show(ctx: Ctx, { id, name, ownerId }: Cleared): Promise<void> {
  const { db } = ctx;
  const still = db
    .select({ id: rocks.id })
    .from(rocks)
    .where(and(eq(rocks.id, id), isUnreported(db)));
  const action = {
    act: 'photo_restored',
    subject: name,
    subjectId: id,
    rockId: id,
    memberId: ownerId,
    reason: say('moderation', 'unreported'),
    isTold: ownerId !== null,
    onlyIf: exists(still),
  } as const;
  try {
    await writeAll(db, [...logAction(ctx, action, null), showPhoto(ctx, id)]);
  } catch (cause) {
    // Reported again, or decided on meanwhile.
    if (!isTooLate(cause)) throw cause;
  }
}
