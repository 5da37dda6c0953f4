import { expect, test } from 'vitest';
import * as en from './en/index.ts';
import { codeOf, say, worded } from './say.ts';

test('a sentence is said in no language, and worded in one', () => {
  expect(worded(en, say('codes', 'tooLong', 64))).toBe('A Rock ID has at most 64 characters');
  expect(worded(en, say('finds', 'taken'))).toBe('Rock already found');
  expect(codeOf(say('codes', 'tooLong', 64))).toBe('codes.tooLong');
});

test('a text that was not made so stays as it is', () => {
  for (const text of ['Rock already found', '', '["', '["codes"]', '[1,2]', '{"codes":"empty"}']) {
    expect(worded(en, text)).toBe(text);
    expect(codeOf(text)).toBeUndefined();
  }
});

test.each([
  '["nothing","here"]',
  '["codes","here"]',
  '["codes","constructor"]',
  '["__proto__","toString"]',
  '["foundRock","titles"]',
])('%s, which the words lack, has no sentence', (said) => {
  expect(worded(en, said)).toBeUndefined();
});

test('a text of somebody that looks like a sentence, without its values, is none', () => {
  expect(worded(en, '["rockList","taken"]')).toBeUndefined();
  // A sentence of elements.
  expect(worded(en, '["ui","adopted"]')).toBeUndefined();
  expect(worded(en, '["rockList","problem",1,"[\\"rockList\\",\\"taken\\"]"]')).toBe(
    'Line 1: ["rockList","taken"].',
  );
});
