// The demo's photos: painted scenes, rendered on all cores to JPEGs without metadata.
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { paintRockScene } from '../../schema/painting/scene.ts';
import type { Store } from '../app/store.ts';
import type { Picture } from './world.ts';

/** Width and height in pixels. */
export const pictureSize = 480;
/** The painter draws on a square of this many units, at 72 dots per inch. */
const drawn = { size: 400, density: 72 };

/** Stores each picture as soon as it is rendered. @returns those that were left when time was up */
export async function storePictures(
  pictures: readonly Picture[],
  photos: Store['photos'],
  isTimeUp: () => boolean,
): Promise<Picture[]> {
  const waiting = pictures.values();
  const left: Picture[] = [];
  const renderer = async () => {
    for (const picture of waiting) {
      if (isTimeUp()) left.push(picture);
      else
        await photos.put(picture.photoKey, await render(picture), {
          httpMetadata: { contentType: 'image/jpeg' },
        });
    }
  };
  sharp.cache(false);
  sharp.concurrency(1);
  // One more than cores, so that a core has work while a photo is being stored.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, renderer));
  return left;
}

export function render({ rockId, motif, ground }: Picture): Promise<Buffer> {
  const svg = paintRockScene(rockId, { motif, place: ground });
  return sharp(Buffer.from(svg), { density: (drawn.density * pictureSize) / drawn.size })
    .jpeg({ quality: 80 })
    .toBuffer();
}
