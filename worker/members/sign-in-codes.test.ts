import { afterEach, expect, test, vi } from 'vitest';
import { newCode } from './sign-in-codes.ts';

afterEach(() => vi.restoreAllMocks());

test('a code is six digits from the cryptographic generator', () => {
  const drawn: number[] = [];
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    const next = drawn.shift();
    if (!(into instanceof Uint32Array) || next === undefined) throw new Error('nothing to draw');
    into[0] = next;
    return into;
  });
  drawn.push(42, 123_456, 1_999_999);
  expect([newCode(), newCode(), newCode()]).toEqual(['000042', '123456', '999999']);
  // Numbers that would favor the first codes are rejected.
  drawn.push(2 ** 32 - 1, 4_294_000_000, 4_293_999_999);
  expect(newCode()).toBe('999999');
  expect(drawn).toEqual([]);
});

test('codes repeat no more often than by chance', () => {
  const codes = Array.from({ length: 2000 }, newCode);
  expect(codes.filter((code) => !/^\d{6}$/.test(code))).toEqual([]);
  // About two repeats are expected among 2,000 of a million codes; a hundred are not chance.
  expect(new Set(codes).size).toBeGreaterThan(1900);
});
