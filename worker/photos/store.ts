// Photos in R2: an object is there before the row that names it, and goes away when that row cannot be written.
import { photoMaxBytes, photoWords } from '../../schema/photos.ts';
import type { Ctx } from '../context.ts';
import { isRefused, Refusal, Replayed, TooLarge, Unavailable } from '../errors.ts';
import { newPhotoKey } from '../platform/ids.ts';
import { dropUnlessKept } from './drops.ts';
import { cleanPhoto } from './inspect.ts';
import { photoField } from './refuse.ts';

const keyPattern = /^[a-z0-9]{32}$/;

/**
 * Stores a photo without its metadata and tells its key. The name and type that the sender gave do not matter.
 * Throws TooLarge, UnsupportedType or Malformed for what we do not take, Unavailable when R2 does not answer.
 */
export async function takePhoto(ctx: Ctx, file: File): Promise<string> {
  if (file.size > photoMaxBytes) throw new TooLarge(photoWords.tooLarge(file.size), photoField);
  const photo = cleanPhoto(new Uint8Array(await file.arrayBuffer()));
  const key = newPhotoKey();
  await answered(ctx, ctx.photos.put(key, photo.bytes, { httpMetadata: { contentType: photo.type } }));
  return key;
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

/** Removes a photo; one that is gone already is no error. Throws Unavailable when R2 does not answer. */
export async function dropPhoto(ctx: Ctx, key: string): Promise<void> {
  await answered(ctx, ctx.photos.delete(key));
}

/**
 * Stores the photo, if there is one, then runs the write that names its key; the write should be all that follows.
 * When it was refused, the photo goes again. When its outcome is unknown (a connection lost after the commit looks
 * the same as one lost before), the photo stays: an object without a row only takes room, a row without its object
 * would be a broken picture for good.
 */
export async function withPhoto<T>(
  ctx: Ctx,
  file: File | null,
  write: (key: string | null) => Promise<T>,
): Promise<T> {
  return file ? orWithout(ctx, await takePhoto(ctx, file), write) : write(null);
}

async function orWithout<T>(ctx: Ctx, key: string, write: (key: string) => Promise<T>): Promise<T> {
  try {
    return await write(key);
  } catch (error) {
    if (wroteNothing(error)) {
      await dropPhoto(ctx, key).catch(() => ctx.log.failure('a photo without a row is left in R2'));
    }
    throw error;
  }
}

/**
 * Copies a photo to a key of its own, then runs the write that names it, and keeps it with `keepPhoto`; without that
 * the copy goes again, whatever became of the write. A photo that is not there is a copy of nothing: the row names a
 * key that leads nowhere, as the old one did.
 */
export async function movePhoto<T>(ctx: Ctx, from: string, write: (key: string) => Promise<T>): Promise<T> {
  const key = newPhotoKey();
  const photo = await answered(ctx, ctx.photos.get(from));
  if (photo) {
    await dropUnlessKept(ctx.db, key, ctx.now());
    const { httpMetadata } = photo;
    const bytes = await answered(ctx, photo.arrayBuffer());
    await answered(ctx, ctx.photos.put(key, bytes, httpMetadata && { httpMetadata }));
  }
  return orWithout(ctx, key, write);
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
