import { expect, test } from 'vitest';
import { cachePainting, cachedPainting } from './painting-cache.ts';
import { queuePainting } from './paint-queue.ts';

/** Resolves after all earlier orders are painted. */
const whenPainted = (name: string) =>
  new Promise<string>((resolve) => queuePainting(`up:${name}`, () => name, resolve));

test('each rock is painted in its own task, in the order of the requests', async () => {
  const seen: string[] = [];
  const order = (name: string) =>
    queuePainting(
      `up:${name}`,
      () => {
        seen.push(`${name} begins`);
        queueMicrotask(() => seen.push(`${name} is over`));
        return name;
      },
      () => undefined,
    );
  order('first');
  order('second');
  expect(seen).toEqual([]);
  await whenPainted('last');
  expect(seen).toEqual(['first begins', 'first is over', 'second begins', 'second is over']);
});

test('the same rock is painted once for all requests, and cached', async () => {
  let painted = 0;
  const received: string[] = [];
  const paint = () => `painting ${++painted}`;
  queuePainting('down:same', paint, (address) => received.push(`one: ${address}`));
  queuePainting('down:same', paint, (address) => received.push(`two: ${address}`));
  await whenPainted('after the same');
  queuePainting('down:same', paint, (address) => received.push(`three: ${address}`));
  expect(received).toEqual(['one: painting 1', 'two: painting 1', 'three: painting 1']);
  expect(cachedPainting('down:same')).toBe('painting 1');
});

test('a cancelled request is not painted', async () => {
  let painted = 0;
  const paint = () => `${++painted}`;
  queuePainting('up:gone', paint, () => undefined)();
  await whenPainted('after what is gone');
  expect([painted, cachedPainting('up:gone')]).toEqual([0, undefined]);
});

test('paintings beyond a hundred are not cached', async () => {
  for (let count = 0; count < 100; count++) cachePainting(`up:many ${count}`, 'kept');
  expect(await whenPainted('one too many')).toBe('one too many');
  expect(cachedPainting('up:one too many')).toBeUndefined();
});
