// Pending deletions: photos are noted before they are stored, or when their row drops them, and later deleted from R2.
import { and, eq, gt, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { pendingPhotoDeletions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { isConditionFailed } from '../errors.ts';
import { hour } from '../platform/clock.ts';
import type { Database, Statement } from '../platform/database.ts';
import { insertRows } from '../platform/insert-rows.ts';
import { previewKeyOf, smallKeyOf } from './keys.ts';

/** Most photos deleted at once: R2 accepts 1,000 keys in a call, and each photo has three. */
const mostAtOnce = 333;

/** A table whose rows refer to a photo. */
type Album = SQLiteTable & { photoKey: SQLiteColumn };

/**
 * Statement: notes the photos of these rows for deletion. It comes before the statement that drops them from the rows.
 * @param key the column with the key, if it is not `photoKey`
 */
export function queuePhotoDeletions(
  db: Database,
  album: Album,
  which: SQL | undefined,
  now: number,
  key: SQLiteColumn = album.photoKey,
) {
  return db
    .insert(pendingPhotoDeletions)
    .select(
      db
        .select({
          key: sql<string>`${key}`.as('key'),
          askedAt: sql<number>`${now}`.as('asked_at'),
        })
        .from(album)
        .where(and(which, isNotNull(key))),
    )
    .onConflictDoNothing();
}

/** Longer than a request may take to store a photo and then write its row. */
const unnamedMs = hour;

/** `askedAt` of a photo whose deletion from R2 has started: no row may refer to it any more. */
const taken = 0;

/** Statement before a photo is stored: notes it for deletion in an hour, unless `keepPhoto` follows. */
export function deleteUnlessKept(db: Database, key: string, now: number) {
  return db.insert(pendingPhotoDeletions).values({ key, askedAt: now + unnamedMs });
}

/**
 * Statements after those that refer to the photo: cancel its deletion. The whole batch is refused if the deletion has
 * started (`isTooLateToKeep`), or if no row refers to the photo (`isUnreferenced`).
 * @param isNamed condition that the statements before have referred to it, if they may fail to
 */
export function keepPhoto(db: Database, key: string, isNamed: SQL = sql`TRUE`): Statement[] {
  const isIt = eq(pendingPhotoDeletions.key, key);
  const noted = db
    .select({ askedAt: pendingPhotoDeletions.askedAt })
    .from(pendingPhotoDeletions)
    .where(and(isIt, gt(pendingPhotoDeletions.askedAt, taken)));
  return [
    // Changes nothing if the note is there and the photo is named; otherwise it sets a NOT NULL column to NULL.
    db
      .insert(pendingPhotoDeletions)
      .values({ key: sql`CASE WHEN ${isNamed} THEN ${key} END`, askedAt: sql`(${noted})` })
      .onConflictDoNothing({ target: pendingPhotoDeletions.key }),
    db.delete(pendingPhotoDeletions).where(isIt),
  ];
}

/** The same two for many photos; each of them is named, or the batch is refused. */
export const deleteEachUnlessKept = (db: Database, keys: readonly string[], now: number): Statement[] =>
  insertRows(
    db,
    pendingPhotoDeletions,
    keys.map((key) => ({ key, askedAt: now + unnamedMs })),
  );

export function keepPhotos(db: Database, keys: readonly string[]): Statement[] {
  if (keys.length === 0) return [];
  const given = sql`json_each(${JSON.stringify(keys)})`;
  const { key, askedAt } = pendingPhotoDeletions;
  return [
    db
      .insert(pendingPhotoDeletions)
      .select(
        // Every column of the table, in its order.
        sql`SELECT value, (SELECT noted.asked_at FROM ${pendingPhotoDeletions} AS noted WHERE noted.key = value AND noted.asked_at > ${taken}) FROM ${given} WHERE TRUE`,
      )
      .onConflictDoNothing({ target: key }),
    db
      .delete(pendingPhotoDeletions)
      .where(sql`${key} IN (SELECT value FROM ${given}) AND ${askedAt} > ${taken}`),
  ];
}

export const isTooLateToKeep = (error: unknown): boolean => isConditionFailed(error, 'photo_drops.asked_at');

export const isUnreferenced = (error: unknown): boolean => isConditionFailed(error, 'photo_drops.key');

/**
 * Deletes the photos that are due from R2, oldest notes first. Never throws: a photo that fails stays noted for the
 * next tick. A photo that is gone already is no error, so concurrent runs do no harm.
 */
export async function deletePendingPhotos({ db, log, now, photos }: Ctx): Promise<void> {
  try {
    const due = db
      .select({ key: pendingPhotoDeletions.key })
      .from(pendingPhotoDeletions)
      .where(lte(pendingPhotoDeletions.askedAt, now()))
      .orderBy(sql`rowid`)
      .limit(mostAtOnce);
    // A slow request may be writing a row for one of them: D1 lets only one side have the photo.
    const keys = await db
      .update(pendingPhotoDeletions)
      .set({ askedAt: taken })
      .where(inArray(pendingPhotoDeletions.key, due))
      .returning({ key: pendingPhotoDeletions.key });
    if (keys.length > 0)
      await deletePhotos(
        { db, photos },
        keys.map(({ key }) => key),
      );
  } catch (cause) {
    log.failure('photos could not be deleted; the next hourly job retries', cause);
  }
}

/** Deletes photos from R2 that no row can refer to any more, with what was made of them, and then their notes. */
export async function deletePhotos(
  { db, photos }: Pick<Ctx, 'db' | 'photos'>,
  keys: string[],
): Promise<void> {
  for (let from = 0; from < keys.length; from += mostAtOnce) {
    const some = keys.slice(from, from + mostAtOnce);
    await photos.delete(some.flatMap((key) => [key, smallKeyOf(key), previewKeyOf(key)]));
  }
  // One parameter, however many keys there are.
  const dropped = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  await db.delete(pendingPhotoDeletions).where(sql`${pendingPhotoDeletions.key} IN ${dropped}`);
}
