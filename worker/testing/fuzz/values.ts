// Invalid and strange values for fields.
import fc from 'fast-check';
import { payloads } from '../payloads.ts';
import { Raw } from './body.ts';

/** Texts that every field refuses, in JSON and in forms: forbidden characters, or too many. */
export const badTexts: fc.Arbitrary<string> = fc.constantFrom(
  // Both ends of each range of control characters and of overrides of direction.
  ...Array.from('\0\b\v\f\x0E\x1B\x1F\x7F\x85\x9F\u202A\u202E\u2066\u2069', (one) => `Rob${one}in`),
  'a'.repeat(5_000),
  '🪨'.repeat(3_000),
  `a${'\u0301'.repeat(4_000)}`,
);

/** Invalid texts that only JSON can contain: lone surrogates, and a megabyte. */
export const badJsonTexts: fc.Arbitrary<string> = fc.constantFrom(
  'Rob\uD800in', 'Rob\uDC00in', '\uDE00\uD83D', 'a'.repeat(1_000_000),
); // prettier-ignore

/** Texts that count as empty: nothing, whitespace of all kinds, and invisible characters. */
export const blanks: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(...' \t\n\u00A0\u3000\u2003\u200B\u200D\u2060\uFEFF\u3164\u115F\u2800\u00AD'),
});

/** Strange texts, which may be valid. */
export const strangeTexts: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(...payloads),
  fc.constantFrom(
    // Mixed scripts, joined emoji, stacked marks, ligatures, line separators, private and invalid characters.
    'Rоbin', 'Ro\u200Bbin', 'Ro\u200E\u200Fbin', '👨‍👩‍👧‍👦 🏳️‍🌈', 'e\u0301tude\u0302', `Z${'\u0310\u0352\u034A'.repeat(6)}algo`, 'ﬁ ﷺ Ｒｏｂｉｎ ㎏',
    'one\r\ntwo\u2028three\u2029four\rfive', '\uE000\uFFFE\uFFFF',
    // Special elsewhere: in SQL, a spreadsheet, a header, a path, a programming language.
    `x'); DROP TABLE rocks; --`, '%_%', '=cmd|"/c calc"!A1', 'x\r\nSet-Cookie: a=b', '../../../../etc/passwd%00.png', '%00%ff%zz%', '__proto__', '0', 'null',
  ), // prettier-ignore
);

const nested = (depth: number, before: string, after: string) =>
  new Raw(before.repeat(depth) + after.repeat(depth));

/** Nested lists. */
export const lists = (depth: number): Raw => nested(depth, '[', ']');

/** No lists, and lists of things that no call accepts. */
export const badLists: fc.Arbitrary<unknown> = fc.constantFrom<unknown[]>(
  null, true, 0, '', 'x', {}, { length: 1, 0: {} }, [], [null], [0], ['x'], [[]], [{}], [{ id: null }], [{ id: '' }], new Raw('[1e400]'), lists(10_000),
); // prettier-ignore

/** No objects, and objects that no call accepts. */
export const badObjects: fc.Arbitrary<unknown> = fc.constantFrom<unknown[]>(
  null, true, 0, '', 'x', [], [[]], {}, { a: 1 }, { '': {} }, { constructor: {} }, new Raw('{"__proto__":{"polluted":true}}'), new Raw('1e400'),
); // prettier-ignore

/** JSON of any type but one. */
export const otherThan = (kind: 'string' | 'boolean'): fc.Arbitrary<unknown> =>
  fc.oneof(
    fc.jsonValue().filter((value) => typeof value !== kind),
    fc.constantFrom(
      new Raw('-0'),
      new Raw('1e400'),
      new Raw('9'.repeat(100)),
      { toString: 'x', valueOf: 1, length: 3 },
      new Raw('{"__proto__":{"polluted":true}}'),
      { constructor: { prototype: { polluted: true } } },
      lists(10_000),
      nested(10_000, '{"a":', '}'),
    ),
  );

/** Texts that are not among the choices. */
export const otherChoices = (choices: readonly unknown[]): fc.Arbitrary<string> =>
  fc
    .oneof(
      fc.constantFrom('other than those', '', '__proto__', 'toString', '0'),
      fc.constantFrom(...['Other ', ...choices.map(String)].flatMap((one) => [one.toUpperCase(), `${one} `])),
      fc.string(),
    )
    .filter((text) => !choices.includes(text));

/** Path segments that name nothing. `%2e%2e` is missing because URL parsers resolve it. */
export const lostSegments: readonly string[] = [
  'nowhere', '0', '-1', 'null', 'undefined', '__proto__', 'constructor', '%', '%25', '%zz', '%0', '%00', 'a%00b', '%ff%fe',
  '%ED%A0%80', '%e2%80%ae', '%F0%9F%AA%A8', '..%2f..%2fetc%2fpasswd', '%252e%252e', '....', '%5c%5c', "'%20OR%20'1'='1",
  '%27%3B%20DROP%20TABLE%20rocks%3B--', '%25_%25', '*', '~', '$%7B7*7%7D', '%3Cscript%3E', '%0d%0aSet-Cookie:a=b', '👻', 'Ünïcode',
  'a'.repeat(300), '%41'.repeat(500), 'a'.repeat(8_000), ';x=y', '@', 'a:b', '%20', '+', '[object%20Object]', 'aaaaaaaaaaaaaaaa',
]; // prettier-ignore

/** Invalid limits, cursors, zooms and boxes. The tests of their schemas cover the formats. */
export const badQueries: fc.Arbitrary<string> = fc.oneof(
  fc.string().filter((text) => !/^[-\d]/.test(text)),
  fc.constantFrom('', '0', '-1', '1e1', '0x10', '999999', '1\u0000', '1'.repeat(100), '1,2,2,1', '1.a.b', '٢', '１', 'null'),
); // prettier-ignore

/** Invalid degrees, for a latitude or a longitude, in a form or in JSON. */
export const badDegreeTexts: fc.Arbitrary<string> = fc.constantFrom(
  '', ' ', '\t', 'abc', 'null', 'undefined', 'true', 'NaN', 'Infinity', '-Infinity', '1e1', '1E1', '1e400', '-1e400', '1e-7', '0x10', '0b1', '0o7',
  '41,25', '41.25.1', '41.', '.5', '-.5', '+41', '--41', '-', '- 41', '4 1', '41°', "41°15'", '41N', '41;', "41'", '1_0', '1,000', '٤١', '４１', '㊶',
  '180.0000001', '-180.0000001', '181', '-181', '999', '1000', '00041', '9'.repeat(100), `-${'9'.repeat(100)}`, '41\u0000', '41\u200B', '\u202E41',
  '[41]', '{}', '41/1', '=41', '1e', 'e1', '∞', '½', '41 25', '41\n25',
); // prettier-ignore

/** Invalid degrees that only JSON can contain. */
export const badDegrees: fc.Arbitrary<unknown> = fc.constantFrom<unknown[]>(
  null, true, false, [], [41], {}, new Raw('1e400'), new Raw('-1e400'), new Raw('9'.repeat(100)), 180.0000001, -200, '41\uD800',
); // prettier-ignore
