import { describe, expect, test } from 'vitest';
import { revealsCode } from './reveals-code.ts';

describe('revealsCode', () => {
  const code = 'K7M-2QX-9RT';

  test.each([
    ['as it is shown', 'K7M-2QX-9RT'],
    ['in lower case', 'k7m-2qx-9rt'],
    ['in one piece', 'K7M2QX9RT'],
    ['with spaces', 'K7M 2QX 9RT'],
    ['with no-break spaces', 'K7M\u00A02QX\u00A09RT'],
    ['letter by letter', 'K 7 M 2 Q X 9 R T'],
    ['on three lines', 'K7M\n2QX\r\n9RT'],
    ['with tabs', 'K7M\t2QX\t9RT'],
    ['with underscores', '_K7M_2QX_9RT_'],
    ['with dashes of print', 'K7M–2QX—9RT'],
    ['with minus signs', 'K7M−2QX−9RT'],
    ['with full stops', 'K7M.2QX.9RT'],
    ['with slashes', 'K7M/2QX/9RT'],
    ['with commas', 'K,7,M,2,Q,X,9,R,T'],
    ['with plus signs', 'K7M+2QX+9RT'],
    ['with bars', 'K7M|2QX|9RT'],
    ['with pictures', 'K7M❤2QX🪨9RT'],
    ['on key caps', 'K7\u20E3M2\u20E3QX9\u20E3RT'],
    ['in quotation marks', 'the ID is “K7M” “2QX” “9RT”'],
    ['in full width', 'Ｋ７Ｍ２ＱＸ９ＲＴ'],
    ['in circles', 'Ⓚ⑦Ⓜ②ⓆⓍ⑨ⓇⓉ'],
    ['in mathematical bold', '𝐊𝟕𝐌𝟐𝐐𝐗𝟗𝐑𝐓'],
    ['with zero-width spaces', 'K7M\u200B2QX\u200B9RT'],
    ['with word joiners and soft hyphens', 'K7M\u20602QX\u00AD9RT'],
    ['with Hangul fillers', 'K7M\u31642QX\u31649RT'],
    ['with direction marks', '\u200EK7M\u200E2QX\u200F9RT'],
    ['inside a sentence', 'Found it! It says k7m-2qx-9rt, lovely.'],
    ['inside a word', 'xxK7M2QX9RTxx'],
    ['inside an address', 'https://rockabout.example/R/K7M2QX9RT?x=1'],
  ])('sees the code %s', (_, text) => {
    expect(revealsCode(text, code)).toBe(true);
    expect(revealsCode(text, 'k7m2qx9rt')).toBe(true);
  });

  test('sees made-up codes', () => {
    expect(revealsCode('look for my rock 1', 'MY-ROCK-1')).toBe(true);
    expect(revealsCode('彩石-１２３です', '彩石-123')).toBe(true);
    expect(revealsCode('A+B+C is it', 'a+b+c')).toBe(true);
    expect(revealsCode('it is ?!?!', '?!?!')).toBe(true);
  });

  test('leaves texts without the code alone', () => {
    for (const text of [
      '',
      'Sunny',
      'K7M',
      'K7M-2QX',
      'K7M-2QX-9R',
      'TR9-XQ2-M7K',
      'K7M and 2QX and 9RT',
      '🪨'.repeat(50),
    ]) {
      expect(revealsCode(text, code)).toBe(false);
    }
  });

  test('does not look for codes of fewer than four characters', () => {
    for (const short of ['a', 'an', 'sun', 's-u-n', '石-12', '🪨🐚', '\u200B\u200B\u200B\u200B'])
      expect(revealsCode(`a sunny ${short}`, short)).toBe(false);
    expect(revealsCode('a sunny day', 'sunn')).toBe(true);
  });
});
