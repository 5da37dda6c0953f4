// Photos that nothing names any more: noted in the batch that let go of them, then taken out of R2.
import { and, eq, isNotNull, lte, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import { photoDrops } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { hour } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';

/** Most photos at once; R2 takes 1,000 keys in a call. */
const mostDrops = 1000;

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
    .insert(photoDrops)
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

/** Statement, to stand before a photo is stored that may stay without a name: it goes unless `keepPhoto` follows. */
export function dropUnlessKept(db: Database, key: string, now: number) {
  return db.insert(photoDrops).values({ key, askedAt: now + unnamedMs });
}

/** Statement, in the batch that names the photo. */
export function keepPhoto(db: Database, key: string) {
  return db.delete(photoDrops).where(eq(photoDrops.key, key));
}

/**
 * Takes photos out of R2, those that were noted first. Nothing else waits for it: what fails stays noted for the
 * next time, and a photo that is gone already is no error, so two at once do no harm.
 */
export async function emptyPhotoDrops({ db, log, now, photos }: Ctx): Promise<void> {
  try {
    const noted = await db
      .select({ key: photoDrops.key })
      .from(photoDrops)
      .where(lte(photoDrops.askedAt, now()))
      .orderBy(sql`rowid`)
      .limit(mostDrops);
    const keys = noted.map(({ key }) => key);
    if (keys.length === 0) return;
    await photos.delete(keys);
    // One parameter, however many keys there are.
    const dropped = sql`(SELECT value FROM json_each(${JSON.stringify(keys)}))`;
    await db.delete(photoDrops).where(sql`${photoDrops.key} IN ${dropped}`);
  } catch (cause) {
    log.failure('photos are left to the next hourly tick', cause);
  }
}
