import { expect, test } from 'vitest';
import { cleanPhoto } from './inspect.ts';
import { damaged } from './refuse.ts';
import { ascii, big, find, insert, join, jpegSegment, pictures, replace, secret } from './testing-corpus.ts';

/** Where the first segment of this kind begins. */
const placeOf = (bytes: Uint8Array, marker: number) => find(bytes, [0xff, marker]);

/** A picture of three units, with a restart announced after so many, and these bytes before its pixels. */
function restarting(interval: number, ...bytes: number[]): Uint8Array {
  const jpeg = replace(pictures.jpeg, placeOf(pictures.jpeg, 0xc0) + 5, big(3 * 16, 2));
  const scan = placeOf(jpeg, 0xda);
  return insert(insert(jpeg, scan + 14, bytes), scan, jpegSegment(0xdd, big(interval, 2)));
}

test('restarts, stuffed bytes and fill bytes within a scan are no end of it', () => {
  const restarted = restarting(1, 1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xff, 0xd1, 4);
  expect(cleanPhoto(restarted).bytes).toEqual(restarted);
});

test('restarts that are not announced, out of order or too many are refused', () => {
  const wrong = {
    'not announced': restarting(0, 0xff, 0xd0),
    'out of order': restarting(1, 0xff, 0xd1),
    'too many': restarting(1, 0xff, 0xd0, 0xff, 0xd1, 0xff, 0xd2),
    'of an interval as long as the picture': restarting(3, 0xff, 0xd0),
  };
  for (const [what, bytes] of Object.entries(wrong)) expect(() => cleanPhoto(bytes), what).toThrow(damaged());
});

test('what was painted is not painted again', () => {
  const { jpeg, progressive } = pictures;
  const baseline = jpeg.subarray(placeOf(jpeg, 0xda), -2);
  expect(() => cleanPhoto(insert(jpeg, jpeg.length - 2, baseline))).toThrow(damaged());
  const starts = Array.from(progressive.keys()).filter(
    (at) => progressive[at] === 0xff && progressive[at + 1] === 0xda,
  );
  expect(starts.length).toBeGreaterThan(3);
  for (const start of starts) {
    const length = 2 + (progressive[start + 3] ?? 0);
    const scan = join(progressive.subarray(start, start + length), ascii(secret));
    expect(() => cleanPhoto(insert(progressive, start, scan)), `at ${start}`).toThrow(damaged());
  }
});

test('a scan paints what there is', () => {
  const { jpeg, progressive } = pictures;
  const first = placeOf(progressive, 0xda);
  const second = first + 2 + placeOf(progressive.subarray(first + 2), 0xda);
  const parameters = second + 2 + 2 + 1 + 2;
  const wrong = {
    'a component that is not there': replace(jpeg, placeOf(jpeg, 0xda) + 5, [9]),
    'a coefficient behind the last': replace(progressive, parameters, [1, 64, 0x02]),
    'coefficients from behind to front': replace(progressive, parameters, [5, 1, 0x02]),
    'the first coefficient together with others': replace(progressive, parameters, [0, 5, 0x02]),
    'finer than what is not there yet': replace(progressive, parameters, [1, 5, 0x21]),
  };
  for (const [what, bytes] of Object.entries(wrong)) expect(() => cleanPhoto(bytes), what).toThrow(damaged());
});

test('tables are exactly as long as what they hold', () => {
  const { jpeg } = pictures;
  const table = (marker: number, ...content: ArrayLike<number>[]) =>
    insert(jpeg, placeOf(jpeg, 0xc0), jpegSegment(marker, ...content));
  const codes = [2, 1, ...Array<number>(14).fill(0)];
  const numbers = Array<number>(64).fill(1);
  const whole = [
    table(0xdb, [0], numbers, [0x11], numbers, numbers),
    table(0xc4, [0], codes, [1, 2, 3], [0x11], codes, [1, 2, 3]),
    table(0xdd, [0, 0]),
  ];
  for (const bytes of whole) expect(cleanPhoto(bytes).bytes).toEqual(bytes);
  const wrong = {
    'a byte behind numbers': table(0xdb, [0], numbers, [0]),
    'numbers cut short': table(0xdb, [0], numbers.slice(1)),
    'numbers of three bytes': table(0xdb, [0x20], numbers, numbers),
    'a fifth table': table(0xdb, [4], numbers),
    'no table': table(0xdb),
    'a byte behind codes': table(0xc4, [0], codes, [1, 2, 3, 4]),
    'codes cut short': table(0xc4, [0], codes, [1, 2]),
    'codes of another kind': table(0xc4, [0x20], codes, [1, 2, 3]),
    'more codes than there are': table(0xc4, [0], Array<number>(16).fill(255), Array<number>(4080).fill(1)),
    'a byte behind an interval': table(0xdd, [0, 0, 0]),
  };
  for (const [what, bytes] of Object.entries(wrong)) expect(() => cleanPhoto(bytes), what).toThrow(damaged());
});

test('more bytes than its pixels could need are no picture', () => {
  const { jpeg } = pictures;
  const behind = (length: number) => insert(jpeg, jpeg.length - 2, new Uint8Array(length));
  const most = 16 * 12 * 8 + 4096;
  const fits = behind(most - jpeg.length);
  expect(cleanPhoto(fits).bytes).toEqual(fits);
  expect(() => cleanPhoto(behind(most - jpeg.length + 1))).toThrow(damaged());
});
