import { describe, expect, test } from 'vitest';
import { FindInput } from './finds.ts';
import { say } from './words/say.ts';

describe('a find', () => {
  test('takes the Rock ID trimmed, and nothing else', () => {
    expect(FindInput.parse({ laserEngraverId: ' my-rock-1 ', rockId: 'a', at: 0 })).toEqual({
      laserEngraverId: 'my-rock-1',
    });
  });

  test('is refused without a Rock ID, or with a typo in an issued one', () => {
    const message = (body: unknown) => FindInput.safeParse(body).error?.issues[0]?.message;
    expect(message({})).toBe(say('codes', 'required'));
    expect(message({ laserEngraverId: ' ' })).toBe(say('codes', 'required'));
    expect(message({ laserEngraverId: 'aaa aaa aab' })).toBe(say('codes', 'mistyped'));
  });
});
