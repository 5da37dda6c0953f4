// Where a sheet rests after a drag.
import { expect, test } from 'vitest';
import { nextRest, restAfter, rests } from './sheet-rests.ts';

const heights = { peek: 88, half: 350, full: 640 };

test('a sheet that is let go rests at the nearest height, or at the next one after a flick', () => {
  expect(restAfter(200, 0, heights)).toBe('peek');
  expect(restAfter(230, 0, heights)).toBe('half');
  expect(restAfter(500, 0, heights)).toBe('full');
  expect(restAfter(100, 1, heights)).toBe('half');
  expect(restAfter(400, 1, heights)).toBe('full');
  expect(restAfter(640, 1, heights)).toBe('full');
  expect(restAfter(600, -1, heights)).toBe('half');
  expect(restAfter(88, -1, heights)).toBe('peek');
});

test('the button reaches every rest', () => {
  const reached = [nextRest('peek')];
  for (let rest = nextRest('peek'); rest !== 'peek';) reached.push((rest = nextRest(rest)));
  expect(reached.toSorted()).toEqual(rests.toSorted());
});
