// Photos in R2: an object is there before the row that names it, and does not stay without one.
import type { SQL } from 'drizzle-orm';
import type { Ctx } from '../context.ts';
import { isRefused, Refusal, Unavailable } from '../errors.ts';
import type { Statement } from '../platform/database.ts';
import { newPhotoKey } from '../platform/ids.ts';
import { deletePhotos, dropUnlessKept, isTooLateToKeep, keepPhoto } from './pending-deletions.ts';
import { keyPattern, smallKeyOf } from './keys.ts';
import type { Photo } from './read.ts';

/** What is written about a photo. */
interface Naming<A> {
  /** The statements that name it. */
  statements: readonly Statement[];
  /** Whether they have named it, where that can fail; then all of them are refused. */
  isNamed?: SQL;
  answer: A;
}

/**
 * Stores the photo, if there is one, then writes what names its key. Whatever fails, and whenever: a row that names the
 * photo has it, and a photo that no row names goes again, at once or with the hourly tick.
 * Throws Unavailable when R2 does not answer, or the photo took so long that it is on its way out again.
 * @param naming what to write for the key; for null where there is no photo
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
  await dropUnlessKept(ctx.db, key, ctx.now());
  await put(ctx, key, stored(photo.full), photo.small && stored(photo.small));
  return orWithout(ctx, key, ctx.write([...statements, ...keepPhoto(ctx.db, key, isNamed)], answer));
}

/**
 * Copies a photo to a key of its own, then sends what names that, in the same way. A photo that is not there is a copy
 * of nothing: the row names a key that leads nowhere, as the old one did.
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
  await dropUnlessKept(ctx.db, key, ctx.now());
  await put(ctx, key, photo, small ?? null);
  return orWithout(ctx, key, send([...naming(key), ...keepPhoto(ctx.db, key)]));
}

/** A picture as R2 has it. */
interface Stored {
  bytes: Uint8Array | ArrayBuffer;
  httpMetadata: R2HTTPMetadata;
}

const stored = (bytes: Uint8Array): Stored => ({ bytes, httpMetadata: { contentType: 'image/webp' } });

async function get({ photos }: Ctx, key: string): Promise<Stored | null> {
  const object = await photos.get(key);
  return object && { bytes: await object.arrayBuffer(), httpMetadata: object.httpMetadata ?? {} };
}

/** Both at once, under the key that was noted: the note is for the small picture too. */
async function put(ctx: Ctx, key: string, photo: Stored, small: Stored | null): Promise<void> {
  const all = [{ name: key, ...photo }, ...(small ? [{ name: smallKeyOf(key), ...small }] : [])];
  await answered(
    ctx,
    Promise.all(all.map(({ name, bytes, httpMetadata }) => ctx.photos.put(name, bytes, { httpMetadata }))),
  );
}

/** A write that was refused, or whose request was answered before, has named nothing: its photo need not wait for the tick. */
async function orWithout<T>(ctx: Ctx, key: string, written: Promise<T>): Promise<T> {
  const drop = () =>
    deletePhotos(ctx, [key]).catch(() => ctx.log.failure('a photo is left to the hourly tick'));
  try {
    const answer = await written;
    if (ctx.reply.isRepeat) await drop();
    return answer;
  } catch (error) {
    if (error instanceof Refusal || isRefused(error)) await drop();
    throw isTooLateToKeep(error) ? new Unavailable() : error;
  }
}

/** Without its body when only the headers were asked for. */
type StoredPhoto = R2Object & { body?: ReadableStream };

/**
 * A stored photo, or only its headers; null for an unknown key and for what cannot be one.
 * Throws Unavailable when R2 does not answer.
 */
export async function findPhoto(ctx: Ctx, key: string, wanted: 'head' | 'get'): Promise<StoredPhoto | null> {
  return keyPattern.test(key) ? answered(ctx, ctx.photos[wanted](key)) : null;
}

/** The small picture of a stored photo; the photo itself where it has none. Throws like `findPhoto`. */
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
