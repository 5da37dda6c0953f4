// Images larger than a thumbnail, for tests.
import { smallKeyOf } from './keys.ts';
import { big, join, pictures, pngChunk } from './testing-corpus.ts';

/** Stripes of two colors: a PNG that any decoder accepts, and whose thumbnail has fewer bytes. */
export const largePicture = (width = 640, height = 400) =>
  paintedPng(width, height, (x) => (x % 16 < 8 ? [40, 90, 60] : [240, 190, 60]));

/** Grey noise of 800 by 800 pixels, which hardly compresses. */
export const grainyPicture = () =>
  paintedPng(800, 800, (x, y) => {
    const grey = (Math.imul(x * 800 + y + 1, 0x9e3779b1) >>> 16) % 256;
    return [grey, grey, grey];
  });

async function paintedPng(width: number, height: number, colourAt: (x: number, y: number) => number[]) {
  const rows = Array.from({ length: height }, (_, y) =>
    Uint8Array.from([0, ...Array.from({ length: width }, (__, x) => colourAt(x, y)).flat()]),
  );
  const packing = new Blob(rows).stream().pipeThrough(new CompressionStream('deflate'));
  return join(
    pictures.png.subarray(0, 8),
    pngChunk('IHDR', big(width, 4), big(height, 4), [8, 2, 0, 0, 0]),
    pngChunk('IDAT', new Uint8Array(await new Response(packing).arrayBuffer())),
    pngChunk('IEND'),
  );
}

/** The key of the photo that a thumbnail in R2 belongs to, or that a photo has itself. */
export const photoOf = (name: string): string => name.replace(smallKeyOf(''), '');

const made = await largePicture();

/** A file of 640 by 400 pixels, as a form sends it. */
export const largeFile = (): File => new File([made], 'stripes.png');
