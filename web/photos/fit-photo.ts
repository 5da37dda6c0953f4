// Makes a photo fit for upload in the browser: upright, at most 800 pixels a side, re-encoded.
import { photoFit } from '../../schema/photo-sizes.ts';
import { photoMaxBytes, photoQuality, photoWords } from '../../schema/photos.ts';

/** Why a file cannot become a photo here, in the words for people. */
export class PhotoRefusal extends Error {
  override readonly name = 'PhotoRefusal';
  readonly title: string;

  constructor(title: string, text: string) {
    super(text);
    this.title = title;
  }
}

/** Refuses what is too large or no picture, before anything is decoded. */
export function refusalOf(file: Pick<File, 'size' | 'type'>): PhotoRefusal | null {
  if (!file.type.startsWith('image/')) return wrongType();
  if (file.size > photoMaxBytes)
    return new PhotoRefusal(photoWords.tooLargeTitle, photoWords.tooLarge(file.size));
  return null;
}

/** Largest size within the square, in whole pixels; never larger than it was. */
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

/** The photo to upload, turned as its EXIF says and without its metadata. Throws a PhotoRefusal. */
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
    // JPEG knows no transparency, and would show it black.
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
    // A damaged one, or a kind such as HEIC that this browser cannot read.
    if (/^image\/(jpeg|png|gif|webp)$/.test(file.type)) {
      throw new PhotoRefusal(photoWords.damagedTitle, photoWords.damaged);
    }
    throw wrongType();
  }
}

function wrongType(): PhotoRefusal {
  return new PhotoRefusal(photoWords.wrongTypeTitle, photoWords.wrongType);
}
