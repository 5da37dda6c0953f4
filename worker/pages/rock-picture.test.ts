import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paintingOf } from '../../painting/paint-rock.ts';
import { rocks } from '../../schema/tables/index.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { bindingWith } from '../testing/binding.ts';
import { db } from '../testing/db.ts';
import { judged, reportable, rockWithPhoto } from '../testing/moderation.ts';
import { registerRock } from '../testing/play.ts';

/** The content of a property of a page's head. */
const propertyOf = async (person: Person, path: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"`).exec(
    await (await person.request(path)).text(),
  )?.[1];

/** A world whose assets have pictures of paintings, which tests do not build. */
function worldWithPaintings() {
  const world = makeWorld();
  const asked: string[] = [];
  const fetch = async (url: URL, init?: RequestInit) => {
    if (!url.pathname.startsWith('/painted/')) return env.ASSETS.fetch(url, init);
    asked.push(url.pathname);
    return new Response('a painting');
  };
  world.env = { ...world.env, ASSETS: bindingWith(env.ASSETS, { fetch }) };
  return { world, asked };
}

test('a photo becomes a picture that other sites may show, with an address that changes with the photo', async () => {
  const { rock, key } = await rockWithPhoto(await asMember());
  const visitor = asStranger();
  const address = await propertyOf(visitor, `/rocks/${rock.id}`, 'og:image');
  expect(address).toBe(`https://localhost/img/rocks/${rock.id}.jpg?v=${key.slice(0, 8)}`);
  const picture = await visitor.request(new URL(address ?? '').pathname);
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
  expect(picture.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  const bytes = new Uint8Array(await picture.arrayBuffer());
  expect([bytes.length, ...bytes.slice(0, 3)]).toEqual([
    Number(picture.headers.get('Content-Length')),
    0xff,
    0xd8,
    0xff,
  ]);
  const tag = picture.headers.get('ETag') ?? '';
  const again = await visitor.request(`/img/rocks/${rock.id}.jpg`, { headers: { 'If-None-Match': tag } });
  expect([again.status, await again.text()]).toEqual([304, '']);
  const head = await visitor.request(`/img/rocks/${rock.id}.jpg`, { method: 'HEAD' });
  expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, tag, '']);
});

test('without a photo it shows what the painting of the rock shows', async () => {
  const { world, asked } = worldWithPaintings();
  const rock = await registerRock(await asMember(world), { name: 'Harbour Whale' });
  const picture = await asStranger(world).request(`/img/rocks/${rock.id}.jpg`);
  expect([picture.status, await picture.text()]).toEqual([200, 'a painting']);
  expect(asked).toEqual([`/painted/${paintingOf('Harbour Whale').motif}.jpg`]);
});

test('a photo that cannot be drawn is stood in for, and that is not kept', async () => {
  const { world } = worldWithPaintings();
  const { rock, key } = await rockWithPhoto(await asMember(world));
  await env.PHOTOS.put(key, 'no image');
  const picture = await asStranger(world).request(`/img/rocks/${rock.id}.jpg`);
  expect([picture.status, await picture.text(), picture.headers.get('Cache-Control')]).toEqual([
    200,
    'a painting',
    'no-store',
  ]);
});

test('withheld rocks and photos, and rocks whose page is not for everybody, show no photo to anybody', async () => {
  const { world, asked } = worldWithPaintings();
  const { owner, administrator, rock } = await reportable();
  const path = `/img/rocks/${rock.id}.jpg`;
  const visitor = asStranger(world);
  for (const page of ['members', 'hidden'] as const) {
    await db.update(rocks).set({ page }).where(eq(rocks.id, rock.id));
    for (const person of [visitor, owner]) expect((await person.request(path)).status).toBe(404);
  }
  await db.update(rocks).set({ page: 'public' }).where(eq(rocks.id, rock.id));
  expect((await visitor.request(path)).status).toBe(200);
  expect(asked).toEqual([]);
  await judged(administrator, 'withhold', 'photo', rock.id);
  expect(await (await visitor.request(path)).text()).toBe('a painting');
  await judged(administrator, 'withhold', 'rock', rock.id);
  expect((await visitor.request(path)).status).toBe(404);
});

test.each(['aaaaaaaaaaaaaaaa.jpg', 'x.jpg', 'aaaaaaaaaaaaaaaa', '.jpg', 'a.b.jpg', '..%2Fx.jpg', '%00.jpg'])(
  'there is no picture %s',
  async (name) => {
    expect((await asStranger().request(`/img/rocks/${name}`)).status).toBe(404);
  },
);
