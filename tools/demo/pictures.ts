// The demo's photos: painted scenes, rendered on all cores to JPEGs without metadata.
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { paintRockScene } from '../../web/painting/scene.ts';
import type { Picture } from './world.ts';

/** Width and height in pixels. */
export const pictureSize = 480;
/** The painter draws on a square of this many units, at 72 dots per inch. */
const drawn = { size: 400, density: 72 };

/** Renders each picture once and hands it on as soon as it is there. */
export async function renderPictures(
  pictures: readonly Picture[],
  keep: (photoKey: string, jpeg: Buffer) => Promise<unknown>,
): Promise<void> {
  sharp.cache(false);
  sharp.concurrency(1);
  const waiting = pictures.values();
  const renderer = async () => {
    for (const picture of waiting) await keep(picture.photoKey, await render(picture));
  };
  // One more than cores, so that a core has work while a photo is being stored.
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, renderer));
}

function render({ rockId, motif, ground }: Picture): Promise<Buffer> {
  const svg = paintRockScene(rockId, { motif, place: ground });
  return sharp(Buffer.from(svg), { density: (drawn.density * pictureSize) / drawn.size })
    .jpeg({ quality: 80 })
    .toBuffer();
}
