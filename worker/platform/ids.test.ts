import { afterEach, expect, test, vi } from 'vitest';
import { newId, newPhotoKey, newToken } from './ids.ts';

afterEach(() => vi.restoreAllMocks());

/** Replaces random bytes by 0, 1, 2 …, and counts them. */
function counted() {
  let drawn = 0;
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((into) => {
    if (!(into instanceof Uint8Array)) throw new Error('names are drawn byte by byte');
    into.set(Array.from(into, () => drawn++ % 256));
    return into;
  });
  return { drawn: () => drawn };
}

const symbols = 'abcdefghijklmnopqrstuvwxyz234567';

test.each([
  { of: 'row', make: newId, bytes: 16, name: symbols.slice(0, 16) },
  { of: 'photo', make: newPhotoKey, bytes: 32, name: symbols },
  { of: 'session', make: newToken, bytes: 32, name: 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8' },
])('the id of a $of is made from $bytes bytes of the cryptographic generator', ({ make, bytes, name }) => {
  const generator = counted();
  expect(make()).toBe(name);
  expect(generator.drawn()).toBe(bytes);
});

test('a token of a session is 256 random bits in 43 characters', () => {
  const tokens = Array.from({ length: 1000 }, newToken);
  expect(tokens.filter((token) => !/^[\w-]{43}$/.test(token))).toEqual([]);
  expect(new Set(tokens).size).toBe(1000);
});

test('every symbol of an id stands for five bits, and all are equally frequent', () => {
  const often = new Map<string, number>();
  for (let i = 0; i < 16; i++) {
    vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce((into) => {
      if (into instanceof Uint8Array) into.set(Array.from(into, (_, at) => i * 16 + at));
      return into;
    });
    for (const symbol of newId()) often.set(symbol, (often.get(symbol) ?? 0) + 1);
  }
  // Eight of the 256 bytes map to each symbol.
  expect([...often.keys()].toSorted().join('')).toBe([...symbols].toSorted().join(''));
  expect([...new Set(often.values())]).toEqual([8]);
});
