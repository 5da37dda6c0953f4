import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { formRoom, roomForForm } from './form-room.ts';

test('a form without a numeric Content-Length counts as the largest one', async () => {
  const entering: Promise<() => void>[] = [];
  const app = new Hono().post('/', (c) => {
    entering.push(roomForForm(c));
    return c.body(null);
  });
  for (const length of ['abc', '', '5, 5', '-1'])
    await app.request('/', { method: 'POST', headers: { 'Content-Length': length } });
  expect(formRoom.count()).toEqual({ inside: 3, waiting: 1 });
  for (const place of entering) (await place)();
  expect(formRoom.count()).toEqual({ inside: 0, waiting: 0 });
});
