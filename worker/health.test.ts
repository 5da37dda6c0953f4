import { expect, test } from 'vitest';
import { asStranger } from './testing/as.ts';

test('health says ok when D1, KV and R2 answer', async () => {
  const answer = await asStranger().api.health.$get();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok' });
});
