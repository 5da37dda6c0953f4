import { expect, test } from 'vitest';
import { lazy, LoadError } from './lazy.ts';

const reachable = () => Promise.resolve(true);
const unreachable = () => Promise.resolve(false);

/** Fails that many times, then returns 'part'; counts the calls. */
function failing(times: number) {
  const calls = { times: 0 };
  const load = async () => {
    calls.times += 1;
    if (calls.times <= times) throw new Error('no');
    return { default: 'part' };
  };
  return { calls, load };
}

async function failure(fetched: Promise<unknown>): Promise<LoadError> {
  const error = await fetched.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof LoadError) return error;
  throw new Error(`not refused as expected: ${String(error)}`);
}

test('concurrent fetches load once and notify the subscribers', async () => {
  const { calls, load } = failing(0);
  const part = lazy(load, reachable);
  let notified = 0;
  part.subscribe(() => (notified += 1));
  expect(part.read()).toBeUndefined();
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(['part', 'part']);
  expect(await part.fetch()).toBe('part');
  expect(part.read()).toBe('part');
  expect([calls.times, notified]).toEqual([1, 1]);
});

test('a load without a network fails, and the next fetch loads again', async () => {
  const { calls, load } = failing(1);
  const part = lazy(load, unreachable);
  expect((await failure(part.fetch())).needsReload).toBe(false);
  expect(calls.times).toBe(1);
  expect(await part.fetch()).toBe('part');
});

test('a single network error is retried', async () => {
  expect(await lazy(failing(1).load, reachable).fetch()).toBe('part');
});

test('a missing file on a reachable server requires a page reload', async () => {
  expect((await failure(lazy(failing(Infinity).load, reachable).fetch())).needsReload).toBe(true);
});
