// Prepares a photo for upload in the browser: turned upright, at most 800 pixels on each side, re-encoded.
import { photoFit } from '../../schema/photo-sizes.ts';
import { photoMaxBytes, photoQuality } from '../../schema/photos.ts';
import { wordsNow } from '../lib/words.ts';

/** A file cannot be used as a photo. Title and message are for the user. */
export class PhotoRefusal extends Error {
  override readonly name = 'PhotoRefusal';
  readonly title: string;

  constructor(title: string, text: string) {
    super(text);
    this.title = title;
  }
}

/** Refuses files that are too large or not images, before decoding. */
export function refusalOf(file: Pick<File, 'size' | 'type'>): PhotoRefusal | null {
  if (!file.type.startsWith('image/')) return wrongType();
  const words = wordsNow('photos');
  if (file.size > photoMaxBytes) return new PhotoRefusal(words.tooLargeTitle, words.tooLarge(file.size));
  return null;
}

/** The largest size within the square, in whole pixels; never enlarged. */
export function sizeWithin(side: number, width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** PNG stays PNG; everything else becomes JPEG. */
export function encodingOf(type: string): {
  type: 'image/png' | 'image/jpeg';
  quality: number;
  ending: string;
} {
  return type === 'image/png'
    ? { type: 'image/png', quality: photoQuality.png, ending: 'png' }
    : { type: 'image/jpeg', quality: photoQuality.jpeg, ending: 'jpg' };
}

/** The photo to upload, turned by its EXIF orientation, without metadata. @throws PhotoRefusal */
export async function fitPhoto(file: File): Promise<File> {
  const refusal = refusalOf(file);
  if (refusal) throw refusal;
  const bitmap = await decode(file);
  const { width, height } = sizeWithin(photoFit, bitmap.width, bitmap.height);
  const { type, quality, ending } = encodingOf(file.type);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw wrongType();
  if (type === 'image/jpeg') {
    // JPEG has no transparency: transparent pixels would become black.
    brush.fillStyle = '#fff';
    brush.fillRect(0, 0, width, height);
  }
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (!blob) throw wrongType();
  return new File([blob], `photo.${ending}`, { type, lastModified: file.lastModified });
}

async function decode(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    // Damaged, or a format that this browser cannot decode, such as HEIC.
    if (/^image\/(jpeg|png|gif|webp)$/.test(file.type)) {
      const { damagedTitle, damaged } = wordsNow('photos');
      throw new PhotoRefusal(damagedTitle, damaged);
    }
    throw wrongType();
  }
}

function wrongType(): PhotoRefusal {
  const { wrongTypeTitle, wrongType: text } = wordsNow('photos');
  return new PhotoRefusal(wrongTypeTitle, text);
}
