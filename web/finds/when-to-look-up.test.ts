import { describe, expect, test } from 'vitest';
import * as fc from 'fast-check';
import { codeAlphabet, formatCode, normalizeCode } from '../../schema/codes.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { whenToLookUp } from './when-to-look-up.ts';

const anyCode = fc.uint8Array({ minLength: 16, maxLength: 16 }).map((seed) => {
  let next = 0;
  return issueCode((bytes) => bytes.map((_, i) => ((seed[i] ?? 0) + next++) % 248));
});

describe('an issued code', () => {
  test('is not looked up while it is incomplete, and is looked up once it is complete', () => {
    fc.assert(
      fc.property(anyCode, fc.boolean(), fc.boolean(), (code, withDashes, inLowerCase) => {
        const shown = withDashes ? formatCode(code) : normalizeCode(code);
        const typed = inLowerCase ? shown.toLowerCase() : shown;
        for (let end = 0; end < typed.length; end++) {
          expect(['never', 'on-submit']).toContain(whenToLookUp(typed.slice(0, end)));
        }
        expect(whenToLookUp(typed)).toBe('now');
      }),
    );
  });

  test('is never looked up with one wrong character', () => {
    fc.assert(
      fc.property(anyCode, fc.nat(8), fc.nat(29), (code, at, step) => {
        const right = normalizeCode(code);
        const wrong = codeAlphabet[(codeAlphabet.indexOf(right.charAt(at)) + step + 1) % codeAlphabet.length];
        expect(whenToLookUp(right.slice(0, at) + wrong + right.slice(at + 1))).toBe('never');
      }),
    );
  });
});

test.each([
  ['', 'never'],
  ['  - ', 'never'],
  ['ROCK 7', 'on-submit'],
  ['0', 'on-submit'],
  ['Grandma & Max', 'after-pause'],
  ['steinÜ', 'on-submit'],
  // It may be an issued code without its last character.
  ['STARFXSH', 'on-submit'],
  ['SUNSHINE', 'after-pause'],
  ['OLD-ROCK-2019', 'after-pause'],
])('the made-up ID "%s": %s', (typed, moment) => {
  expect(whenToLookUp(typed)).toBe(moment);
});

test('an ID from the member’s own list is looked up after a pause, however short', () => {
  const known = ['ROCK7', 'K7M2'];
  expect(whenToLookUp('rock 7', known)).toBe('after-pause');
  expect(whenToLookUp('K7M-2', known)).toBe('after-pause');
  expect(whenToLookUp('ROCK', known)).toBe('on-submit');
  expect(whenToLookUp('', known)).toBe('never');
});
