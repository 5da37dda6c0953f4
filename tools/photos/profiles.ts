// Colour profiles as programs write them: with the date, the device, texts and private tags, a canary in each.
import { deflateSync } from 'node:zlib';
import {
  ascii,
  big,
  join,
  jpegSegment,
  webp,
  webpCanvas,
  webpChunk,
} from '../../worker/photos/testing-corpus.ts';
import { secretOf, utf16 } from './metadata.ts';
import { size } from './paint.ts';
import { chunk } from './parts.ts';

type Tags = Record<string, ArrayLike<number>>;

const fixed = (value: number) => big(Math.round(value * 65_536) >>> 0, 4);
const typed = (type: string, ...content: ArrayLike<number>[]) => join(ascii(type), big(0, 4), ...content);
const xyz = (values: readonly number[]) => typed('XYZ ', values.flatMap(fixed));
const text = (value: string) => typed('text', ascii(`${value}\0`));

/** In UTF-16, as newer profiles have their texts. */
const words = (value: string) =>
  typed(
    'mluc',
    big(1, 4),
    big(12, 4),
    ascii('enUS'),
    big(value.length * 2, 4),
    big(28, 4),
    utf16(value).swap16(),
  );

const p3 = [
  [0.5151, 0.2412, -0.0011],
  [0.2919, 0.6922, 0.0419],
  [0.1572, 0.0666, 0.7841],
] as const;
const adobe = [
  [0.6097, 0.3111, 0.0195],
  [0.2053, 0.6257, 0.0609],
  [0.1492, 0.0632, 0.7446],
] as const;
/** What a program measured on somebody's screen. */
const measured = [
  [0.4713, 0.2382, 0.0101],
  [0.3431, 0.6923, 0.0701],
  [0.1498, 0.0695, 0.7447],
] as const;

const srgbCurve = (x: number) => (x <= 0.040_45 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

/** As 1,024 numbers, which is how most profiles have it. */
const table = typed(
  'curv',
  big(1024, 4),
  Array.from({ length: 1024 }, (_, n) => big(Math.round(srgbCurve(n / 1023) * 65_535), 2)).flat(),
);
const gamma = (power: number) => typed('curv', big(1, 4), big(Math.round(power * 256), 2));
/** Numbers that are text. */
const textCurve = typed('curv', big(256, 4), ascii(secretOf('curve').repeat(40).slice(0, 512)));

/** What a screen's own program writes beside its colours. */
const talk: Tags = {
  desc: typed('desc', big(40, 4), ascii(secretOf('description').padEnd(40, '\0')), new Uint8Array(78)),
  cprt: text(secretOf('copyright')),
  dmnd: words(secretOf('maker')),
  dmdd: words(secretOf('model')),
  meta: typed('dict', ascii(secretOf('dictionary'))),
  mmod: typed('mmod', ascii(secretOf('serial number'))),
  vcgt: typed('vcgt', ascii(secretOf('screen'))),
  targ: text(secretOf('measurement')),
};

const colours = ([red, green, blue]: readonly (readonly number[])[], curve: ArrayLike<number>): Tags => ({
  wtpt: xyz([0.9642, 1, 0.8249]),
  rXYZ: xyz(red ?? []),
  gXYZ: xyz(green ?? []),
  bXYZ: xyz(blue ?? []),
  rTRC: curve,
  gTRC: curve,
  bTRC: curve,
});

/** The header has a date, a device, a creator and an id of its own. */
function profile(tags: Tags, space = 'RGB ', connection = 'XYZ '): Uint8Array {
  const all = Object.entries({ ...talk, ...tags });
  let at = 128 + 4 + all.length * 12;
  const entries = all.flatMap(([name, content]) => {
    const entry = join(ascii(name), big(at, 4), big(content.length, 4));
    at += Math.ceil(content.length / 4) * 4;
    return [entry];
  });
  const contents = all.map(([, content]) => join(content, new Uint8Array(-content.length & 3)));
  const date = [2026, 7, 4, 10, 11, 12].flatMap((part) => big(part, 2));
  const about = ascii(secretOf('profile').padEnd(28)).subarray(0, 28);
  return join(
    big(at, 4),
    ascii('Cana'),
    [2, 0x40, 0x43, 0x61],
    ascii(`mntr${space}${connection}`),
    date,
    ascii('acspCana'),
    ascii('ry7Q'),
    ascii('Canary7Qx device'),
    big(0, 4),
    [0.9642, 1, 0.8249].flatMap(fixed),
    about.subarray(0, 4),
    about,
    ascii('Canary7Qx   '),
    new Uint8Array(4),
    big(all.length, 4),
    ...entries,
    ...contents,
  );
}

/** Of colours that pictures have. */
export const profiles = {
  'Display P3 as a table': profile(colours(p3, table)),
  'Adobe RGB': profile(colours(adobe, gamma(2.199_218_75))),
  'the colours of a screen': profile(colours(measured, gamma(1.8))),
} as const;

export const talkative = profiles['Display P3 as a table'];

/** Profiles that are left out, because nobody can tell what is colour in them. */
export const opaque = {
  'a curve that is text': profile(colours(p3, textCurve)),
  'colours that are text': profile({ ...colours(p3, table), rXYZ: typed('XYZ ', ascii('Canary7Qx   ')) }),
  'tables as for print': profile({ A2B0: typed('mft2', ascii(secretOf('table'))) }, 'CMYK', 'Lab '),
  'nothing but words': ascii(secretOf('no profile').repeat(20)),
} as const;

/** The profile in a segment of a JPEG. */
export const inJpeg = (content: ArrayLike<number>) =>
  jpegSegment(0xe2, ascii('ICC_PROFILE\0\x01\x01'), content);

/** The profile in a chunk of a PNG, under a name of its own; not compressed, so that its texts can be found. */
export const inPng = (content: Uint8Array, behind = '') =>
  chunk('iCCP', ascii(`${secretOf('name')}\0\0`), deflateSync(content, { level: 0 }), ascii(behind));

/** The profile in a WebP of one image, which then announces it. */
export const inWebp = (content: Uint8Array, image: Uint8Array) =>
  webp(webpCanvas(0x20, size.width, size.height), webpChunk('ICCP', content), image);
