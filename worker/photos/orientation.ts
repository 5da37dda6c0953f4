// The one thing of EXIF that stays: which way up the picture is. Without it a phone's photo would lie on its side.
import { standsAt } from './bytes.ts';

const upright = 1;
const orientationTag = 0x0112;
const shortType = 3;

/** @param tiff what EXIF holds. @returns 2 to 8, or 1 when nothing needs turning or nothing can be read. */
export function orientationIn(tiff: Uint8Array): number {
  const little = standsAt(tiff, 0, 'II*\0');
  if (tiff.length < 8 || !(little || standsAt(tiff, 0, 'MM\0*'))) return upright;
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.length);
  const directory = view.getUint32(4, little);
  // A directory inside the header would be shorter than the block that we make of it.
  if (directory < 8 || directory + 2 > tiff.length) return upright;
  const first = directory + 2;
  const end = Math.min(first + view.getUint16(directory, little) * 12, tiff.length - 11);
  for (let at = first; at < end; at += 12) {
    if (view.getUint16(at, little) !== orientationTag) continue;
    const value = view.getUint16(at + 8, little);
    const oneShort = view.getUint16(at + 2, little) === shortType && view.getUint32(at + 4, little) === 1;
    return oneShort && value >= 2 && value <= 8 ? value : upright;
  }
  return upright;
}

/** A TIFF block that says nothing but this. */
export function tiffWith(orientation: number): number[] {
  const header = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8];
  const directory = [0, 1, 0x01, 0x12, 0, shortType, 0, 0, 0, 1, 0, orientation, 0, 0, 0, 0, 0, 0];
  return [...header, ...directory];
}
