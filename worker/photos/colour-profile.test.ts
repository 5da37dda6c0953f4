import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanProfile } from './colour-profile.ts';
import { ascii, big, find, insert, join, plainProfile, replace, secret } from './testing-corpus.ts';

/** Where the content of a tag begins. */
function contentOf(name: string): number {
  const entry = find(plainProfile, name);
  return new DataView(plainProfile.buffer, plainProfile.byteOffset).getUint32(entry + 4);
}

/** The profile with other content of its own for these tags. */
function withTag(names: readonly string[], content: Uint8Array): Uint8Array {
  const told = names.reduce((profile, name) => {
    const entry = find(profile, name);
    return replace(profile, entry + 4, [...big(plainProfile.length, 4), ...big(content.length, 4)]);
  }, plainProfile);
  return replace(join(told, content), 0, big(told.length + content.length, 4));
}

const curves = ['rTRC', 'gTRC', 'bTRC'];
const fixed = (value: number) => big(Math.round(value * 65_536) >>> 0, 4);
const table = (count: number, curve: (x: number) => number) =>
  join(
    ascii('curv\0\0\0\0'),
    big(count, 4),
    ...Array.from({ length: count }, (_, n) => big(Math.round(curve(n / (count - 1)) * 65_535), 2)),
  );
const parametric = (kind: number, ...numbers: number[]) =>
  join(ascii('para\0\0\0\0'), big(kind, 2), [0, 0], ...numbers.map(fixed));
