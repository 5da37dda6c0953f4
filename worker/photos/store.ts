// Photos in R2: an object is stored before the row that refers to it, and deleted if there is no row.
import type { SQL } from 'drizzle-orm';
import type { PhotoType } from '../../schema/photos.ts';
import type { Ctx } from '../context.ts';
import { isRefused, Refusal, Unavailable } from '../errors.ts';
import { writeAll, type Statement } from '../platform/database.ts';
import { newPhotoKey } from '../platform/ids.ts';
import {
  deleteEachUnlessKept,
  deletePhotos,
  deleteUnlessKept,
  isTooLateToKeep,
  keepPhoto,
  keepPhotos,
} from './pending-deletions.ts';
import { keyPattern, smallKeyOf } from './keys.ts';
import type { Photo } from './read.ts';

/** The write that refers to a photo. */
interface Naming<A> {
  /** The statements that refer to it. */
  statements: readonly Statement[];
  /** Condition that they have referred to it, if they may fail to; otherwise all of them are refused. */
  isNamed?: SQL;
  answer: A;
}

/**
 * Stores the photo, if there is one, then writes the rows with its key. Whatever fails, a row never refers to a missing
 * photo, and a photo without a row is deleted, at once or by the hourly job.
 * @throws Unavailable if R2 does not answer, or if it took so long that the photo's deletion has started
 * @param naming makes the write for a key; the key is null without a photo
 */
export async function writeWithPhoto<A>(
  ctx: Ctx,
  photo: Photo | null,
  naming: (key: string | null) => Naming<A>,
): Promise<A> {
  if (!photo) {
    const { statements, answer } = naming(null);
    return ctx.write(statements, answer);
  }
  const key = newPhotoKey();
  const { statements, isNamed, answer } = naming(key);
  await deleteUnlessKept(ctx.db, key, ctx.now());
  await put(ctx, key, stored(photo.full, photo.type), photo.small && stored(photo.small));
  return orWithout(ctx, [key], ctx.write([...statements, ...keepPhoto(ctx.db, key, isNamed)], answer));
}

/**
 * Copies a photo to a new key, then sends the statements with that key, in the same way. If the photo is missing, the
 * row gets a key without a photo, as it had before.
 */
export async function moveWithPhoto<T>(
  ctx: Ctx,
  from: string,
  naming: (key: string) => readonly Statement[],
  send: (statements: readonly Statement[]) => Promise<T>,
): Promise<T> {
  const key = newPhotoKey();
  const [photo, small] = await answered(
    ctx,
    Promise.all([from, smallKeyOf(from)].map((one) => get(ctx, one))),
  );
  if (!photo) return send(naming(key));
  await deleteUnlessKept(ctx.db, key, ctx.now());
  await put(ctx, key, photo, small ?? null);
  return orWithout(ctx, [key], send([...naming(key), ...keepPhoto(ctx.db, key)]));
}

/** Photos that are read and stored at the same time. */
const atOnce = 4;

/**
 * The same for many photos, which are read one after another, so that few of them are in memory. After one that cannot be
 * read the others are read, too, and none is stored.
 * @throws what reading the first such photo has thrown
 * @param naming makes the write for their keys, in their order
 */
export async function writeWithPhotos<A>(
  ctx: Ctx,
  photos: readonly (() => Promise<Photo>)[],
  naming: (keys: readonly string[]) => Pick<Naming<A>, 'statements' | 'answer'>,
): Promise<A> {
  const keys = photos.map(newPhotoKey);
  await writeAll(ctx.db, deleteEachUnlessKept(ctx.db, keys, ctx.now()));
  const storeAll = async () => {
    const left = photos.entries();
    let isFailed = false;
    const unread: Refusal[] = [];
    const inTurn = async () => {
      for (const [index, read] of left) {
        if (isFailed) return;
        const photo = await read().catch((error: unknown) => {
          if (!(error instanceof Refusal) || error instanceof Unavailable) throw error;
          unread.push(error);
          return null;
        });
        if (!photo || unread.length > 0) continue;
        const { full, small, type } = photo;
        await put(ctx, keys[index] ?? '', stored(full, type), small && stored(small));
      }
    };
    const all = Array.from({ length: atOnce }, () =>
      inTurn().catch((error: unknown) => {
        isFailed = true;
        throw error;
      }),
    );
    // Nothing may be stored after those that are there were deleted.
    await Promise.allSettled(all);
    await Promise.all(all);
    if (unread[0]) throw unread[0];
    const { statements, answer } = naming(keys);
    return ctx.write([...statements, ...keepPhotos(ctx.db, keys)], answer);
  };
  return orWithout(ctx, keys, storeAll());
}

/** An image as R2 has it. */
interface Stored {
  bytes: Uint8Array | ArrayBuffer;
  httpMetadata: R2HTTPMetadata;
}

const stored = (bytes: Uint8Array, contentType: PhotoType = 'image/webp'): Stored => ({
  bytes,
  httpMetadata: { contentType },
});

async function get({ photos }: Ctx, key: string): Promise<Stored | null> {
  const object = await photos.get(key);
  return object && { bytes: await object.arrayBuffer(), httpMetadata: object.httpMetadata ?? {} };
}

/** Stores both concurrently, under the key that was noted; the note covers the thumbnail too. */
async function put(ctx: Ctx, key: string, photo: Stored, small: Stored | null): Promise<void> {
  const all = [{ name: key, ...photo }, ...(small ? [{ name: smallKeyOf(key), ...small }] : [])];
  await answered(
    ctx,
    Promise.all(all.map(({ name, bytes, httpMetadata }) => ctx.photos.put(name, bytes, { httpMetadata }))),
  );
}

/** Deletes the photo at once, not by the tick, if the write was refused or its request was answered before. */
async function orWithout<T>(ctx: Ctx, keys: string[], written: Promise<T>): Promise<T> {
  const drop = () =>
    deletePhotos(ctx, keys).catch(() => ctx.log.failure('a photo is left to the hourly job'));
  try {
    const answer = await written;
    if (ctx.reply.isRepeat) await drop();
    return answer;
  } catch (error) {
    if (error instanceof Refusal || isRefused(error)) await drop();
    throw isTooLateToKeep(error) ? new Unavailable() : error;
  }
}

/** Without a body if only the headers were requested. */
type StoredPhoto = R2Object & { body?: ReadableStream };

/**
 * A stored photo, or only its headers; null for an unknown or invalid key.
 * @throws Unavailable if R2 does not answer
 */
export async function findPhoto(ctx: Ctx, key: string, wanted: 'head' | 'get'): Promise<StoredPhoto | null> {
  return keyPattern.test(key) ? answered(ctx, ctx.photos[wanted](key)) : null;
}

/** The thumbnail of a stored photo, or the photo itself if it has none. Throws like `findPhoto`. */
export async function findSmall(ctx: Ctx, key: string, wanted: 'head' | 'get'): Promise<StoredPhoto | null> {
  if (!keyPattern.test(key)) return null;
  return (await answered(ctx, ctx.photos[wanted](smallKeyOf(key)))) ?? findPhoto(ctx, key, wanted);
}

async function answered<T>({ log }: Ctx, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    log.failure('R2 did not answer', cause);
    throw new Unavailable();
  }
}
