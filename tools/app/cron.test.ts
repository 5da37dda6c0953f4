import { expect, test } from 'vitest';
import { untilNextTick } from './cron.ts';

const at = (hours: number, minutes: number, seconds = 0) => Date.UTC(2026, 4, 1, hours, minutes, seconds);

test('the next tick is at minute 7, of this hour or the next', () => {
  expect(at(12, 0) + untilNextTick(at(12, 0))).toBe(at(12, 7));
  expect(at(12, 6, 59) + untilNextTick(at(12, 6, 59))).toBe(at(12, 7));
  expect(at(12, 7) + untilNextTick(at(12, 7))).toBe(at(13, 7));
  expect(at(23, 30) + untilNextTick(at(23, 30))).toBe(at(24, 7));
});
