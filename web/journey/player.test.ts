import * as fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { journeyPlayer, legTime, placeAfter } from './player.ts';

test('a leg is played in two seconds or so, and a long journey in half a minute', () => {
  expect(legTime(1)).toBeGreaterThanOrEqual(1000);
  expect(legTime(1)).toBeLessThanOrEqual(2500);
  for (const legs of [1, 14, 15, 120, 499]) expect(legs * legTime(legs)).toBeLessThanOrEqual(30_000);
});

test('the rock only moves on, and is at each stop when its leg is played', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 500, noNaN: true }),
      fc.double({ min: 0, max: 3, noNaN: true }),
      (played, more) => {
        expect(placeAfter(played + more)).toBeGreaterThanOrEqual(placeAfter(played));
        expect(Math.abs(placeAfter(played) - played)).toBeLessThan(1);
      },
    ),
  );
  expect(placeAfter(3)).toBe(3);
});

/** Frames come when they are asked for. */
function stubFrames() {
  let due: ((now: number) => void) | null = null;
  let now = 0;
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) => {
    due = run;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (due = null));
  onTestFinished(() => void vi.unstubAllGlobals());
  return (count: number, ms = 16) => {
    for (let frame = 0; frame < count; frame++) {
      now += ms;
      const run = due;
      due = null;
      run?.(now);
    }
  };
}

test('a journey plays from its first stop to its newest, pauses, and goes on from where it is dragged to', () => {
  const frames = stubFrames();
  const player = journeyPlayer(3);
  expect([player.isOver(), player.reached()]).toEqual([true, 3]);
  player.play();
  expect([player.isPlaying(), player.at()]).toEqual([true, 0]);
  frames(90);
  const there = player.at();
  expect(there).toBeGreaterThan(0);
  player.pause();
  frames(60);
  expect([player.isPlaying(), player.at()]).toEqual([false, there]);
  player.seek(2.5);
  expect(player.at()).toBeCloseTo(2.5);
  expect(player.reached()).toBe(2);
  player.play();
  frames(1);
  expect(player.at()).toBeGreaterThan(2.5);
  frames(100);
  expect([player.isPlaying(), player.at(), player.isOver()]).toEqual([false, 3, true]);
});

test('a tab that was in the background goes on where it was, and nothing is played of a single stop', () => {
  const frames = stubFrames();
  const player = journeyPlayer(2);
  player.play();
  frames(1, 60_000);
  expect(player.at()).toBeLessThan(1);
  const single = journeyPlayer(0);
  single.play();
  expect([single.isPlaying(), single.isOver()]).toEqual([false, true]);
});
