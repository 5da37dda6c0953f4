import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unfold, unfolded } from './unfold.ts';
import { ascii, deflated, join, repeat, replace } from './testing-corpus.ts';

const most = 1024 * 1024;

test('what the platform compresses unfolds to what it was', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 3000 }),
    // Much of the same, so that there are runs; and long ones, so that the window comes round.
    fc
      .record({
        part: fc.uint8Array({ minLength: 1, maxLength: 300 }),
        times: fc.integer({ min: 1, max: 900 }),
      })
      .map(({ part, times }) => repeat(part, times)),
    fc
      .array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 40_000, size: 'max' })
      .map((letters) => Uint8Array.from(letters, (letter) => 2 ** (letter % 8) + (letter % 3))),
  );
  await fc.assert(
    fc.asyncProperty(bytes, async (whole) => {
      const compressed = await deflated(whole);
      expect(unfolded(compressed, most)).toEqual(whole);
      expect(unfold(compressed, whole.length)).toBe(whole.length);
      if (whole.length > 0) expect(unfold(compressed, whole.length - 1)).toBeNull();
      expect(unfold(join(compressed, [0]), most)).toBeNull();
      expect(unfold(compressed.subarray(0, -1), most)).toBeNull();
      expect(
        unfold(replace(compressed, compressed.length - 1, [(compressed.at(-1) ?? 0) ^ 1]), most),
      ).toBeNull();
    }),
    { numRuns: 150 },
  );
});

test('broken streams unfold to what the platform makes of them, or to nothing', async () => {
  const whole = await deflated(repeat(ascii('A stone, a stone and another stone. '), 300));
  const change = fc.record({ at: fc.nat({ max: whole.length - 1 }), to: fc.nat({ max: 255 }) });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 3 }), async (changes) => {
      const told = changes.reduce((bytes, { at, to }) => replace(bytes, at, [to]), whole);
      expect(unfolded(told, most)).toEqual(await platform(told));
    }),
    { numRuns: 400 },
  );
});

test('arbitrary blocks unfold to what the platform makes of them', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 200 }), async (blocks) => {
      const told = join([0x78, 0x9c], blocks);
      expect(unfolded(told, most)).toEqual(await platform(told));
    }),
    { numRuns: 400 },
  );
});

/** Null for what it refuses. */
async function platform(bytes: Uint8Array): Promise<Uint8Array | null> {
  try {
    const stream = new Blob([bytes.slice()]).stream().pipeThrough(new DecompressionStream('deflate'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return null;
  }
}
