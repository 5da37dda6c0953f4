import { expect, test, vi } from 'vitest';
import { Unavailable } from '../errors.ts';
import { openSemaphore } from './semaphore.ts';

const limits = { space: 2, line: 3, patienceMs: 10_000, leaseMs: 10_000 };

/** Waits by the runtime's own clock. */
const pass = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

test('of ten at once two are inside, three wait in order, and five are refused', async () => {
  const room = openSemaphore(limits);
  const order: number[] = [];
  let most = 0;
  const outcomes = await Promise.allSettled(
    Array.from({ length: 10 }, async (_, i) => {
      const leave = await room.enter(1);
      order.push(i);
      most = Math.max(most, room.count().inside);
      await pass(1);
      leave();
    }),
  );
  expect(outcomes.map(({ status }) => status)).toEqual([
    ...Array<string>(5).fill('fulfilled'),
    ...Array<string>(5).fill('rejected'),
  ]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(Unavailable);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  expect(most).toBe(2);
  expect(room.count()).toEqual({ inside: 0, waiting: 0 });
});

test('a heavy entry waits and is not overtaken by a light one; more than the whole space counts as the whole space', async () => {
  const room = openSemaphore({ ...limits, space: 10 });
  const entered: string[] = [];
  const come = async (name: string, weight: number) => {
    const leave = await room.enter(weight);
    entered.push(name);
    return leave;
  };
  const small = await come('small', 4);
  const heavy = come('heavy', 99);
  const late = come('late', 1);
  await pass(50);
  expect(entered).toEqual(['small']);
  small();
  const whole = await heavy;
  await pass(50);
  expect(entered).toEqual(['small', 'heavy']);
  whole();
  (await late)();
  expect(entered).toEqual(['small', 'heavy', 'late']);
});

test('an aborted request leaves the queue, and its place is freed when the lease is over', async () => {
  let isCut = false;
  const never = new Promise<void>(() => {});
  const room = openSemaphore({ ...limits, space: 1, leaseMs: 1200 }, async (ms) => {
    await pass(ms);
    if (isCut) {
      isCut = false;
      await never;
    }
  });
  await room.enter(1);
  isCut = true;
  void room.enter(1);
  const next = room.enter(1);
  expect(room.count()).toEqual({ inside: 1, waiting: 2 });
  (await next)();
  expect(room.count()).toEqual({ inside: 0, waiting: 0 });
});

test('a busy isolate drops nobody from the queue, and admits nobody beyond its length', async () => {
  const looks: (() => void)[] = [];
  const room = openSemaphore({ ...limits, space: 1 }, () => new Promise((over) => looks.push(over)));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  try {
    const entered: string[] = [];
    const come = async (name: string) => {
      const leave = await room.enter(1);
      entered.push(name);
      leave();
    };
    const leave = await room.enter(1);
    const waiting = ['first', 'second', 'third'].map(come);
    // Nobody could poll meanwhile; only the first has polled again when another request comes.
    clock.mockReturnValue(1300);
    looks.shift()?.();
    const late = room.enter(1);
    expect(room.count()).toEqual({ inside: 1, waiting: 3 });
    await expect(late).rejects.toThrow(Unavailable);
    leave();
    while (room.count().waiting > 0) {
      looks.shift()?.();
      await pass(0);
    }
    await Promise.all(waiting);
    expect(entered).toEqual(['first', 'second', 'third']);
  } finally {
    clock.mockRestore();
  }
});

test('a queue of aborted requests is empty again after three polls by others', async () => {
  const room = openSemaphore({ ...limits, space: 1, line: 2 }, () => new Promise(() => {}));
  const clock = vi.spyOn(Date, 'now').mockReturnValue(0);
  try {
    const leave = await room.enter(1);
    void room.enter(1);
    void room.enter(1);
    leave();
    for (const now of [60_000, 61_000]) {
      clock.mockReturnValue(now);
      await expect(room.enter(1)).rejects.toThrow(Unavailable);
    }
    clock.mockReturnValue(62_000);
    (await room.enter(1))();
    expect(room.count()).toEqual({ inside: 0, waiting: 0 });
  } finally {
    clock.mockRestore();
  }
});

test('nobody waits longer than the limit', async () => {
  const room = openSemaphore({ ...limits, space: 1, patienceMs: 60 });
  const leave = await room.enter(1);
  await expect(room.enter(1)).rejects.toThrow(Unavailable);
  expect(room.count()).toEqual({ inside: 1, waiting: 0 });
  leave();
  (await room.enter(1))();
});
