import { describe, expect, test } from 'vitest';
import { codeWords } from './codes.ts';
import { errorWords } from './errors.ts';
import { FindInput, findWords } from './finds.ts';
import { journeyWords } from './journey.ts';
import { mapWords } from './map.ts';
import { pagingWords } from './paging.ts';
import { rockWords } from './rocks.ts';

const keysOf = {
  neverHidden: ['not available', 'never been hidden'],
  unknown: ['not found'],
  taken: ['already found'],
} as const;
const keys: string[] = Object.values(keysOf).flat();

describe('the sentences that clients tell apart by their words', () => {
  test.each(['neverHidden', 'unknown', 'taken'] as const)(
    '%s has its own words and none of the others’',
    (name) => {
      expect(keys.filter((key) => findWords[name].includes(key))).toEqual(keysOf[name]);
    },
  );

  test('are the same for an unknown Rock ID and an unknown rock', () => {
    expect(rockWords.notFound).toBe(findWords.unknown);
  });

  test('share their words with no other sentence', () => {
    const { neverHidden: _, unknown: __, taken: ___, ...otherFinds } = findWords;
    const { notFound: ____, ...otherRocks } = rockWords;
    const sentences = [otherFinds, otherRocks, journeyWords, codeWords, errorWords, mapWords]
      .flatMap((words): string[] => Object.values(words))
      .concat(pagingWords.cursor, pagingWords.limit(50));
    expect(sentences.length).toBeGreaterThan(30);
    expect(sentences.filter((sentence) => keys.some((key) => sentence.toLowerCase().includes(key)))).toEqual(
      [],
    );
  });
});

describe('a find', () => {
  test('takes the Rock ID trimmed, and nothing else', () => {
    expect(FindInput.parse({ laserEngraverId: ' my-rock-1 ', rockId: 'a', at: 0 })).toEqual({
      laserEngraverId: 'my-rock-1',
    });
  });

  test('is refused without a Rock ID, or with a typo in an issued one', () => {
    const message = (body: unknown) => FindInput.safeParse(body).error?.issues[0]?.message;
    expect(message({})).toBe(codeWords.required);
    expect(message({ laserEngraverId: ' ' })).toBe(codeWords.required);
    expect(message({ laserEngraverId: 'aaa aaa aab' })).toBe(codeWords.mistyped);
  });
});
