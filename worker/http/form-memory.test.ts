import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { formMemory, reserveFormMemory } from './form-memory.ts';

test('a form without a numeric Content-Length counts as the largest one', async () => {
  const entering: Promise<() => void>[] = [];
  const app = new Hono().post('/', (c) => {
    entering.push(reserveFormMemory(c));
    return c.body(null);
  });
  for (const length of ['abc', '', '5, 5', '-1'])
    await app.request('/', { method: 'POST', headers: { 'Content-Length': length } });
  expect(formMemory.count()).toEqual({ inside: 3, waiting: 1 });
  for (const place of entering) (await place)();
  expect(formMemory.count()).toEqual({ inside: 0, waiting: 0 });
});
