import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codeMaxLength, formatCode, isMistyped, normalizeCode } from './codes.ts';
import { RockCode } from './rock-code.ts';
import * as en from './words/en/index.ts';
import { codeOf, worded } from './words/say.ts';

const refusal = (typed: unknown) =>
  RockCode.safeParse(typed).error?.issues.map((issue) => worded(en, issue.message));
const accepted = (typed: string) => RockCode.parse(typed);
const anyText = fc.oneof(
  fc.uint16Array().map((units) => String.fromCharCode(...units)),
  // Letters whose capitals, marks and joiners affect one another.
  fc
    .array(
      fc.constantFrom(
        'a',
        'A',
        '\u0301',
        '\u0308',
        '\u0345',
        'ΐ',
        'ŉ',
        'ß',
        'ﬁ',
        'ｋ',
        '-',
        ' ',
        '\u200D',
        '\u3164',
        '\u1100',
        '\u1161',
      ),
    )
    .map((parts) => parts.join('')),
);

describe('normalizeCode', () => {
  test('changes nothing the second time', () => {
    fc.assert(
      fc.property(anyText, (typed) => normalizeCode(normalizeCode(typed)) === normalizeCode(typed)),
      { numRuns: 3_000 },
    );
  });

  test('gives one form to every character and its capital', () => {
    const letters = 'abcdefghijklmnopqrstuvwxyzäéñøçğšžαβγάΐдёжіїქართულიﬁŉǆ';
    for (const letter of letters)
      expect(normalizeCode(letter.toUpperCase()), letter).toBe(normalizeCode(letter));
  });

  test('reads full-width, circled and mathematical letters as plain ones', () => {
    for (const typed of ['Ｋ７Ｍ－２ＱＸ－９ＲＴ', 'ｋ７ｍ２ｑｘ９ｒｔ', 'Ⓚ⑦Ⓜ②ⓆⓍ⑨ⓇⓉ', '𝐊𝟕𝐌-𝟐𝐐𝐗-𝟗𝐑𝐓']) {
      expect(normalizeCode(typed)).toBe('K7M2QX9RT');
    }
  });

  test('reads a letter and its accent as one, whatever is between them', () => {
    expect(normalizeCode('rose\u0301')).toBe(normalizeCode('rosé'));
    expect(normalizeCode('rose-\u0301')).toBe(normalizeCode('rosé'));
  });

  test('removes every kind of space', () => {
    for (const space of ' \t\n\r\u00A0\u1680\u2000\u2007\u2009\u200A\u2028\u202F\u205F\u3000\u2800') {
      expect(normalizeCode(`K7M${space}2QX`), escape(space)).toBe('K7M2QX');
    }
  });

  test('removes every kind of dash', () => {
    for (const dash of '-_\u058A\u05BE\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u2053\u207B\u2212\u2E3A\u301C\u3030\uFE58\uFE63\uFF0D') {
      expect(normalizeCode(`K7M${dash}2QX`), escape(dash)).toBe('K7M2QX');
    }
  });

  test('removes invisible characters', () => {
    for (const nothing of '\u00AD\u034F\u115F\u1160\u200B\u200C\u200D\u200E\u2060\u3164\uFE0F\uFEFF\uFFA0') {
      expect(normalizeCode(`K7M${nothing}2QX`), escape(nothing)).toBe('K7M2QX');
    }
  });

  test('keeps different codes apart', () => {
    const forms = [
      'K7M2QX9RT',
      'K7M2QX9R',
      'K7M.2QX',
      '石-12',
      '石-13',
      'ROCK+1',
      'ROCK1',
      '🪨-1',
      '🐚-1',
    ].map(normalizeCode);
    expect(new Set(forms).size).toBe(forms.length);
  });
});

