import { expect, test } from 'vitest';
import { asStranger } from './testing/as.ts';

test('health says ok when D1, KV and R2 answer', async () => {
  const answer = await asStranger().api.health.$get();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('an unknown path under /api is a JSON 404', async () => {
  const answer = await asStranger().request('/api/nothing-here');
  expect(answer.status).toBe(404);
  expect(await answer.json()).toEqual({ message: 'There is nothing here' });
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
});
