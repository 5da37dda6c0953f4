// Why a picture is refused once its kind is known: its bytes contradict themselves, or it unfolds into too much.
import { photoLimits, photoWords } from '../../schema/photos.ts';
import { Malformed, TooLarge } from '../errors.ts';

/** The form field that photos come in. */
export const photoField = 'image';

export interface Size {
  width: number;
  height: number;
}

export function damaged(): Malformed {
  return new Malformed(photoWords.damaged, photoField);
}

/** Every size that a file claims passes here, because browsers make room for it before they look further. */
export function checkSize({ width, height }: Size): void {
  if (width < 1 || height < 1) throw damaged();
  if (width > photoLimits.side || height > photoLimits.side || width * height > photoLimits.pixels) {
    throw new TooLarge(photoWords.tooManyPixels, photoField);
  }
}

/** Far more than encoders write, and few enough to look at every one. */
const mostParts = 20_000;

/** Segments, chunks or blocks of a file: millions of empty ones fit into what an upload may weigh. */
export function checkParts(count: number): void {
  if (count > mostParts) throw damaged();
}

export function checkFrames(count: number): void {
  if (count > photoLimits.frames) throw new TooLarge(photoWords.tooManyFrames, photoField);
}

/** Twice what pixels are before compression, and tables: encoders write far less. */
const mostBytesPerPixel = 8;
const mostBytesBeside = 4096;

/** Of a JPEG or a WebP: what it weighs beyond what its pixels could need is something else. */
export function checkWeight(bytes: number, { width, height }: Size): void {
  if (bytes > width * height * mostBytesPerPixel + mostBytesBeside) throw damaged();
}