const srgb = (x: number) => (x <= 0.040_45 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

test('a profile that is clean stays as it is', () => {
  expect(cleanProfile(plainProfile)).toEqual(plainProfile);
});

test('date, device, creator and id go, and what follows its end', () => {
  for (const [from, to] of [
    [4, 8],
    [10, 12],
    [24, 36],
    [40, 64],
    [80, 128],
  ] as const) {
    const marked = replace(plainProfile, from, ascii(secret.repeat(3).slice(0, to - from)));
    expect(cleanProfile(marked), `from ${from}`).toEqual(plainProfile);
  }
  expect(cleanProfile(join(plainProfile, ascii(secret)))).toEqual(plainProfile);
});

test('texts and tags that no colour needs go', () => {
  expect(cleanProfile(withTag(['desc'], ascii(secret)))).toEqual(plainProfile);
  const others = ['dmnd', 'dmdd', 'meta', 'mmod', 'bkpt', secret.slice(0, 4)];
  const entries = others.flatMap((name) => [...ascii(name), ...big(12, 4), ...big(40, 4)]);
  const shifted = replace(plainProfile, 128, big(9 + others.length, 4));
  const moved = Array.from({ length: 9 }, (_, n) => 132 + 12 * n + 4).reduce((profile, at) => {
    const place = new DataView(profile.buffer, profile.byteOffset).getUint32(at);
    return replace(profile, at, big(place + entries.length, 4));
  }, shifted);
  expect(cleanProfile(insert(moved, 132 + 9 * 12, entries))).toEqual(plainProfile);
});

test.each([
  ['a table of 1,024 numbers', table(1024, srgb)],
  ['a table of 4,096 numbers', table(4096, srgb)],
  ['a function of five numbers', parametric(3, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45)],
  ['a function of seven numbers', parametric(4, 2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45, 0, 0)],
])('%s that is the curve of sRGB becomes that', (_, curve) => {
  expect(cleanProfile(withTag(curves, curve))).toEqual(plainProfile);
});

test('a power becomes hundredths, however it was told', () => {
  const clean = cleanProfile(withTag(curves, parametric(0, 2.2)));
  expect(clean).not.toBeNull();
  const told = [
    table(1024, (x) => x ** 2.2),
    join(ascii('curv\0\0\0\0'), big(1, 4), big(Math.round(2.2 * 256), 2)),
    parametric(0, 2.199_218_75),
    parametric(1, 2.2, 1, 0),
    parametric(2, 2.2, 1, 0, 0),
  ];
  for (const curve of told) expect(cleanProfile(withTag(curves, curve))).toEqual(clean);
  expect(find(clean ?? plainProfile, [...parametric(0, 2.2)])).toBeGreaterThan(0);
  const straight = cleanProfile(withTag(curves, join(ascii('curv\0\0\0\0'), big(0, 4))));
  expect(straight).toEqual(cleanProfile(withTag(curves, parametric(0, 1))));
});

test('colours that are close to known ones become these, others are rounded', () => {
  const place = contentOf('rXYZ') + 8;
  const nudged = (by: number) => {
    const value = new DataView(plainProfile.buffer, plainProfile.byteOffset).getInt32(place);
    return cleanProfile(replace(plainProfile, place, big(value + by, 4)));
  };
  expect(nudged(20)).toEqual(plainProfile);
  expect(nudged(400)).not.toEqual(plainProfile);
  expect(nudged(400)).toEqual(nudged(402));
});

test('what nobody can tell to be colour is dropped', () => {
  const wrong = {
    'no profile': ascii(secret.repeat(20)),
    nothing: new Uint8Array(),
    'a profile for print': replace(plainProfile, 16, ascii('CMYK')),
    'a profile of another connection': replace(plainProfile, 20, ascii('Lab ')),
    'a length past the end': replace(plainProfile, 0, big(plainProfile.length + 1, 4)),
    'many tags': replace(plainProfile, 128, big(2 ** 32 - 1, 4)),
    'a tag past the end': replace(plainProfile, 132 + 8, big(2 ** 32 - 1, 4)),
    'no red': replace(plainProfile, find(plainProfile, 'rXYZ'), ascii('xxxx')),
    'red of another kind': replace(plainProfile, contentOf('rXYZ'), ascii('text')),
    'red that is a text': replace(plainProfile, contentOf('rXYZ') + 8, ascii('Canary7Qx   ')),
    'no curve': replace(plainProfile, find(plainProfile, 'rTRC'), ascii('xxxx')),
    'a curve that is a text': withTag(curves, ascii(secret)),
    'a table that is a text': withTag(curves, join(ascii('curv\0\0\0\0'), big(12, 4), ascii(secret))),
    'a table cut short': withTag(curves, table(9, srgb).subarray(0, -1)),
    'a table of one bump': withTag(
      curves,
      table(64, (x) => (x > 0.4 && x < 0.5 ? 0 : x)),
    ),
    'a function that there is not': withTag(curves, parametric(5, 2, 1, 0)),
    'a function cut short': withTag(curves, parametric(3, 2.4, 1)),
    'a function that divides by nothing': withTag(curves, parametric(1, 2.4, 0, 0)),
    'a megabyte': replace(join(plainProfile, new Uint8Array(1024 * 1024)), 0, big(492, 4)),
  };
  for (const [what, profile] of Object.entries(wrong)) expect(cleanProfile(profile), what).toBeNull();
});

test('a grey profile keeps its curve', () => {
  const grey = replace(replace(plainProfile, 16, ascii('GRAY')), find(plainProfile, 'rTRC'), ascii('kTRC'));
  const clean = cleanProfile(grey);
  expect(clean).not.toBeNull();
  expect(cleanProfile(clean ?? plainProfile)).toEqual(clean);
  expect(find(clean ?? plainProfile, 'rXYZ')).toBe(-1);
});

test('whatever it says, a profile is dropped or becomes one that stays as it is', () => {
  const change = fc.record({
    at: fc.nat({ max: plainProfile.length - 1 }),
    by: fc.uint8Array({ maxLength: 6 }),
  });
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 6 }),
      fc.option(fc.uint8Array({ maxLength: 64 })),
      (changes, curve) => {
        const told = changes.reduce(
          (profile, { at, by }) => replace(profile, at, by.subarray(0, profile.length - at)),
          curve ? withTag(curves, join(ascii('para\0\0\0\0'), curve)) : plainProfile,
        );
        const clean = cleanProfile(told);
        if (!clean) return;
        expect(clean.length).toBeLessThan(600);
        expect(cleanProfile(clean)).toEqual(clean);
      },
    ),
    { numRuns: 3000 },
  );
});
