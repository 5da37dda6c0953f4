import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isBlank, lengthOf } from './characters.ts';
import { optionalText, requiredText } from './text.ts';
import * as en from './words/en/index.ts';
import { worded } from './words/say.ts';

const Name = requiredText('name', 10, 'A name is required');
const Story = optionalText('notes', 10);

const refusal = (schema: typeof Name | typeof Story, typed: unknown) =>
  schema.safeParse(typed).error?.issues.map((issue) => worded(en, issue.message));

const blanks = [
  ['nothing', ''],
  ['spaces', '   '],
  ['tabs and line ends', '\t\r\n'],
  ['no-break and ideographic spaces', '\u00A0\u3000\u2003'],
  ['a byte order mark', '\uFEFF'],
  ['zero-width spaces', '\u200B\u200B'],
  ['joiners', '\u200C\u200D\u2060'],
  ['soft hyphens', '\u00AD'],
  ['direction marks', '\u200E\u200F\u061C'],
  ['Hangul fillers', '\u115F\u1160\u3164\uFFA0'],
  ['a braille blank', '\u2800'],
  ['variation selectors', '\uFE0E\uFE0F\u{E0100}'],
  ['a grapheme joiner', '\u034F'],
  ['Mongolian and Khmer invisible signs', '\u180B\u180E\u17B4'],
  ['tags', '\u{E0067}\u{E007F}'],
  ['line and paragraph separators', '\u2028\u2029'],
  ['several of these', ' \u200B\uFEFF\u3164\n\uFE0F '],
] as const;

/** Apart from trimming and unified line ends, nothing may change a text. */
const kept = (typed: string) => expect(optionalText('notes', 1_000).parse(typed)).toBe(typed);

describe('a blank text', () => {
  test.each(blanks)('is one of %s', (_, typed) => {
    expect(isBlank(typed)).toBe(true);
    expect(refusal(Name, typed)).toEqual(['A name is required']);
    expect(Story.parse(typed)).toBe('');
  });

  test('has no visible character, even between blanks', () => {
    for (const typed of ['a', '\u200Ba\u200B', '.', '0', '石', '🪨', '\u0301', '\u200D👩'])
      expect(isBlank(typed)).toBe(false);
  });
});

describe('a required text', () => {
  test('is missing if it is not a string', () => {
    for (const typed of [undefined, null, 0, 7, true, [], {}, ['Sunny']]) {
      expect(refusal(Name, typed)).toEqual(['A name is required']);
    }
  });

  test('is trimmed and put on one line', () => {
    expect(Name.parse('  Sunny \t\n B \n')).toBe('Sunny B');
  });
});

describe('an optional text', () => {
  test('is empty when it is missing', () => {
    expect(Story.parse(undefined)).toBe('');
  });

  test('is refused if it is not a string', () => {
    for (const typed of [null, 0, 7, true, [], {}, ['Sunny']])
      expect(refusal(Story, typed)).toEqual(['Notes must be a text']);
  });

  test('is trimmed, and kept as typed otherwise', () => {
    expect(Story.parse('  Sunny  B \n')).toBe('Sunny  B');
  });
});

describe('a text that people type', () => {
  test('keeps emoji with their joiners, skin tones, flags and keycaps', () => {
    for (const emoji of ['👩‍👩‍👧‍👦', '🏳️‍🌈', '👍🏽', '❤️', '🇩🇪', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '7️⃣']) kept(`a ${emoji} rock`);
  });

  test('keeps right-to-left texts and their marks', () => {
    for (const typed of ['סלע צבוע', 'حجر ملوّن', 'می‌خواهم', 'סלע\u200F 5', 'rock \u200Eסלע']) kept(typed);
  });

  test('keeps accents, scripts beyond the basic plane and private spellings', () => {
    for (const typed of ['Été', 'e\u0301', 'ŝtono', '彩石', '𠮷野', '𐐷', 'ß']) kept(typed);
  });

  test('keeps its lines and tabs', () => {
    kept('first\n\n\tsecond');
  });

  test('has one kind of line end, so that a form and JSON count alike', () => {
    expect(Story.parse('a\r\nb\rc\nd')).toBe('a\nb\nc\nd');
    expect(Story.parse('a\r\n'.repeat(4) + 'bc')).toBe('a\na\na\na\nbc');
  });

  test.each([
    ['U+0000', '\u0000'],
    ['a bell', '\u0007'],
    ['a vertical tab', '\u000B'],
    ['an escape', '\u001B[31m'],
    ['a delete', '\u007F'],
    ['a C1 control', '\u009F'],
    ['a right-to-left override', '\u202E'],
    ['a left-to-right override', '\u202D'],
    ['an embedding', '\u202B'],
    ['a pop of direction', '\u202C'],
    ['an isolate', '\u2066'],
    ['an end of isolate', '\u2069'],
    ['a lone high surrogate', '\uD83D'],
    ['a lone low surrogate', '\uDE00'],
    ['surrogates in the wrong order', '\uDE00\uD83D'],
  ])('is refused with %s', (_, sign) => {
    const sentence = ['This text has characters that cannot be kept'];
    expect(refusal(Name, `ro${sign}ck`)).toEqual(sentence);
    expect(refusal(Story, `ro${sign}ck`)).toEqual(sentence);
  });

  test('is counted in code points, not in UTF-16 units', () => {
    expect(lengthOf('🪨'.repeat(10))).toBe(10);
    expect(Name.parse('🪨'.repeat(10))).toBe('🪨'.repeat(10));
    expect(Story.parse('𠮷'.repeat(10))).toBe('𠮷'.repeat(10));
    expect(refusal(Name, '🪨'.repeat(11))).toEqual(['The name can have at most 10 characters']);
    expect(refusal(Story, '𠮷'.repeat(11))).toEqual(['Notes can have at most 10 characters']);
  });

  test('is refused when it is too long, never cut', () => {
    for (const count of [11, 10_000]) {
      expect(refusal(Name, 'a'.repeat(count))).toEqual(['The name can have at most 10 characters']);
      expect(refusal(Story, 'a'.repeat(count))).toEqual(['Notes can have at most 10 characters']);
    }
    expect(Name.parse(` ${'a'.repeat(10)} `)).toBe('a'.repeat(10));
  });

  test('is stored in a form that passes again unchanged, or refused with one sentence', () => {
    const sentences = [
      'A name is required',
      'This text has characters that cannot be kept',
      'The name can have at most 10 characters',
    ];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.uint16Array().map((units) => String.fromCharCode(...units)),
          fc.constantFrom(...blanks.map(([, typed]) => typed)),
          fc.jsonValue(),
        ),
        (typed) => {
          const { data, error } = Name.safeParse(typed);
          if (error)
            return (
              error.issues.length === 1 &&
              sentences.includes(worded(en, error.issues[0]?.message ?? '') ?? '')
            );
          return data.isWellFormed() && !isBlank(data) && lengthOf(data) <= 10 && Name.parse(data) === data;
        },
      ),
      { numRuns: 1_000 },
    );
  });
});
