import { expect, test } from 'vitest';
import { lazy, NotHere } from './lazy.ts';

const reachable = () => Promise.resolve(true);
const unreachable = () => Promise.resolve(false);

/** Fails so many times, then gives 'part'; counts how often it was asked. */
function failing(times: number) {
  const asked = { times: 0 };
  const load = async () => {
    asked.times += 1;
    if (asked.times <= times) throw new Error('no');
    return { default: 'part' };
  };
  return { asked, load };
}

async function failure(fetched: Promise<unknown>): Promise<NotHere> {
  const error = await fetched.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (error instanceof NotHere) return error;
  throw new Error(`not refused as expected: ${String(error)}`);
}

test('it is fetched once, however many ask at once, and told to whoever listens', async () => {
  const { asked, load } = failing(0);
  const part = lazy(load, reachable);
  let told = 0;
  part.subscribe(() => (told += 1));
  expect(part.read()).toBeUndefined();
  expect(await Promise.all([part.fetch(), part.fetch()])).toEqual(['part', 'part']);
  expect(await part.fetch()).toBe('part');
  expect(part.read()).toBe('part');
  expect([asked.times, told]).toEqual([1, 1]);
});

test('without a network it is missing, and the next time it is fetched anew', async () => {
  const { asked, load } = failing(1);
  const part = lazy(load, unreachable);
  expect((await failure(part.fetch())).needsReload).toBe(false);
  expect(asked.times).toBe(1);
  expect(await part.fetch()).toBe('part');
});

test('a hiccup of the network is not noticed', async () => {
  expect(await lazy(failing(1).load, reachable).fetch()).toBe('part');
});

test('a file that is gone while the server answers needs the page to be loaded again', async () => {
  expect((await failure(lazy(failing(Infinity).load, reachable).fetch())).needsReload).toBe(true);
});
