// Photos that nothing names: noted before they are stored, or in the batch that let go of them, then taken out of R2.
import { and, eq, gt, inArray, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { pendingPhotoDeletions } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { isBarred } from '../errors.ts';
import { hour } from '../platform/clock.ts';
import type { Database, Statement } from '../platform/database.ts';
import { smallKeyOf } from './keys.ts';

/** Most photos at once; R2 takes 1,000 keys in a call, and each photo has two. */
const mostDrops = 500;

/** A table whose rows name a photo. */
type Album = SQLiteTable & { photoKey: SQLiteColumn };

/**
 * Statement, to stand before the change that makes these rows forget their photo: notes its key.
 * @param key the column with the key, when it is another than `photoKey`
 */
export function letGoOfPhotos(
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

/** Longer than a request may take that stores a photo and then names it. */
const unnamedMs = hour;

/** When a photo was asked for that is being taken out of R2 by now: nothing may name it any more. */
const taken = 0;

/** Statement, to stand before a photo is stored: it goes in an hour, unless `keepPhoto` follows. */
export function dropUnlessKept(db: Database, key: string, now: number) {
  return db.insert(pendingPhotoDeletions).values({ key, askedAt: now + unnamedMs });
}

/**
 * Statements, to stand behind those that name the photo. All of the batch is refused when the photo is on its way out
 * of R2 (`isTooLateToKeep`), or when nothing names it after all (`isNamedByNobody`).
 * @param isNamed whether what stands before has named it; without it that cannot fail
 */
export function keepPhoto(db: Database, key: string, isNamed: SQL = sql`TRUE`): Statement[] {
  const isIt = eq(pendingPhotoDeletions.key, key);
  const noted = db
    .select({ askedAt: pendingPhotoDeletions.askedAt })
    .from(pendingPhotoDeletions)
    .where(and(isIt, gt(pendingPhotoDeletions.askedAt, taken)));
  return [
    // Changes nothing while the note is there, or gives no value to a column that has to have one.
    db
      .insert(pendingPhotoDeletions)
      .values({ key: sql`CASE WHEN ${isNamed} THEN ${key} END`, askedAt: sql`(${noted})` })
      .onConflictDoNothing({ target: pendingPhotoDeletions.key }),
    db.delete(pendingPhotoDeletions).where(isIt),
  ];
}

export const isTooLateToKeep = (error: unknown): boolean => isBarred(error, 'photo_drops.asked_at');

export const isNamedByNobody = (error: unknown): boolean => isBarred(error, 'photo_drops.key');

/**
 * Takes photos out of R2 whose time has come, those that were noted first. Nothing else waits for it: what fails stays
 * noted for the next time, and a photo that is gone already is no error, so two at once do no harm.
 */
export async function deletePendingPhotos({ db, log, now, photos }: Ctx): Promise<void> {
  try {
    const due = db
      .select({ key: pendingPhotoDeletions.key })
      .from(pendingPhotoDeletions)
      .where(lte(pendingPhotoDeletions.askedAt, now()))
      .orderBy(sql`rowid`)
      .limit(mostDrops);
    // A slow request may name one of them at this moment: D1 lets either it or us have the photo.
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
    log.failure('photos are left to the next hourly tick', cause);
  }
}

/** Takes photos out of R2 that nothing can name any more, with their small pictures, and their notes away. */
export async function deletePhotos(
  { db, photos }: Pick<Ctx, 'db' | 'photos'>,
  keys: string[],
): Promise<void> {
  await photos.delete(keys.flatMap((key) => [key, smallKeyOf(key)]));
  // One parameter, however many keys there are.
  const dropped = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
  await db.delete(pendingPhotoDeletions).where(sql`${pendingPhotoDeletions.key} IN ${dropped}`);
}
