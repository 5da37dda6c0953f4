// Pictures that are larger than a small one, for tests.
import { smallKeyOf } from './keys.ts';
import { big, join, pictures, pngChunk } from './testing-corpus.ts';

/** Stripes of two colours: a PNG that any decoder takes, and whose small picture weighs less. */
export async function largePicture(width = 640, height = 400): Promise<Uint8Array<ArrayBuffer>> {
  const row = [
    0,
    ...Array.from({ length: width }, (_, x) => (x % 16 < 8 ? [40, 90, 60] : [240, 190, 60])).flat(),
  ];
  const pixels = new Blob(Array.from({ length: height }, () => Uint8Array.from(row)));
  const packed = await new Response(
    pixels.stream().pipeThrough(new CompressionStream('deflate')),
  ).arrayBuffer();
  return join(
    pictures.png.subarray(0, 8),
    pngChunk('IHDR', big(width, 4), big(height, 4), [8, 2, 0, 0, 0]),
    pngChunk('IDAT', new Uint8Array(packed)),
    pngChunk('IEND'),
  );
}

/** The photo that a small picture in R2 belongs to, and a photo itself. */
export const photoOf = (name: string): string => name.replace(smallKeyOf(''), '');

const made = await largePicture();

/** One of 640 by 400, as a form has it. */
export const largeFile = (): File => new File([made], 'stripes.png');
