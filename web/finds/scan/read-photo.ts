// Reads the QR codes in a photo, at several sizes: a large code is clearer when the photo is smaller, and a small one
// when it is larger.
import type { Decode } from './decoder.ts';

/** The longer side of a photo, in pixels. */
const sides = [1200, 2400, 600] as const;

/** @param draw the photo, not larger than this @returns no texts if it has no code */
export async function readPhoto(
  draw: (side: number) => ImageData | Promise<ImageData>,
  decode: Decode,
): Promise<string[]> {
  for (const side of sides) {
    const texts = await decode(await draw(side));
    if (texts.length > 0) return texts;
  }
  return [];
}

/** @returns null if the browser cannot open it */
export async function openPhoto(file: File): Promise<((side: number) => ImageData) | null> {
  let photo: ImageBitmap;
  try {
    photo = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
  return (side) => {
    const scale = Math.min(1, side / Math.max(photo.width, photo.height));
    const [width, height] = [Math.ceil(photo.width * scale), Math.ceil(photo.height * scale)];
    const brush = brushOf(width, height);
    brush.imageSmoothingQuality = 'high';
    brush.drawImage(photo, 0, 0, width, height);
    return brush.getImageData(0, 0, width, height);
  };
}

/** @throws if the device has no memory for it */
export function brushOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (!brush) throw new Error('no canvas');
  return brush;
}
