// Withholds a photo by moving it to a new, unknown key; the old key stops working.
import { and, eq, isNotNull, sql, type SQL } from 'drizzle-orm';
import { auditLog, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { queuePhotoDeletions } from '../photos/pending-deletions.ts';
import { moveWithPhoto } from '../photos/store.ts';
import type { Statement } from '../platform/database.ts';

/**
 * Copies the photo, then sends `statements` followed by those that make the rock name the copy. Throws Unavailable when
 * R2 does not answer.
 * @param key of the photo; null when there is none to move
 */
export async function sendWithMovedPhoto<T>(
  ctx: Ctx,
  { rockId, key }: { rockId: string; key: string | null },
  statements: readonly Statement[],
  send: (statements: readonly Statement[]) => Promise<T>,
): Promise<T> {
  if (key === null) return send(statements);
  const { db, now } = ctx;
  const isStill = and(eq(rocks.id, rockId), eq(rocks.photoKey, key));
  const moving = (copy: string) => [
    ...statements,
    queuePhotoDeletions(db, rocks, isStill, now()),
    db.update(rocks).set({ photoKey: null, withheldPhotoKey: copy }).where(isStill),
  ];
  return moveWithPhoto(ctx, key, moving, send);
}

/** Statement: shows the photo again, under its new key. */
export function showPhoto({ db }: Ctx, rockId: string, which?: SQL) {
  return db
    .update(rocks)
    .set({ photoKey: rocks.withheldPhotoKey, withheldPhotoKey: null })
    .where(and(eq(rocks.id, rockId), isNotNull(rocks.withheldPhotoKey), which));
}

/** Condition: the rock's photo is not withheld by a verdict on the photo itself. */
export function unlessJudged({ db }: Ctx, rockId: string): SQL {
  const newest = db
    .select({ act: auditLog.act })
    .from(auditLog)
    .where(and(eq(auditLog.rockId, rockId), sql`${auditLog.act} IN ('photo_withheld', 'photo_restored')`))
    // The rowid keeps the order of writes even within one millisecond.
    .orderBy(sql`rowid DESC`)
    .limit(1);
  return sql`${newest} IS NOT 'photo_withheld'`;
}
