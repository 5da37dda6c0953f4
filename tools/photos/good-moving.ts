// WebPs and GIFs, still and animated.
import {
  ascii,
  find,
  gifExtension,
  join,
  webp,
  webpCanvas,
  webpChunk,
  webpChunksOf,
} from '../../worker/photos/testing-corpus.ts';
import type { Sample } from '../../worker/photos/testing-samples.ts';
import { exif, secretOf, utf16, xmp } from './metadata.ts';
import { encoded, paint, size } from './paint.ts';
import { put, sample } from './parts.ts';
import { inWebp, talkative } from './profiles.ts';

const exifFlag = 0x08;
const xmpFlag = 0x04;

const unknown = webpChunk('note', ascii(secretOf('unknown chunk')));

/** The same picture with EXIF, XMP and a chunk that nobody knows, in the extended form that these need. */
function described(bytes: Uint8Array, orientation = 1): Uint8Array {
  const [first = new Uint8Array(), ...rest] = webpChunksOf(bytes);
  const isExtended = find(first, 'VP8X') === 0;
  const flags = isExtended ? (first[8] ?? 0) : 0;
  return webp(
    webpCanvas(flags | exifFlag | xmpFlag, size.width, size.height),
    ...(isExtended ? [] : [first]),
    ...rest,
    unknown,
    webpChunk('EXIF', exif(orientation)),
    webpChunk('XMP ', xmp()),
  );
}

async function goodWebps(): Promise<Sample[]> {
  const simple = await encoded(paint().webp());
  const files: Record<string, Uint8Array> = {
    lossy: described(simple),
    'lossy with transparency': described(await encoded(paint(4).webp())),
    lossless: described(await encoded(paint().webp({ lossless: true }))),
    'lossless with transparency': described(await encoded(paint(4).webp({ lossless: true }))),
    'with a colour profile': described(await encoded(paint().webp().withIccProfile('p3'))),
    'with a talkative colour profile': described(inWebp(talkative, webpChunksOf(simple)[0] ?? unknown)),
    'lying on its side': described(simple, 6),
    animated: described(await encoded(paint(3, 5).webp({ delay: [50, 100, 150, 200, 250], loop: 2 }))),
    'animated with transparency': described(await encoded(paint(4, 3).webp({ lossless: true }))),
    'in its simple form, with metadata all the same': webp(
      ...webpChunksOf(simple),
      webpChunk('EXIF', exif(1)),
      unknown,
    ),
  };
  return Object.entries(files).map(([name, bytes]) => sample('good', `WebP: ${name}`, 'image/webp', bytes));
}

/** Programs write XMP as it is, and then a trailer that leads over it. */
const magicTrailer = Uint8Array.from({ length: 258 }, (_, n) => (n === 0 ? 1 : n === 257 ? 0 : 256 - n));

const extensions = () =>
  join(
    gifExtension(0xfe, ascii(secretOf('comment'))),
    gifExtension(0xfe, utf16(secretOf('comment in UTF-16'))),
    [0x21, 0xff, 11],
    ascii('XMP DataXMP'),
    xmp(),
    magicTrailer,
    gifExtension(0xff, ascii('MGKIPTC0000'), ascii(secretOf('IPTC'))),
    gifExtension(0x01, new Uint8Array(12), ascii(secretOf('plain text'))),
    gifExtension(0x42, ascii(secretOf('unknown extension'))),
  );

function noted(gif: Uint8Array): Uint8Array {
  const afterTables = 13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0);
  return put(put(gif, gif.length - 1, extensions()), afterTables, extensions());
}

async function goodGifs(): Promise<Sample[]> {
  const files: Record<string, Uint8Array> = {
    still: noted(await encoded(paint().gif({ effort: 1 }))),
    'with transparency': noted(await encoded(paint(4).gif({ effort: 1 }))),
    interlaced: noted(await encoded(paint().gif({ effort: 1, progressive: true }))),
    animated: noted(await encoded(paint(3, 4).gif({ effort: 1, delay: [50, 100, 150, 200], loop: 3 }))),
    'with colours of its own for each picture': noted(
      await encoded(paint(3, 4).gif({ effort: 1, interPaletteMaxError: 0 })),
    ),
    'of 100 pictures': noted(await encoded(paint(3, 100).gif({ effort: 1, loop: 0 }))),
  };
  return Object.entries(files).map(([name, bytes]) => sample('good', `GIF: ${name}`, 'image/gif', bytes));
}

export const goodMoving = async () => [...(await goodWebps()), ...(await goodGifs())];
