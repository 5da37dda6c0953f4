import { expect, test } from 'vitest';
import { photoWords } from '../../schema/photos.ts';
import { TooLarge } from '../errors.ts';
import { cleanPhoto } from './inspect.ts';
import { damaged, photoField } from './refuse.ts';
import {
  ascii,
  big,
  find,
  insert,
  join,
  pictures,
  pngChunk,
  repeat,
  replace,
  secret,
  tiff,
} from './testing-corpus.ts';

const afterHeader = 8 + 25;

const metadata = {
  text: pngChunk('tEXt', ascii('Comment\0'), ascii(secret)),
  'compressed text': pngChunk('zTXt', ascii('Comment\0\0'), ascii(secret)),
  XMP: pngChunk('iTXt', ascii('XML:com.adobe.xmp\0\0\0\0\0'), ascii(secret)),
  'EXIF with a GPS directory': pngChunk('eXIf', tiff(1)),
  'the time': pngChunk('tIME', [7, 234, 1, 2, 3, 4, 5]),
  'a script': pngChunk('tEXt', ascii('a\0<script>alert(1)</script>')),
  'an unknown chunk': pngChunk('prVt', ascii(secret)),
  'frames of an animation': join(
    pngChunk('acTL', big(1, 4), big(0, 4)),
    pngChunk('fcTL', new Uint8Array(26)),
    pngChunk('fdAT', big(1, 4), ascii(secret)),
  ),
};

test.each(Object.entries(metadata))('%s is dropped and nothing else', (_, chunks) => {
  for (const name of ['png', 'palette'] as const) {
    const picture = pictures[name];
    for (const at of [afterHeader, picture.length - 12]) {
      const { type, bytes } = cleanPhoto(insert(picture, at, chunks));
      expect(type).toBe('image/png');
      expect(bytes).toEqual(picture);
    }
  }
});

test('the orientation is all that stays of EXIF', () => {
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const content = [...ascii('MM\0*'), ...big(8, 4), ...big(1, 2), ...entry, ...big(0, 4)];
  const chunk = join(big(26, 4), ascii('eXIf'), content, big(0xd6674b69, 4));
  const { bytes } = cleanPhoto(insert(pictures.png, afterHeader, pngChunk('eXIf', tiff(6))));
  expect(bytes).toEqual(insert(pictures.png, afterHeader, chunk));
});

test('colours and transparency stay', () => {
  const chunks = ['gAMA', 'cHRM', 'sRGB', 'iCCP'].map((name) => pngChunk(name, [1]));
  const coloured = insert(pictures.palette, afterHeader, ...chunks);
  expect(cleanPhoto(coloured).bytes).toEqual(coloured);
  expect(find(pictures.palette, 'tRNS')).toBeGreaterThan(0);
});

test.each([
  ['PLTE', 768],
  ['tRNS', 256],
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['iCCP', 262_144],
])('%s is no longer than %i bytes, and comes once', (name, longest) => {
  const chunk = (length: number) => pngChunk(name, new Uint8Array(length));
  const fits = insert(pictures.png, afterHeader, chunk(longest));
  expect(cleanPhoto(fits).bytes).toEqual(fits);
  expect(cleanPhoto(insert(fits, fits.length - 12, chunk(1))).bytes).toEqual(fits);
  expect(() => cleanPhoto(insert(pictures.png, afterHeader, chunk(longest + 1)))).toThrow(damaged());
});

test('thousands of pieces are a picture, millions of empty ones are not', () => {
  const pieces = (count: number) =>
    join(pictures.png.subarray(0, -12), repeat(pngChunk('IDAT'), count), pictures.png.subarray(-12));
  expect(cleanPhoto(pieces(10_000)).bytes).toEqual(pieces(10_000));
  expect(() => cleanPhoto(pieces(20_000))).toThrow(damaged());
});

test('a picture of too many pixels is refused by its header', () => {
  const sized = (width: number, height: number) => () =>
    cleanPhoto(replace(pictures.png, 16, [...big(width, 4), ...big(height, 4)]));
  expect(sized(30_000, 30_000)).toThrow(new TooLarge(photoWords.tooManyPixels, photoField));
  expect(sized(1, 2 ** 31)).toThrow(TooLarge);
  expect(sized(2 ** 32 - 1, 2 ** 32 - 1)).toThrow(TooLarge);
  expect(sized(8192, 4883)).toThrow(TooLarge);
  expect(sized(8192, 4882)()).toMatchObject({ width: 8192, height: 4882 });
  expect(sized(0, 1)).toThrow(damaged());
});

test('what contradicts itself is refused', () => {
  const { png } = pictures;
  const header = png.subarray(8, afterHeader);
  const end = png.subarray(-12);
  const wrong = {
    'no header': join(png.subarray(0, 8), png.subarray(afterHeader)),
    'two headers': insert(png, afterHeader, header),
    'no pixels': join(png.subarray(0, afterHeader), end),
    'a length past the end': insert(png, afterHeader, big(2 ** 31, 4), ascii('tEXt')),
    'a chunk without which it cannot be shown': insert(png, afterHeader, pngChunk('CgBI', [0, 0, 0, 0])),
  };
  for (const [what, bytes] of Object.entries(wrong)) {
    expect(() => cleanPhoto(bytes), what).toThrow(damaged());
  }
});
