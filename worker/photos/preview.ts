// The picture that stands for a photo where its link is posted: made once, and kept in R2 beside the photo.
import { previewPicture } from '../../schema/link-preview.ts';
import type { Ctx } from '../context.ts';
import { newToken } from '../platform/ids.ts';
import { previewKeyOf } from './keys.ts';

/** Of the site's paper, beside a photo that is not as wide as the picture. */
const paper = '#fbf6ec';
const quality = 84;
const made = previewPicture.type;

/** Milliseconds after which another request may make the picture: the one that began has failed. */
const patienceMs = 60_000;
/** Milliseconds between two looks at a picture that another request is making, and looks. */
const look = { every: 200, most: 20 } as const;

/**
 * Null if the photo is gone, or the picture cannot be made now. Of requests that come at once one makes it: whoever
 * writes the note under its key, which R2 lets only one do.
 * @param key of the photo
 */
export async function previewOf(ctx: Ctx, key: string): Promise<R2ObjectBody | null> {
  const name = previewKeyOf(key);
  for (let turn = 0; turn < look.most; turn++) {
    const stored = await ctx.photos.get(name);
    if (stored?.httpMetadata?.contentType === made) return stored;
    const isFree = stored === null || stored.uploaded.getTime() < Date.now() - patienceMs;
    if (isFree && (await isNoted(ctx, name, stored))) {
      return (await make(ctx, key, name)) ? ctx.photos.get(name) : null;
    }
    await scheduler.wait(look.every);
  }
  return null;
}

/** Notes that the picture is being made. @param before the note of a request that has failed */
async function isNoted({ photos }: Ctx, name: string, before: R2Object | null): Promise<boolean> {
  const onlyIf = before ? { etagMatches: before.etag } : new Headers({ 'If-None-Match': '*' });
  const note = await photos.put(name, newToken(), { onlyIf, httpMetadata: { contentType: 'text/plain' } });
  return note !== null;
}

/** @returns whether the picture is stored */
async function make({ photos, images, log }: Ctx, key: string, name: string): Promise<boolean> {
  const { width, height } = previewPicture;
  const photo = images && (await photos.get(key));
  if (!photo) {
    await photos.delete(name);
    return false;
  }
  try {
    const picture = await images
      .input(photo.body)
      .transform({ width, height, fit: 'pad', background: paper })
      .output({ format: made, quality });
    const bytes = await picture.response().arrayBuffer();
    await photos.put(name, bytes, { httpMetadata: { contentType: made } });
  } catch (cause) {
    // The note stays, so that a photo that cannot be drawn is not tried with each request.
    log.failure('the picture of a link could not be made', cause);
    return false;
  }
  // A photo that was deleted meanwhile took no picture along.
  if ((await photos.head(key)) !== null) return true;
  await photos.delete(name);
  return false;
}
