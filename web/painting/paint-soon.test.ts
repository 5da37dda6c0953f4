import { expect, test } from 'vitest';
import { keepPainting, keptPainting } from './kept-paintings.ts';
import { paintSoon } from './paint-soon.ts';

/** Resolves after all earlier orders are painted. */
const whenPainted = (name: string) =>
  new Promise<string>((resolve) => paintSoon(`up:${name}`, () => name, resolve));

test('each rock is painted in its own task, in the order of the requests', async () => {
  const seen: string[] = [];
  const order = (name: string) =>
    paintSoon(
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
  paintSoon('down:same', paint, (address) => received.push(`one: ${address}`));
  paintSoon('down:same', paint, (address) => received.push(`two: ${address}`));
  await whenPainted('after the same');
  paintSoon('down:same', paint, (address) => received.push(`three: ${address}`));
  expect(received).toEqual(['one: painting 1', 'two: painting 1', 'three: painting 1']);
  expect(keptPainting('down:same')).toBe('painting 1');
});

test('a cancelled request is not painted', async () => {
  let painted = 0;
  const paint = () => `${++painted}`;
  paintSoon('up:gone', paint, () => undefined)();
  await whenPainted('after what is gone');
  expect([painted, keptPainting('up:gone')]).toEqual([0, undefined]);
});

test('paintings beyond a hundred are not cached', async () => {
  for (let count = 0; count < 100; count++) keepPainting(`up:many ${count}`, 'kept');
  expect(await whenPainted('one too many')).toBe('one too many');
  expect(keptPainting('up:one too many')).toBeUndefined();
});
