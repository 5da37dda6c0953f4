import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HappenedAt } from './happened-at.ts';

test('a moment is ISO 8601 with a time zone, and nothing is just now', () => {
  const all = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(all, (date) => {
      expect(HappenedAt.parse(date.toISOString())).toBe(date.toISOString());
    }),
  );
  expect(HappenedAt.parse('2026-11-26T14:05+02:00')).toBe('2026-11-26T14:05+02:00');
  expect(HappenedAt.parse(undefined)).toBe(undefined);
});

test.each([
  'yesterday',
  '2026-11-26',
  '2026-11-26T14:05',
  '2026-13-26T14:05Z',
  '2026-02-31T14:05Z',
  '',
  '2026-11-26T14:65Z',
  1_795_000_000_000,
  null,
  ' ',
])('%j is no moment', (value) => expect(HappenedAt.safeParse(value).success).toBe(false));
