import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rockStateId } from '../../schema/initial-state-id.ts';
import { rockPageLimits } from '../../schema/rock-page.ts';
import { entries, rocks, sightings } from '../../schema/tables/index.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { makeFaultyWorld } from '../testing/faults.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { judged, reportable, rockWithPhoto } from '../testing/moderation.ts';
import { findRock, hiddenRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const htmlOf = async (person: Person, path: string) => (await person.request(path)).text();

/** What a person reads, without tags. */
const textOf = (html: string) =>
  html
    .replace(/^.*<div id="root"[^>]*>/s, '')
    .replace(/<script.*$/s, '')
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

/** The state for the app. */
function stateOf(html: string): unknown {
  const block = new RegExp(`<script type="application/json" id="${rockStateId}">(.*?)</script>`, 's').exec(
    html,
  );
  return JSON.parse(block?.[1] ?? 'null');
}

const inOmaha = newPlace({ latitude: '41.263411', longitude: '-95.937812', locationName: 'Under the slide' });
const inSeville = newPlace({
  latitude: '37.39',
  longitude: '-5.99',
  locationName: 'Behind the kiosk',
  notes: 'Dig',
});

async function traveled() {
  const world = makeWorld(Date.parse('2026-05-31T15:00:00Z'));
  const owner = await asMember(world, await makeMember({ username: 'painter' }));
  const finder = await asMember(world, await makeMember({ firstName: 'Hazel', lastName: 'Winter' }));
  const { rock, key } = await rockWithPhoto(owner, { name: 'Harbour Whale', description: 'Likes rain.' });
  await hideRock(owner, rock.id, inOmaha);
  world.now += 86_400_000;
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  world.now += 86_400_000;
  await rehideRock(finder, foundRockId, inSeville);
  return { world, owner, finder, rock, key, path: `/rocks/${rock.id}` };
}

test('the first HTML has the rock, its portrait, its journey by town and day, and a way to enter its ID', async () => {
  const { world, rock, key, path } = await traveled();
  const html = await htmlOf(asStranger(world), path);
  const text = textOf(html);
  for (const words of [
    'Harbour Whale',
    'Painted by painter',
    'Likes rain.',
    'Hidden near Seville, Spain',
    '4,585 miles',
    '2 hands',
    '2 countries',
    'From Omaha, Nebraska to Seville, Spain',
    'Seville, Spain Jun 2, 2026 Hidden by Hazel W.',
    'Omaha, Nebraska Jun 1, 2026 Found by Hazel W.',
    'Omaha, Nebraska May 31, 2026 Hidden by painter',
    'Have you found it?',
  ])
    expect(text).toContain(words);
  expect(html).toContain(`<img srcSet="/img/${key}/320 320w, /img/${key} 800w"`);
  expect(html).toContain('<form action="/nfc-scan"');
  for (const secret of [
    rock.laserEngraverId,
    'slide',
    'kiosk',
    'Dig',
    '41.263',
    '-95.937',
    '37.39',
    'Winter',
  ])
    expect(html).not.toContain(secret);
});

test('the app gets the state from it: for a visitor and for a member what the call answers them', async () => {
  const { world, owner, path } = await traveled();
  const other = await asMember(world);
  for (const [person, id] of [
    [asStranger(world), null],
    [owner, owner.member.id],
    [other, other.member.id],
  ] as const) {
    const rock = await (await person.request(`/api${path}/page`)).json();
    const member = id === null ? null : expect.objectContaining({ id });
    expect(stateOf(await htmlOf(person, path))).toEqual({ rock, member });
  }
});

test('a visitor’s page may be cached for a minute and gets a 304, a member’s is private, one round trip each', async () => {
  const { owner, path } = await traveled();
  const counting = countingEnv(env);
  const world = { ...makeWorld(), env: counting.env };
  const visitor = asStranger(world);
  const page = await visitor.request(path);
  const tag = page.headers.get('ETag') ?? '';
  expect([page.headers.get('Vary'), page.headers.get('Cache-Control')]).toEqual([
    'Cookie, Accept-Language',
    'public, max-age=0, s-maxage=60',
  ]);
  expect(counting.spent.roundTrips).toBe(1);
  const head = await visitor.request(path, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('ETag')]).toEqual([200, '', tag]);
  const known = await visitor.request(path, { headers: { 'If-None-Match': tag } });
  expect([known.status, await known.text()]).toEqual([304, '']);
  const member = await asMember(world, owner.member);
  counting.spent.roundTrips = 0;
  const own = await member.request(path);
  expect([counting.spent.roundTrips, own.headers.get('Cache-Control'), own.headers.get('ETag')]).toEqual([
    1,
    'private, no-store',
    null,
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
])('a rock renamed to %s is text everywhere', async (name) => {
  const owner = await asMember();
  const rock = await registerRock(owner);
  await db.update(rocks).set({ name, description: name }).where(eq(rocks.id, rock.id));
  const html = await htmlOf(asStranger(), `/rocks/${rock.id}`);
  const seen: string[] = [];
  await new HTMLRewriter()
    .on('script, img, h1', {
      element: (element) => void seen.push(`${element.tagName} ${element.getAttribute('src') ?? ''}`),
    })
    .transform(new Response(html))
    .text();
  expect(seen.filter((one) => one === 'h1 ')).toHaveLength(1);
  expect(seen.filter((one) => one === 'img x')).toEqual([]);
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain(name);
  expect(stateOf(html)).toMatchObject({ rock: { name, description: name } });
});

test.each([
  ['/rocks/«ID»', '/rocks/«id»'],
  ['/rocks/«id»/', '/rocks/«id»'],
  ['/Rocks/«id»//?utm_source=a', '/rocks/«id»?utm_source=a'],
])('%s leads to %s', async (spelling, address) => {
  const { id } = await registerRock(await asMember());
  const fill = (path: string) => path.replace('«id»', id).replace('«ID»', id.toUpperCase());
  const answer = await asStranger().request(fill(spelling));
  expect([answer.status, answer.headers.get('Location')]).toEqual([301, fill(address)]);
});

test.each([
  '/rocks/aaaaaaaaaaaaaaaa',
  '/rocks/x',
  '/rocks/%3Cb%3E',
  '/rocks/%00',
  '/rocks',
  '/rocks/',
  '/rocks/a/b',
])('%s is the app with a 404', async (path) => {
  const answer = await asStranger().request(path);
  expect([answer.status, answer.headers.get('Cache-Control')]).toEqual([404, 'private, no-store']);
  expect(await answer.text()).toContain('404 Page Not Found');
});

test('withheld rocks and hidden pages are a 404 without a word about the rock', async () => {
  const { owner, administrator, rock } = await reportable();
  const path = `/rocks/${rock.id}`;
  const visitor = asStranger();
  await owner.send('PUT', `/api${path}/page`, { page: 'hidden' });
  for (const person of [visitor, await asMember()]) {
    const answer = await person.request(path);
    expect([answer.status, (await answer.text()).includes(rock.name)]).toEqual([404, false]);
  }
  const own = await owner.request(path);
  expect([own.status, own.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
  await owner.send('PUT', `/api${path}/page`, { page: 'public' });
  expect((await visitor.request(path)).headers.get('X-Robots-Tag')).toBeNull();
  await judged(administrator, 'withhold', 'rock', rock.id);
  for (const person of [visitor, owner]) expect((await person.request(path)).status).toBe(404);
});

test('a page for members leads visitors to the sign-in and back, and tells them nothing', async () => {
  const { owner, rock, path } = await traveled();
  await owner.send('PUT', `/api${path}/page`, { page: 'members' });
  const answer = await asStranger().request(path);
  const html = await answer.text();
  expect([answer.status, answer.headers.get('X-Robots-Tag'), answer.headers.get('Cache-Control')]).toEqual([
    401,
    'noindex',
    'private, no-store',
  ]);
  expect(html).toContain(`href="/api/login?returnTo=${encodeURIComponent(path)}"`);
  for (const secret of [rock.name, 'Seville', 'Omaha', 'painter', 'Likes rain'])
    expect(html.replaceAll('Its painter', '')).not.toContain(secret);
  const member = await (await asMember()).request(path);
  expect([member.status, member.headers.get('X-Robots-Tag')]).toEqual([200, 'noindex']);
  expect(await member.text()).toContain('Harbour Whale');
  const own = textOf(await htmlOf(owner, path));
  expect(own).toContain('Only members see this page. Change');
  expect(own).not.toContain('Have you found it?');
});

test('a rock that was never hidden has a page without figures and journey', async () => {
  const { id } = await registerRock(await asMember());
  const text = textOf(await htmlOf(asStranger(), `/rocks/${id}`));
  expect(text).toContain('Not hidden yet');
  expect(text).not.toContain('Its journey');
  expect(text).not.toContain('hands');
});

test('a rock that rests says so, and not that it is hidden or on its way', async () => {
  const owner = await asMember();
  const { id } = await hiddenRock(owner);
  await owner.send('PUT', `/api/rocks/${id}/rest`, { rest: 'retired' });
  const html = await htmlOf(asStranger(), `/rocks/${id}`);
  const text = textOf(html);
  expect(/og:description" content="([^"]*)"/.exec(html)?.[1]).toContain(`${en.whereabouts.resting.retired}.`);
  expect(text).toContain(`${en.whereabouts.resting.retired}.`);
  expect(text.slice(0, text.indexOf('Its journey'))).not.toContain('Hidden');
});

test('if D1 is down the app loads and says so', async () => {
  const { id } = await hiddenRock(await asMember());
  const faulty = makeFaultyWorld();
  faulty.fault = ({ store }) => (store === 'D1' ? 'before' : null);
  const answer = await asStranger(faulty).request(`/rocks/${id}`);
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, expect.any(String)]);
  expect(await answer.text()).toContain('<script type="module"');
});

test('the HTML of a page, without styles, stays below 12.5 kB with all it shows full of words', async () => {
  const { world, owner, finder, rock, path } = await traveled();
  const [first] = await db.select().from(entries).where(eq(entries.rockId, rock.id));
  if (!first) throw new Error('the rock has no entry');
  // Words that compress no better than real ones.
  let seed = 1;
  const letters = () => (seed = (seed * 48271) % 2147483647).toString(36).slice(-5);
  const words = () => Array.from({ length: 23 }, letters).join(' ');
  for (let seq = 4; seq <= 60; seq++)
    await db.insert(entries).values({ ...first, id: `${seq}`, seq, line: words(), thanks: words() });
  await db.update(rocks).set({ lastSeq: 60 }).where(eq(rocks.id, rock.id));
  for (let i = 0; i < rockPageLimits.sightings; i++)
    await db
      .insert(sightings)
      .values({ id: `${rock.id}${i}`, rockId: rock.id, town: first.town, createdAt: first.createdAt + i });
  for (let i = 0; i < rockPageLimits.comments; i++)
    await (i % 2 ? owner : finder).send('POST', `/api${path}/interactions`, {
      interactionType: 'comment',
      content: words(),
    });
  const html = await htmlOf(asStranger(world), path);
  const zipped = new Response(html).body?.pipeThrough(new CompressionStream('gzip'));
  expect((await new Response(zipped).arrayBuffer()).byteLength).toBeLessThan(12_500);
});
