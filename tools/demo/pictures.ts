// The demo's photos: painted scenes, rendered on all cores to JPEGs without metadata.
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { paintRockScene } from '../../painting/scene.ts';
import type { Picture } from './world.ts';

/** Width and height in pixels. */
export const pictureSize = 480;
/** The painter draws on a square of this many units, at 72 dots per inch. */
const drawn = { size: 400, density: 72 };

/** Where photos are stored. */
export interface Shelf {
  put(key: string, jpeg: Buffer, options: { httpMetadata: { contentType: string } }): Promise<unknown>;
}

/** What happened, and what to do about it. */
export const interrupted =
  'The runtime of the app ended while the demo photos were being painted. Run npm start again: it keeps the photos that are there and paints the missing ones.';

/**
 * Stores each picture as soon as it is rendered. If the store fails, it throws `interrupted` once no picture is being
 * stored any more.
 * @returns the pictures that were left when time was up
 */
export async function storePictures(
  pictures: readonly Picture[],
  photos: Shelf,
  isTimeUp: () => boolean,
): Promise<Picture[]> {
  const waiting = pictures.values();
  const left: Picture[] = [];
  const renderer = async () => {
    for (const picture of waiting) {
      if (isTimeUp()) left.push(picture);
      else await store(photos, picture);
    }
  };
  sharp.cache(false);
  sharp.concurrency(1);
  // One more than cores, so that every core has work while a photo is being stored.
  const renderers = await Promise.allSettled(Array.from({ length: availableParallelism() + 1 }, renderer));
  const failed = renderers.find((one) => one.status === 'rejected');
  if (failed) throw failed.reason;
  return left;
}

async function store(photos: Shelf, picture: Picture): Promise<void> {
  const jpeg = await render(picture);
  try {
    await photos.put(picture.photoKey, jpeg, { httpMetadata: { contentType: 'image/jpeg' } });
  } catch (cause) {
    throw new Error(interrupted, { cause });
  }
}

export function render({ rockId, motif, ground }: Picture): Promise<Buffer> {
  const svg = paintRockScene(rockId, { motif, place: ground });
  return sharp(Buffer.from(svg), { density: (drawn.density * pictureSize) / drawn.size })
    .jpeg({ quality: 80 })
    .toBuffer();
}
