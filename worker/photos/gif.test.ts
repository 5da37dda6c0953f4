import { expect, test } from 'vitest';
import { photoWords } from '../../schema/photos.ts';
import { Malformed, TooLarge } from '../errors.ts';
import { cleanPhoto } from './inspect.ts';
import { damaged, photoField } from './refuse.ts';
import {
  ascii,
  find,
  gifExtension,
  insert,
  join,
  little,
  pictures,
  repeat,
  replace,
  secret,
} from './testing-corpus.ts';

const { gif } = pictures;
const firstBlock = find(gif, 'NETSCAPE2.0') - 3;
const firstControl = find(gif, [0x21, 0xf9]);

const metadata = {
  'a comment': gifExtension(0xfe, ascii(secret)),
  'a long comment': gifExtension(0xfe, ...Array.from({ length: 9 }, () => ascii(secret.repeat(10)))),
  XMP: gifExtension(0xff, ascii('XMP DataXMP'), ascii(secret)),
  'plain text and its timing': join(
    gifExtension(0xf9, [0, 10, 0, 0]),
    gifExtension(0x01, new Uint8Array(12), ascii(secret)),
  ),
  'an unknown extension': gifExtension(0x42, ascii(secret)),
};

test.each(Object.entries(metadata))('%s is dropped and nothing else', (_, extension) => {
  for (const at of [firstBlock, firstControl, gif.length - 1]) {
    const taken = insert(gif, at, extension);
    expect(cleanPhoto(taken)).toEqual({ type: 'image/gif', bytes: gif, width: 16, height: 12 });
  }
});

test('the timing of a dropped text does not pass to the next picture', () => {
  const untimed = join(gif.subarray(0, firstControl), gif.subarray(firstControl + 8));
  const text = gifExtension(0x01, new Uint8Array(12), ascii(secret));
  const taken = insert(untimed, firstControl, gifExtension(0xf9, [0, 10, 0, 0]), text);
  expect(cleanPhoto(taken).bytes).toEqual(untimed);
});

test('the loop stays without what was hidden behind it', () => {
  const end = find(gif, 'NETSCAPE2.0') + 15;
  expect(cleanPhoto(insert(gif, end, [secret.length], ascii(secret))).bytes).toEqual(gif);
});

test('of many loops the first one stays', () => {
  const loop = gif.subarray(find(gif, 'NETSCAPE2.0') - 3, find(gif, 'NETSCAPE2.0') + 16);
  const others = repeat(replace(loop, 16, [0xab, 0xcd]), 50);
  expect(cleanPhoto(insert(gif, find(gif, 'NETSCAPE2.0') + 16, others)).bytes).toEqual(gif);
});

const picture = firstControl + 8;
/** The picture of one frame, with these blocks instead of its own. */
const withCodes = (...blocks: ArrayLike<number>[]) =>
  join(gif.subarray(0, picture + 11), ...blocks.map((block) => join([block.length], block)), [0, 0x3b]);
const ownCodes = gif.subarray(picture + 12, picture + 12 + (gif[picture + 11] ?? 0));

test('codes end where their picture does, and what follows them is cut', () => {
  const plain = withCodes(ownCodes);
  expect(cleanPhoto(plain).bytes).toEqual(plain);
  const halves = [ownCodes.subarray(0, 9), ownCodes.subarray(9)];
  expect(cleanPhoto(withCodes(...halves)).bytes).toEqual(plain);
  expect(cleanPhoto(withCodes(ownCodes, ascii(secret))).bytes).toEqual(plain);
  expect(cleanPhoto(withCodes(join(ownCodes, ascii(secret)))).bytes).toEqual(plain);
  const endless = Uint8Array.from(ownCodes.subarray(0, -2));
  expect(() => cleanPhoto(withCodes(join(endless, ascii(secret.repeat(9)))))).toThrow(damaged());
  expect(() => cleanPhoto(withCodes([0xff, 0xff]))).toThrow(damaged());
});

test('too many pixels or frames are refused by their headers', () => {
  const sized = (at: number, width: number, height: number) =>
    cleanPhoto(replace(gif, at, [...little(width, 2), ...little(height, 2)]));
  const firstImage = firstControl + 8;
  expect(() => sized(6, 65_535, 65_535)).toThrow(new TooLarge(photoWords.tooManyPixels, photoField));
  expect(() => sized(6, 0, 12)).toThrow(damaged());
  expect(() => sized(firstImage + 5, 65_535, 65_535)).toThrow(TooLarge);
  expect(() => sized(firstImage + 5, 16, 0)).toThrow(Malformed);
  expect(() => sized(firstImage + 1, 65_535, 0)).toThrow(TooLarge);

  const frame = gif.subarray(
    firstControl,
    find(gif.subarray(firstControl + 2), [0x21, 0xf9]) + firstControl + 2,
  );
  const frames = (count: number) =>
    join(gif.subarray(0, firstControl), ...Array.from({ length: count }, () => frame), [0x3b]);
  expect(() => cleanPhoto(frames(101))).toThrow(new TooLarge(photoWords.tooManyFrames, photoField));
  expect(cleanPhoto(frames(100)).bytes).toEqual(frames(100));
});

test('millions of empty comments are no picture', () => {
  const empty = (count: number) => insert(gif, firstBlock, repeat(gifExtension(0xfe), count));
  expect(cleanPhoto(empty(10_000)).bytes).toEqual(gif);
  expect(() => cleanPhoto(empty(20_000))).toThrow(damaged());
});

test('what contradicts itself is refused', () => {
  const wrong = {
    'no picture': join(gif.subarray(0, firstBlock), [0x3b]),
    'codes of one bit': replace(gif, picture + 10, [1]),
    'codes of nine bits': replace(gif, picture + 10, [9]),
    'an unknown block': insert(gif, firstBlock, [0x42]),
    'timing of another length': insert(gif, firstBlock, gifExtension(0xf9, [0, 0])),
    'blocks that never end': insert(gif, gif.length - 1, [0x21, 0xfe, 255]),
  };
  for (const [what, bytes] of Object.entries(wrong)) {
    expect(() => cleanPhoto(bytes), what).toThrow(damaged());
  }
});
