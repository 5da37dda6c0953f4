// Photos in R2: an object is there before the row that names it, and does not stay without one.
import type { SQL } from 'drizzle-orm';
import { photoMaxBytes, photoWords } from '../../schema/photos.ts';
import type { Ctx } from '../context.ts';
import { isRefused, Refusal, Replayed, TooLarge, Unavailable } from '../errors.ts';
import type { Statement } from '../platform/database.ts';
import { newPhotoKey } from '../platform/ids.ts';
import { dropPhotos, dropUnlessKept, isTooLateToKeep, keepPhoto } from './drops.ts';
import { cleanPhoto, type CleanPhoto } from './inspect.ts';
import { photoField } from './refuse.ts';

const keyPattern = /^[a-z0-9]{32}$/;

/** What is written about a photo. */
interface Naming<A> {
  /** The statements that name it. */
  statements: readonly Statement[];
  /** Whether they have named it, where that can fail; then all of them are refused. */
  isNamed?: SQL;
  answer: A;
}

/**
 * The photo that somebody sent, without its metadata; the name and type that they gave it do not matter. To be read
 * before anything is looked up, so that nobody learns anything by a photo that is none.
 * Throws TooLarge, UnsupportedType or Malformed for what we do not take.
 */
export async function readPhoto(file: File): Promise<CleanPhoto> {
  if (file.size > photoMaxBytes) throw new TooLarge(photoWords.tooLarge(file.size), photoField);
  return cleanPhoto(new Uint8Array(await file.arrayBuffer()));
}

/**
 * Stores the photo, if there is one, then writes what names its key. Whatever fails, and whenever: a row that names the
 * photo has it, and a photo that no row names goes again, at once or with the hourly tick.
 * Throws Unavailable when R2 does not answer, or the photo took so long that it is on its way out again.
 * @param naming what to write for the key; for null where there is no photo
 */
export async function writeWithPhoto<A>(
  ctx: Ctx,
  photo: CleanPhoto | null,
  naming: (key: string | null) => Naming<A>,
): Promise<A> {
  if (!photo) {
    const { statements, answer } = naming(null);
    return ctx.write(statements, answer);
  }
  const key = newPhotoKey();
  const { statements, isNamed, answer } = naming(key);
  await put(ctx, key, photo.bytes, { contentType: photo.type });
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
  const photo = await answered(ctx, ctx.photos.get(from));
  if (!photo) return send(naming(key));
  const bytes = await answered(ctx, photo.arrayBuffer());
  await put(ctx, key, bytes, photo.httpMetadata);
  return orWithout(ctx, key, send([...naming(key), ...keepPhoto(ctx.db, key)]));
}

async function put(
  ctx: Ctx,
  key: string,
  bytes: Uint8Array | ArrayBuffer,
  httpMetadata: R2HTTPMetadata = {},
): Promise<void> {
  await dropUnlessKept(ctx.db, key, ctx.now());
  await answered(ctx, ctx.photos.put(key, bytes, { httpMetadata }));
}

/** A write that was refused has named nothing, so its photo need not wait for the tick. */
async function orWithout<T>(ctx: Ctx, key: string, written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    if (wroteNothing(error))
      await dropPhotos(ctx, [key]).catch(() => ctx.log.failure('a photo is left to the hourly tick'));
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

function wroteNothing(error: unknown): boolean {
  return error instanceof Refusal || error instanceof Replayed || isRefused(error);
}

async function answered<T>({ log }: Ctx, call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (cause) {
    log.failure('R2 did not answer', cause);
    throw new Unavailable();
  }
}
