// The small picture beside a photo: made by the platform from what we have cleaned, and cleaned like everything else.
import { smallFit } from '../../schema/photo-sizes.ts';
import type { Ctx } from '../context.ts';
import { cleanPhoto, type CleanPhoto } from './inspect.ts';

/** R2 key of the small picture of a photo. */
export const smallKeyOf = (key: string): string => `${key}-${smallFit}`;

/** Somebody waits for their upload; without a small picture they have it all the same. */
const patienceMs = 5_000;

/**
 * The photo within a square of `smallFit` pixels, as a WebP, and the first picture of one that moves. Null when it is so
 * small already or would weigh no less, and when nothing makes one: the photo is served in its place.
 */
export async function smallOf(
  { images, log }: Pick<Ctx, 'images' | 'log'>,
  photo: CleanPhoto,
): Promise<CleanPhoto | null> {
  if (!images || Math.max(photo.width, photo.height) <= smallFit) return null;
  const silence = Promise.withResolvers<never>();
  const timer = setTimeout(() => silence.reject(new Error('nothing made a photo small')), patienceMs);
  try {
    const small = cleanPhoto(await Promise.race([shrunk(images, photo), silence.promise]));
    const fits = Math.max(small.width, small.height) <= smallFit;
    return fits && small.type === 'image/webp' && small.bytes.length < photo.bytes.length ? small : null;
  } catch (cause) {
    log.failure('a photo has no small picture', cause);
    return null;
  } finally {
    clearTimeout(timer);
  }
}

async function shrunk(images: ImagesBinding, photo: CleanPhoto): Promise<Uint8Array> {
  const made = await images
    .input(new Blob([photo.bytes]).stream())
    .transform({ width: smallFit, height: smallFit, fit: 'scale-down' })
    .output({ format: 'image/webp', quality: 80, anim: false });
  return new Uint8Array(await made.response().arrayBuffer());
}
