import { expect, test } from 'vitest';
import { keptGroupsOf } from '../../schema/privacy.ts';
import * as en from '../../schema/words/en/index.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';

test('the privacy page is whole without a script, and the same for everybody', async () => {
  const world = makeWorld();
  const answer = await asStranger(world).request('/privacy');
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(html).not.toContain('<script');
  expect(html).toContain(`<h1 class="text-4xl">${en.privacy.title}</h1>`);
  const lines = keptGroupsOf(en.privacy).flatMap(({ title, short, why, kept }) => [
    title,
    short,
    why,
    ...kept.flatMap(({ what, long }) => [what, long]),
  ]);
  expect(lines.filter((line) => !html.includes(line))).toEqual([]);
  expect(html).toContain(`href="mailto:${world.env.SUPPORT_EMAIL}"`);
  expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  expect(answer.headers.get('X-Robots-Tag')).toBeNull();
  expect(await (await (await asMember(world)).request('/privacy')).text()).toBe(html);

  const tag = answer.headers.get('ETag') ?? '';
  const again = await asStranger(world).request('/privacy', { headers: { 'If-None-Match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test.each(['/Privacy', '/privacy/', '/PRIVACY//'])('%s leads to it', async (path) => {
  const answer = await asStranger().request(path);
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, '/privacy']);
});
