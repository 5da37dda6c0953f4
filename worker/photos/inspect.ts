// Is it a photo that we take, and what of it do we keep? Decided by its bytes alone, and no picture is decoded.
import { photoWords, type PhotoType } from '../../schema/photos.ts';
import { UnsupportedType } from '../errors.ts';
import { standsAt } from './bytes.ts';
import { cleanGif } from './gif.ts';
import { cleanJpeg } from './jpeg.ts';
import { cleanPng } from './png.ts';
import { photoField, type Size } from './refuse.ts';
import { cleanWebp } from './webp.ts';

export interface CleanPhoto extends Size {
  type: PhotoType;
  /** The same picture without metadata and without whatever followed it. */
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Width and height are those of the stored pixels, before any turning.
 * Throws UnsupportedType for anything but JPEG, PNG, WebP and GIF, TooLarge for more pixels or frames than
 * photoLimits allows, Malformed for a file that ends early or contradicts itself.
 */
export function cleanPhoto(bytes: Uint8Array): CleanPhoto {
  if (standsAt(bytes, 0, '\xff\xd8\xff')) return { type: 'image/jpeg', ...cleanJpeg(bytes) };
  if (standsAt(bytes, 0, '\x89PNG\r\n\x1a\n')) return { type: 'image/png', ...cleanPng(bytes) };
  if (standsAt(bytes, 0, 'RIFF') && standsAt(bytes, 8, 'WEBP'))
    return { type: 'image/webp', ...cleanWebp(bytes) };
  if (standsAt(bytes, 0, 'GIF87a') || standsAt(bytes, 0, 'GIF89a'))
    return { type: 'image/gif', ...cleanGif(bytes) };
  throw new UnsupportedType(photoWords.wrongType, photoField);
}
