// Decodes and re-encodes uploads by the Images binding, so that only an image of our own making is stored.
import { photoFit, smallFit } from '../../schema/photo-sizes.ts';
import { photoLimits, photoMaxBytes, type PhotoType } from '../../schema/photos.ts';
import type { Ctx } from '../context.ts';
import { Malformed, NotSetUp, TooLarge, Unavailable, UnsupportedType } from '../errors.ts';
import { claimedSizes, headOf } from './size.ts';
import { say } from '../../schema/words/say.ts';

/** The form field that photos come in. */
export const photoField = 'image';

/** What is stored for an upload, as WebP: upright, in sRGB, not animated, without metadata. */
export interface Photo {
  /** Within a square of `photoFit` pixels. */
  full: Uint8Array<ArrayBuffer>;
  /** Within a square of `smallFit` pixels; null if the photo already fits, or has no more bytes. */
  small: Uint8Array<ArrayBuffer> | null;
  /** Of `full`, if it is no WebP: photos from before decision 45. */
  type?: PhotoType;
}

/** Magic bytes. The binding reads SVG too, so it only gets files that begin like one of these. */
const beginnings: readonly (readonly [PhotoType, RegExp])[] = [
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/png', /^\x89PNG\r\n\x1a\n/],
  ['image/webp', /^RIFF[^]{4}WEBP/],
  ['image/gif', /^GIF8[79]a/],
];

/** Cloudflare's error code for more than 100 million pixels, summed over the frames of an animation. */
const vastCode = 9413;

/** Timeout, since somebody waits for their upload. */
const patienceMs = 20_000;

const quality = 85;

type Asking = Pick<Ctx, 'images' | 'log'>;

/**
 * Reads an uploaded photo; its file name and declared type do not matter. Call it before any look-up, so that nobody
 * can probe for data with an invalid photo. The size is checked before the photo is decoded.
 * @throws TooLarge, UnsupportedType or Malformed for a file that we refuse, Unavailable if photos cannot be re-encoded
 */
export async function readPhoto(ctx: Asking, file: File): Promise<Photo> {
  if (file.size > photoMaxBytes) throw new TooLarge(say('photos', 'tooLarge', file.size), photoField);
  const head = await headOf(file);
  const type = typeOf(new Uint8Array(head.buffer, 0, 12));
  if (!type) throw new UnsupportedType(say('photos', 'wrongType'), photoField);
  refuseTooMany(...claimedSizes[type](head));
  const size = await asked(ctx, (images) => images.info(file.stream()));
  if (size.format !== type || !('width' in size))
    throw new UnsupportedType(say('photos', 'wrongType'), photoField);
  const { width, height } = size;
  refuseTooMany(width, height);

  const full = await fitted(ctx, () => file.stream(), photoFit);
  if (Math.max(width, height) <= smallFit) return { full, small: null };
  // From the stored photo, so that no file can show one image in a list and another one in full.
  const small = await fitted(ctx, () => new Blob([full]).stream(), smallFit);
  return { full, small: small.length < full.length ? small : null };
}

/** A photo that this site has stored before, unchanged. @throws as `readPhoto` */
export async function readOwnPhoto(ctx: Asking, full: Uint8Array<ArrayBuffer>): Promise<Photo> {
  const type = typeOf(full.subarray(0, 12));
  if (!type) throw new UnsupportedType(say('photos', 'wrongType'), photoField);
  const open = () => new Blob([full]).stream();
  const size = await asked(ctx, (images) => images.info(open()));
  const isSmall = 'width' in size && Math.max(size.width, size.height) <= smallFit;
  const small = isSmall ? null : await fitted(ctx, open, smallFit);
  return { full, small: small && small.length < full.length ? small : null, type };
}

function refuseTooMany(width: number, height: number): void {
  if (Math.max(width, height) > photoLimits.side || width * height > photoLimits.pixels)
    throw new TooLarge(say('photos', 'tooManyPixels'), photoField);
}

/** @param bytes the first twelve of a file */
function typeOf(bytes: Uint8Array): PhotoType | undefined {
  const text = String.fromCharCode(...bytes);
  return beginnings.find(([, pattern]) => pattern.test(text))?.[0];
}

async function fitted(ctx: Asking, open: () => ReadableStream<Uint8Array>, side: number) {
  const bytes = await asked(ctx, (images) => encode(images, open(), side));
  if (typeOf(bytes.subarray(0, 12)) === 'image/webp' && isPlain(bytes)) return bytes;
  ctx.log.failure('the Images binding returned an animation or metadata');
  throw new Unavailable();
}

/** According to Cloudflare, the binding may return a large animation unchanged, with its metadata. */
function isPlain(webp: Uint8Array): boolean {
  // An extended file has flags for Exif (8), XMP (4) and animation (2).
  return webp[15] !== 'X'.charCodeAt(0) || ((webp[20] ?? 0) & 0b1110) === 0;
}

async function encode(images: ImagesBinding, stream: ReadableStream<Uint8Array>, side: number) {
  const made = await images
    .input(stream)
    .transform({ width: side, height: side, fit: 'scale-down' })
    .output({ format: 'image/webp', quality, anim: false });
  return new Uint8Array(await made.response().arrayBuffer());
}

/** Error codes do not tell a broken image from a service that is down, so a valid image is tried after a failure. */
async function asked<T>({ images, log }: Asking, ask: (images: ImagesBinding) => Promise<T>): Promise<T> {
  if (!images) throw new NotSetUp();
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('the Images binding is silent')), patienceMs);
  const within = <U>(answer: Promise<U>) => Promise.race([answer, silence]);
  try {
    return await within(ask(images)).catch(async (cause: unknown) => {
      if (cause instanceof Error && 'code' in cause && cause.code === vastCode)
        throw new TooLarge(say('photos', 'tooManyPixels'), photoField);
      const whole = new Blob([Uint8Array.from(atob(dot), (letter) => letter.charCodeAt(0))]);
      await within(encode(images, whole.stream(), 1)).catch(() => {
        log.failure('photos cannot be re-encoded', cause);
        throw new Unavailable();
      });
      throw new Malformed(say('photos', 'damaged'), photoField);
    });
  } finally {
    clearTimeout(timer);
  }
}

/** A GIF of one pixel. */
const dot = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
