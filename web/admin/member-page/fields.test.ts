import { expect, test } from 'vitest';
import { endOf } from './fields.tsx';

const noon = Date.parse('2026-05-01T12:00:00Z');

test.each([
  ['1', '2026-05-02T12:00:00.000Z'],
  ['7', '2026-05-08T12:00:00.000Z'],
  ['30', '2026-05-31T12:00:00.000Z'],
  ['2026-05-20', '2026-05-21T00:00:00.000Z'],
  ['2026-06-01T08:00:00.000Z', '2026-06-01T08:00:00.000Z'],
  ['', null],
])('a suspension of %s ends at %s', (said, end) => {
  expect(endOf(said, noon)).toBe(end);
});
