import { expect, test } from 'vitest';
import { photoWords } from '../../schema/photos.ts';
import { TooLarge } from '../errors.ts';
import { cleanPhoto } from './inspect.ts';
import { damaged, photoField } from './refuse.ts';
import {
  ascii,
  big,
  deflated,
  find,
  insert,
  join,
  pictures,
  plainProfile,
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

test('the orientation is all that stays of EXIF', async () => {
  const entry = [1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0];
  const content = [...ascii('MM\0*'), ...big(8, 4), ...big(1, 2), ...entry, ...big(0, 4)];
  const chunk = join(big(26, 4), ascii('eXIf'), content, big(0xd6674b69, 4));
  const { bytes } = cleanPhoto(insert(pictures.png, afterHeader, pngChunk('eXIf', tiff(6))));
  expect(bytes).toEqual(insert(pictures.png, afterHeader, chunk));
});

const iccp = async (profile: Uint8Array, name = 'p3') =>
  pngChunk('iCCP', ascii(`${name}\0\0`), await deflated(profile));

test('colours and transparency stay, in our order and under our name', async () => {
  const told = {
    gAMA: pngChunk('gAMA', big(45_455, 4)),
    cHRM: pngChunk('cHRM', ...Array.from({ length: 8 }, (_, n) => big(n * 8000, 4))),
    sRGB: pngChunk('sRGB', [1]),
  };
  const colours = Object.values(told);
  const taken = insert(
    pictures.palette,
    afterHeader,
    await iccp(plainProfile, secret),
    ...colours.toReversed(),
  );
  const { bytes } = cleanPhoto(taken);
  const profile = find(bytes, 'iCCP') - 4;
  expect(bytes.subarray(afterHeader, profile)).toEqual(join(...colours));
  expect(find(bytes, secret)).toBe(-1);
  expect(find(bytes, [...ascii('icc'), 0, 0])).toBe(profile + 8);
  expect(find(bytes, [...plainProfile])).toBeGreaterThan(profile);
  const rest = bytes.subarray(find(bytes, 'PLTE') - 4);
  expect(rest).toEqual(pictures.palette.subarray(find(pictures.palette, 'PLTE') - 4));
  expect(cleanPhoto(bytes).bytes).toEqual(bytes);
});

test('a colour profile that is none is dropped, and so is one that unfolds into too much', async () => {
  const { png } = pictures;
  const whole = await deflated(plainProfile);
  const none = {
    'a text': await iccp(ascii(secret)),
    'without a name': await iccp(plainProfile, ''),
    'with a long name': await iccp(plainProfile, 'n'.repeat(80)),
    'compressed in another way': pngChunk('iCCP', ascii('p3\0\x01'), whole),
    'cut short': pngChunk('iCCP', ascii('p3\0\0'), whole.subarray(0, -1)),
    'followed by a text': pngChunk('iCCP', ascii('p3\0\0'), whole, ascii(secret)),
    'of two megabytes': await iccp(join(plainProfile, new Uint8Array(2 * 1024 * 1024))),
    'of nothing': pngChunk('iCCP'),
  };
  for (const [what, chunk] of Object.entries(none))
    expect(cleanPhoto(insert(png, afterHeader, chunk)).bytes, what).toEqual(png);
  const long = pngChunk('iCCP', new Uint8Array(256 * 1024 + 1));
  expect(() => cleanPhoto(insert(png, afterHeader, long))).toThrow(damaged());
});

test.each([
  ['gAMA', 4],
  ['cHRM', 32],
  ['sRGB', 1],
  ['tRNS', 6],
])('%s has %i bytes, comes once and before the pixels', (name, length) => {
  const { png } = pictures;
  const chunk = (size: number) => pngChunk(name, new Uint8Array(size));
  const fits = insert(png, afterHeader, chunk(length));
  expect(cleanPhoto(fits).bytes).toEqual(fits);
  expect(cleanPhoto(insert(fits, afterHeader, chunk(length))).bytes).toEqual(fits);
  expect(cleanPhoto(insert(png, png.length - 12, chunk(length))).bytes).toEqual(png);
  for (const size of [length - 1, length + 1])
    expect(() => cleanPhoto(insert(png, afterHeader, chunk(size)))).toThrow(damaged());
});

test('numbers that mean no colour are dropped', () => {
  const { png } = pictures;
  const none = [
    pngChunk('gAMA', ascii('note')),
    pngChunk('cHRM', ascii(secret.repeat(2).slice(0, 32))),
    pngChunk('sRGB', [4]),
  ];
  expect(cleanPhoto(insert(png, afterHeader, ...none)).bytes).toEqual(png);
});

test('a palette stays where colours come from one, and fits their number', () => {
  const { png, palette } = pictures;
  expect(cleanPhoto(insert(png, afterHeader, pngChunk('PLTE', ascii(secret)))).bytes).toEqual(png);
  const start = find(palette, 'PLTE') - 4;
  const pixels = find(palette, 'IDAT') - 4;
  const of = (...chunks: Uint8Array[]) =>
    join(palette.subarray(0, start), ...chunks, palette.subarray(pixels));
  const colours = (count: number) => pngChunk('PLTE', new Uint8Array(count * 3));
  const most = of(colours(16), pngChunk('tRNS', new Uint8Array(16)));
  expect(cleanPhoto(most).bytes).toEqual(most);
  const wrong = {
    'no palette': of(),
    'a colour too many': of(colours(17)),
    'half a colour': of(pngChunk('PLTE', new Uint8Array(8))),
    'transparency of a colour too many': of(colours(8), pngChunk('tRNS', new Uint8Array(9))),
    'transparency of none': of(colours(8), pngChunk('tRNS')),
  };
  for (const [what, bytes] of Object.entries(wrong)) expect(() => cleanPhoto(bytes), what).toThrow(damaged());
});

test('a wrong check sum is put right', () => {
  const { png } = pictures;
  expect(cleanPhoto(replace(png, afterHeader - 4, ascii('note'))).bytes).toEqual(png);
});

test('thousands of pieces become one, millions of empty ones are no picture', async () => {
  const pieces = (count: number) =>
    join(pictures.png.subarray(0, -12), repeat(pngChunk('IDAT'), count), pictures.png.subarray(-12));
  expect(cleanPhoto(pieces(10_000)).bytes).toEqual(pictures.png);
  expect(() => cleanPhoto(pieces(20_000))).toThrow(damaged());
});

/** A PNG of these rows before compression, and what stands behind them. */
async function painted(header: number[], rows: Uint8Array, behind = new Uint8Array()): Promise<Uint8Array> {
  const pixels = pngChunk('IDAT', await deflated(rows), behind);
  return join(ascii('\x89PNG\r\n\x1a\n'), pngChunk('IHDR', header), pixels, pngChunk('IEND'));
}

test.each([
  // A row has a byte more than its pixels.
  [1, 0, 0, 9 * (1 + 2)],
  [16, 0, 0, 9 * (1 + 18)],
  [8, 2, 0, 9 * (1 + 27)],
  [8, 4, 0, 9 * (1 + 18)],
  [16, 6, 0, 9 * (1 + 72)],
  // Seven passes of 2 x 2, 1 x 2, 3 x 1, 2 x 3, 5 x 2, 4 x 5 and 9 x 4.
  [8, 0, 1, 2 * 3 + 2 * 2 + 1 * 4 + 3 * 3 + 2 * 6 + 5 * 5 + 4 * 10],
])(
  'of %i bits, colours %i and interlacing %i it unfolds to %i bytes',
  async (depth, colours, interlaced, length) => {
    const header = [...big(9, 4), ...big(9, 4), depth, colours, 0, 0, interlaced];
    const whole = await painted(header, new Uint8Array(length));
    expect(cleanPhoto(whole).bytes).toEqual(whole);
    for (const wrong of [length - 1, length + 1]) {
      const told = await painted(header, new Uint8Array(wrong));
      expect(() => cleanPhoto(told)).toThrow(damaged());
    }
    const followed = await painted(header, new Uint8Array(length), Uint8Array.of(0));
    expect(() => cleanPhoto(followed)).toThrow(damaged());
  },
);

test('pixels that weigh far more than they unfold to are refused before they are unfolded', async () => {
  const header = [...big(1, 4), ...big(1, 4), 8, 6, 0, 0, 0];
  // Blocks of nothing, and then the row of one pixel.
  const padded = (count: number) =>
    join(
      [0x78, 0x01],
      repeat(Uint8Array.of(0, 0, 0, 0xff, 0xff), count),
      [1, 5, 0, 0xfa, 0xff],
      [0, 1, 2, 3, 4],
      [0, 0x19, 0, 0x0b],
    );
  const of = (pixels: Uint8Array) =>
    join(pictures.png.subarray(0, 8), pngChunk('IHDR', header), pngChunk('IDAT', pixels), pngChunk('IEND'));
  expect(cleanPhoto(of(padded(10)))).toMatchObject({ width: 1, height: 1 });
  expect(() => cleanPhoto(of(padded(2000)))).toThrow(damaged());
});

test('colours that are told by numbers stay, and nothing else in their place', () => {
  const { png } = pictures;
  const p3 = insert(png, afterHeader, pngChunk('cICP', [12, 13, 0, 1]));
  expect(cleanPhoto(p3).bytes).toEqual(p3);
  for (const other of [
    [12, 13, 0],
    [12, 13, 0, 1, 0],
    [7, 13, 0, 1],
    [12, 99, 0, 1],
    [12, 13, 5, 1],
    [12, 13, 0, 0],
  ])
    expect(cleanPhoto(insert(png, afterHeader, pngChunk('cICP', other))).bytes).toEqual(png);
});

test('a picture of too many pixels is refused by its header', async () => {
  const sized = (width: number, height: number) =>
    cleanPhoto(replace(pictures.png, 16, [...big(width, 4), ...big(height, 4)]));
  expect(() => sized(30_000, 30_000)).toThrow(new TooLarge(photoWords.tooManyPixels, photoField));
  expect(() => sized(1, 2 ** 31)).toThrow(TooLarge);
  expect(() => sized(2 ** 32 - 1, 2 ** 32 - 1)).toThrow(TooLarge);
  expect(() => sized(8192, 4883)).toThrow(TooLarge);
  // Of 16 bits and four channels fewer, because they are unfolded to be counted.
  const finest = await painted([...big(8000, 4), ...big(5000, 4), 16, 6, 0, 0, 0], new Uint8Array(9));
  expect(() => cleanPhoto(finest)).toThrow(new TooLarge(photoWords.tooManyPixels, photoField));
  const most = await painted([...big(8192, 4), ...big(4882, 4), 1, 0, 0, 0, 0], new Uint8Array(4882 * 1025));
  expect(cleanPhoto(most)).toMatchObject({ width: 8192, height: 4882 });
  expect(() => sized(0, 1)).toThrow(damaged());
});

test('what contradicts itself is refused', () => {
  const { png } = pictures;
  const header = png.subarray(8, afterHeader);
  const end = png.subarray(-12);
  const wrong = {
    'no header': join(png.subarray(0, 8), png.subarray(afterHeader)),
    'two headers': insert(png, afterHeader, header),
    'a header of another length': join(
      png.subarray(0, 8),
      pngChunk('IHDR', new Uint8Array(14)),
      png.subarray(afterHeader),
    ),
    'a depth that there is not': replace(png, 24, [3]),
    'colours that there are not': replace(png, 25, [1]),
    'a compression that there is not': replace(png, 26, [1]),
    'a filter that there is not': replace(png, 27, [1]),
    'an interlacing that there is not': replace(png, 28, [2]),
    'pixels in two places': insert(png, png.length - 12, pngChunk('tEXt', ascii('a\0')), pngChunk('IDAT')),
    'no pixels': join(png.subarray(0, afterHeader), end),
    'a length past the end': insert(png, afterHeader, big(2 ** 31, 4), ascii('tEXt')),
    'a chunk without which it cannot be shown': insert(png, afterHeader, pngChunk('CgBI', [0, 0, 0, 0])),
  };
  for (const [what, bytes] of Object.entries(wrong)) {
    expect(() => cleanPhoto(bytes), what).toThrow(damaged());
  }
});
