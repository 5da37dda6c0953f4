import { expect, test } from 'vitest';
import { photoWords } from '../../schema/photos.ts';
import { TooLarge } from '../errors.ts';
import { cleanPhoto } from './inspect.ts';
import { damaged, photoField } from './refuse.ts';
import * as corpus from './testing-corpus.ts';
import {
  ascii,
  big,
  find,
  insert,
  join,
  jpegSegment,
  pictures,
  plainProfile,
  repeat,
  replace,
  secret,
  tiff,
} from './testing-corpus.ts';

const exif = (orientation: number, order?: 'little' | 'big') =>
  jpegSegment(0xe1, ascii('Exif\0\0'), tiff(orientation, order));

const metadata = {
  'EXIF with a GPS directory': exif(1),
  XMP: jpegSegment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0'), ascii(secret)),
  IPTC: jpegSegment(0xed, ascii('Photoshop 3.0\x008BIM'), ascii(secret)),
  'a comment': jpegSegment(0xfe, ascii(secret)),
  'a JFIF extension with a thumbnail': jpegSegment(0xe0, ascii('JFXX\0\x10'), ascii(secret)),
  'a list of further pictures': jpegSegment(0xe2, ascii('MPF\0'), ascii(secret)),
  'segments of makers': join(...Array.from({ length: 16 }, (_, n) => jpegSegment(0xe0 + n, ascii(secret)))),
};

/** Where the first segment of this kind begins. */
const placeOf = (bytes: Uint8Array, marker: number) => find(bytes, [0xff, marker]);

test.each(Object.entries(metadata))('%s is dropped and nothing else', (_, segments) => {
  for (const name of ['jpeg', 'progressive', 'cmyk'] as const) {
    const picture = pictures[name];
    const taken = insert(picture, 2, segments);
    expect(find(taken, secret)).toBeGreaterThan(0);
    expect(cleanPhoto(taken)).toEqual({ type: 'image/jpeg', bytes: picture, width: 16, height: 12 });
  }
});

test('a comment between the scans of a progressive picture is dropped', () => {
  const { progressive } = pictures;
  const second = placeOf(progressive.subarray(placeOf(progressive, 0xda) + 2), 0xc4);
  const taken = insert(
    progressive,
    placeOf(progressive, 0xda) + 2 + second,
    jpegSegment(0xfe, ascii(secret)),
  );
  expect(cleanPhoto(taken).bytes).toEqual(progressive);
});

test.each([2, 3, 4, 5, 6, 7, 8])(
  'orientation %i is all that stays of EXIF, in either byte order',
  (orientation) => {
    for (const order of ['little', 'big'] as const) {
      const { bytes } = cleanPhoto(insert(pictures.jpeg, 2, exif(orientation, order)));
      expect(bytes).toEqual(insert(pictures.jpeg, 2, corpus.orientationSegment(orientation)));
    }
  },
);

test.each([0, 9, 255])('orientation %i, which means nothing, is dropped', (orientation) => {
  expect(cleanPhoto(insert(pictures.jpeg, 2, exif(orientation))).bytes).toEqual(pictures.jpeg);
});

test('an EXIF block cut short anywhere tells its orientation or nothing', () => {
  const whole = tiff(6);
  const cut = (length: number) => jpegSegment(0xe1, ascii('Exif\0\0'), whole.subarray(0, length));
  // The orientation is the second entry: a header of 8 bytes, a count of 2, and twice 12.
  for (let length = 0; length < 34; length++) {
    expect(cleanPhoto(insert(pictures.jpeg, 2, cut(length))).bytes).toEqual(pictures.jpeg);
  }
  const turned = insert(pictures.jpeg, 2, corpus.orientationSegment(6));
  for (let length = 34; length < whole.length; length++) {
    expect(cleanPhoto(insert(pictures.jpeg, 2, cut(length))).bytes).toEqual(turned);
  }
});

test('an EXIF block shorter than ours is made whole', () => {
  const ours = corpus.orientationSegment(6);
  const lacking = jpegSegment(0xe1, ours.subarray(4, -4));
  expect(cleanPhoto(insert(pictures.jpeg, 2, lacking)).bytes).toEqual(insert(pictures.jpeg, 2, ours));
});

test('JFIF and Adobe segments that are too short are dropped', () => {
  const short = [jpegSegment(0xe0, ascii('JFIF\0'), [1, 2]), jpegSegment(0xee, ascii('Adobe'), [0, 100])];
  for (const segment of short) {
    expect(cleanPhoto(insert(pictures.jpeg, 2, segment)).bytes).toEqual(pictures.jpeg);
  }
});

test('JFIF says no more than that it is JFIF, and that once', () => {
  const head = [...ascii('JFIF\0'), 1, 2, 1, 0, 72, 0, 72];
  const jfif = jpegSegment(0xe0, head, [4, 4], ascii(secret));
  const ours = jpegSegment(0xe0, ascii('JFIF\0'), [1, 1, 0, 0, 1, 0, 1, 0, 0]);
  expect(cleanPhoto(insert(pictures.jpeg, 2, jfif, jfif)).bytes).toEqual(insert(pictures.jpeg, 2, ours));
});