describe('a Rock ID as somebody types it', () => {
  test('is accepted if it is made up by its owner', () => {
    for (const typed of [
      'MY-ROCK-1',
      '石-12',
      'a',
      '7',
      'Été 2025',
      '🪨❤️1',
      'rock #5 (blue)',
      'камень',
      'סלע',
      '123456789',
    ]) {
      expect(accepted(typed)).toBe(typed);
    }
  });

  test('is trimmed', () => {
    expect(accepted(' \t\u00A0MY-ROCK-1\u3000\n')).toBe('MY-ROCK-1');
  });

  test('is required', () => {
    for (const typed of [
      undefined,
      null,
      7,
      true,
      [],
      {},
      ['MY-ROCK-1'],
      '',
      ' ',
      '\t\n',
      '\u00A0\u3000',
      '-',
      ' – — _ ',
    ]) {
      expect(refusal(typed)).toEqual(['Laser engraved ID is required']);
    }
  });

  test('is missing if it has only invisible characters', () => {
    for (const typed of [
      '\u200B',
      '\u200B\u200D\u2060',
      '\uFEFF',
      '\u00AD',
      '\u3164',
      '\uFFA0\u115F',
      '\u2800',
      '\uFE0F',
      '\u034F',
    ]) {
      expect(refusal(typed), escape(typed)).toEqual([en.codes.required]);
    }
  });

  test('is refused with characters that are invisible or cannot be stored', () => {
    const unseen =
      '\u0000\u0001\u0009\u000A\u001B\u007F\u0085\u00AD\u115F\u200B\u200D\u200F\u2028\u202E\u2060\u2066\u2800\u3164\uD800\uDFFF\uE000\uFFFE\uFFFF';
    for (const sign of unseen.split(''))
      expect(refusal(`MY${sign}ROCK`), escape(sign)).toEqual([en.codes.unprintable]);
  });

  test('has from 1 to 64 characters, as people count them', () => {
    for (const sign of ['A', '石', '🪨']) {
      expect(accepted(sign)).toBe(sign);
      expect(accepted(sign.repeat(codeMaxLength))).toBe(sign.repeat(64));
      expect(refusal(sign.repeat(65))).toEqual([en.codes.tooLong(codeMaxLength)]);
    }
    expect(refusal('A'.repeat(10_000))).toEqual([en.codes.tooLong(codeMaxLength)]);
  });

  test('is refused if it is an issued one with a typo', () => {
    for (const typed of ['AAA-AAA-AAB', 'aaa aaa aab', 'ＡＡＡＡＡＡＡＡＢ'])
      expect(refusal(typed)).toEqual([en.codes.mistyped]);
    expect(accepted('AAA-AAA-AAA')).toBe('AAA-AAA-AAA');
  });

  test('is never taken for an issued one with another length or another symbol', () => {
    for (const typed of ['AAAAAAAB', 'AAAAAAAAAB', 'AAAAAAAA0', 'AAAAAAAAI', 'AAAAAAAA石', 'AAAAAAA🪨']) {
      expect(isMistyped(typed)).toBe(false);
      expect(accepted(typed)).toBe(typed);
    }
  });

  test('gives a text that can be stored, or one of our sentences, for any input', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.jsonValue()), (typed) => {
        const { data, error } = RockCode.safeParse(typed);
        if (error)
          return (
            error.issues.length === 1 && codeOf(error.issues[0]?.message ?? '')?.startsWith('codes.') === true
          );
        return data.isWellFormed() && normalizeCode(data) !== '' && accepted(data) === data;
      }),
    );
  });
});

describe('formatCode', () => {
  test('shows issued codes in groups of three, however they were typed', () => {
    for (const typed of ['aaaaaaaaa', 'AAA AAA AAA', ' aaa-aaa-aaa ', 'ＡＡＡ‐ＡＡＡ‐ＡＡＡ'])
      expect(formatCode(typed)).toBe('AAA-AAA-AAA');
  });

  test('leaves every other code as it was typed', () => {
    for (const typed of ['My-Rock-1', '石-12', 'k7m2qx9r', 'ab'])
      expect(formatCode(` ${typed} `)).toBe(typed);
  });

  test('changes nothing the second time, and never changes which rock is meant', () => {
    fc.assert(fc.property(anyText, (typed) => formatCode(formatCode(typed)) === formatCode(typed)));
    fc.assert(fc.property(anyText, (typed) => normalizeCode(formatCode(typed)) === normalizeCode(typed)));
  });
});
