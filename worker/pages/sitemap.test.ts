import { env } from 'cloudflare:test';
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rocks } from '../../schema/tables/index.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { bindingWith } from '../testing/binding.ts';
import { db } from '../testing/db.ts';
import { judged, reportable } from '../testing/moderation.ts';
import { hiddenRock, registerRock } from '../testing/play.ts';
import { planOf, rememberingEnv } from '../testing/statements.ts';

const read = async (path: string, world = makeWorld()) => {
  const answer = await asStranger(world).request(path);
  return { status: answer.status, type: answer.headers.get('Content-Type'), text: await answer.text() };
};

test('the sitemap lists the pages of rocks that everybody may open, each with the day of its last change', async () => {
  const owner = await asMember();
  const listed = await hiddenRock(owner);
  const fresh = await registerRock(owner);
  const others = [await hiddenRock(owner), await hiddenRock(owner)];
  await db
    .update(rocks)
    .set({ page: 'members' })
    .where(eq(rocks.id, others[0]?.id ?? ''));
  await db
    .update(rocks)
    .set({ page: 'hidden' })
    .where(eq(rocks.id, others[1]?.id ?? ''));
  const { administrator, rock: withheld } = await reportable();
  await judged(administrator, 'withhold', 'rock', withheld.id);

  const index = await read('/sitemap.xml');
  expect(index).toMatchObject({ status: 200, type: 'application/xml; charset=utf-8' });
  expect(index.text).toContain('<sitemap><loc>https://localhost/sitemap-1.xml</loc></sitemap>');
  const { text } = await read('/sitemap-1.xml');
  const today = new Date().toISOString().slice(0, 10);
  for (const { id } of [listed, fresh])
    expect(text).toContain(`<url><loc>https://localhost/rocks/${id}</loc><lastmod>${today}</lastmod></url>`);
  for (const path of ['/', '/getting-started', '/privacy'])
    expect(text).toContain(`<url><loc>https://localhost${path}</loc><xhtml:link rel="alternate"`);
  for (const { id } of [...others, withheld]) expect(text).not.toContain(id);
});

test('a page has at most fifty thousand addresses, and reads no other rocks', async () => {
  const owner = await asMember();
  const far = await registerRock(owner);
  await db.run(sql`UPDATE rocks SET rowid = 150001 WHERE id = ${far.id}`);
  const index = (await read('/sitemap.xml')).text;
  expect([...index.matchAll(/sitemap-(\d+)\.xml/g)].map(([, page]) => page)).toEqual(['1', '2', '3', '4']);
  const world = makeWorld();
  const { env: bindings, sent } = rememberingEnv(env);
  world.env = bindings;
  expect((await read('/sitemap-4.xml', world)).text).toContain(far.id);
  const plans = await Promise.all(sent.map((statement) => planOf(env, statement)));
  expect(plans.flat().filter((step) => step.startsWith('SCAN'))).toEqual([]);
  expect((await read('/sitemap-1.xml')).text).not.toContain(far.id);
  expect((await read('/sitemap-2.xml')).text).not.toContain('<url>');
  await db.delete(rocks).where(eq(rocks.id, far.id));
});

test.each([
  '/sitemap-0.xml',
  '/sitemap-01.xml',
  '/sitemap-99.xml',
  '/sitemap-99999999999999999999.xml',
  '/sitemap-x.xml',
  '/sitemap-1.xml/',
])('there is no %s', async (path) => {
  expect((await read(path)).status).toBe(404);
});

test('robots.txt keeps its rules and names the sitemap of this site', async () => {
  const world = makeWorld();
  const rules = 'User-agent: *\nDisallow: /api/\n';
  const fetch = async (url: URL, init?: RequestInit) =>
    url.pathname === '/robots.txt' ? new Response(rules) : env.ASSETS.fetch(url, init);
  world.env = {
    ...world.env,
    PUBLIC_ORIGIN: 'https://rocks.example',
    ASSETS: bindingWith(env.ASSETS, { fetch }),
  };
  expect((await read('/robots.txt', world)).text).toBe(
    `${rules}\nSitemap: https://rocks.example/sitemap.xml\n`,
  );
});
