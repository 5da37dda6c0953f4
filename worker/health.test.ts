import { expect, test } from 'vitest';
import { versionHeader } from './http/request-log.ts';
import { asStranger, makeWorld } from './testing/as.ts';

test('health says ok when D1, KV and R2 answer', async () => {
  const answer = await asStranger().api.health.$get();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ status: 'ok' });
});

test('an answer names the version of the worker to whoever asks for it', async () => {
  const world = makeWorld();
  const VERSION = { id: 'version-1', tag: '', timestamp: '' };
  const visitor = asStranger({ ...world, env: { ...world.env, VERSION } });
  for (const path of ['/api/health', '/', '/api/nowhere']) {
    const asked = await visitor.request(path, { headers: { [versionHeader]: '?' } });
    expect(asked.headers.get(versionHeader), path).toBe('version-1');
  }
  expect((await visitor.request('/api/health')).headers.has(versionHeader)).toBe(false);
});