test('the transform of colours stays, once', () => {
  const adobe = (transform: number) => [...ascii('Adobe'), 0, 100, 0, 0, 0, 0, transform];
  const taken = jpegSegment(0xee, replace(Uint8Array.from(adobe(1)), 7, [1, 2, 3, 4]), ascii(secret));
  expect(cleanPhoto(insert(pictures.jpeg, 2, taken, taken)).bytes).toEqual(
    insert(pictures.jpeg, 2, jpegSegment(0xee, adobe(1))),
  );
  expect(() => cleanPhoto(insert(pictures.jpeg, 2, jpegSegment(0xee, adobe(3))))).toThrow(damaged());
});

const profileSegment = (number: number, count: number, part: Uint8Array) =>
  jpegSegment(0xe2, ascii('ICC_PROFILE\0'), [number, count], part);

test('the colour profile stays in one segment before the frame, and a broken one does not', () => {
  const { jpeg } = pictures;
  const withProfile = insert(jpeg, placeOf(jpeg, 0xc0), profileSegment(1, 1, plainProfile));
  const [start, middle, end] = [
    plainProfile.subarray(0, 100),
    plainProfile.subarray(100, 200),
    plainProfile.subarray(200),
  ];
  const three = [profileSegment(3, 3, end), profileSegment(1, 3, start), profileSegment(2, 3, middle)];
  expect(cleanPhoto(insert(jpeg, 2, profileSegment(1, 1, plainProfile))).bytes).toEqual(withProfile);
  expect(cleanPhoto(insert(jpeg, 2, ...three)).bytes).toEqual(withProfile);
  const broken = [
    three.slice(1),
    [...three, profileSegment(3, 3, end)],
    [profileSegment(1, 1, ascii(secret.repeat(20)))],
    [jpegSegment(0xe2, ascii('ICC_PROFILE\0'))],
  ];
  for (const segments of broken) expect(cleanPhoto(insert(jpeg, 2, ...segments)).bytes).toEqual(jpeg);
});

test('fill bytes before a marker are dropped', () => {
  expect(cleanPhoto(insert(pictures.jpeg, 2, [0xff, 0xff, 0xff])).bytes).toEqual(pictures.jpeg);
});

test('a picture of too many pixels is refused by its header', () => {
  const frame = placeOf(pictures.jpeg, 0xc0) + 5;
  const sized = (width: number, height: number) =>
    cleanPhoto(replace(pictures.jpeg, frame, [...big(height, 2), ...big(width, 2)]));
  expect(() => sized(65_535, 65_535)).toThrow(new TooLarge(photoWords.tooManyPixels, photoField));
  expect(() => sized(8193, 1)).toThrow(TooLarge);
  expect(() => sized(1, 8193)).toThrow(TooLarge);
  expect(() => sized(8000, 5001)).toThrow(TooLarge);
  expect(sized(8000, 5000)).toMatchObject({ width: 8000, height: 5000 });
  expect(() => sized(0, 12)).toThrow(damaged());
  expect(() => sized(16, 0)).toThrow(damaged());
});

test('millions of empty segments are no picture', () => {
  const empty = (count: number) => insert(pictures.jpeg, 2, repeat(jpegSegment(0xfe), count));
  expect(cleanPhoto(empty(10_000)).bytes).toEqual(pictures.jpeg);
  expect(() => cleanPhoto(empty(20_000))).toThrow(damaged());
});

test('what contradicts itself is refused', () => {
  const { jpeg } = pictures;
  const frame = jpeg.subarray(placeOf(jpeg, 0xc0), placeOf(jpeg, 0xc4));
  const scan = placeOf(jpeg, 0xda);
  const wrong = {
    'two frames': insert(jpeg, scan, frame),
    'a frame of a hierarchy': replace(jpeg, placeOf(jpeg, 0xc0) + 1, [0xc5]),
    'five components': replace(jpeg, placeOf(jpeg, 0xc0) + 9, [5]),
    'a component of no blocks': replace(jpeg, placeOf(jpeg, 0xc0) + 11, [0x01]),
    'two components of one name': replace(jpeg, placeOf(jpeg, 0xc0) + 13, [1]),
    'no frame': join(jpeg.subarray(0, 2), jpeg.subarray(scan)),
    'no scan': join(jpeg.subarray(0, scan), [0xff, 0xd9]),
    'a length below two': insert(jpeg, 2, [0xff, 0xfe, 0, 1]),
    'a length past the end': insert(jpeg, 2, [0xff, 0xfe, 0xff, 0xff]),
    'bytes between segments': insert(jpeg, placeOf(jpeg, 0xc0), [0]),
    'a second start': insert(jpeg, 2, [0xff, 0xd8]),
  };
  for (const [what, bytes] of Object.entries(wrong)) {
    expect(() => cleanPhoto(bytes), what).toThrow(damaged());
  }
});
