// Pictures that are larger than a small one, for tests.
import { smallKeyOf } from './keys.ts';
import { pngChunk } from './testing-corpus.ts';

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
  const number = (value: number) => [24, 16, 8, 0].map((bits) => (value >>> bits) & 255);
  return Uint8Array.from([
    0x89,
    0x50,
    0x4e,
    0x47,
    13,
    10,
    26,
    10,
    ...pngChunk('IHDR', number(width), number(height), [8, 2, 0, 0, 0]),
    ...pngChunk('IDAT', new Uint8Array(packed)),
    ...pngChunk('IEND'),
  ]);
}

/** The photo that a small picture in R2 belongs to, and a photo itself. */
export const photoOf = (name: string): string => name.replace(smallKeyOf(''), '');

/** The same as a form has it. */
export const largeFile = async (): Promise<File> => new File([await largePicture()], 'stripes.png');
