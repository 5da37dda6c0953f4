import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import * as en from '../../schema/words/en/index.ts';
import { rocks } from '../../schema/tables/index.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { rockWithPhoto } from '../testing/moderation.ts';

const ask = (url: string, more = '', world = makeWorld()) =>
  asStranger(world).request(`/api/oembed?${new URLSearchParams({ url }).toString()}${more}`);

async function pictured() {
  const owner = await asMember(undefined, await makeMember({ username: 'painter' }));
  return rockWithPhoto(owner, { name: 'Harbour Whale' });
}

test('the link of a rock’s page is embedded with its name, its painter and its picture', async () => {
  const { rock, key } = await pictured();
  for (const url of [
    `https://localhost/rocks/${rock.id}`,
    `https://localhost/Rocks/${rock.id.toUpperCase()}/?a=b#c`,
  ]) {
    const answer = await ask(url, '&format=json');
    expect([answer.status, await answer.json()]).toEqual([
      200,
      {
        version: '1.0',
        type: 'link',
        title: 'Harbour Whale',
        author_name: 'painter',
        provider_name: 'Rockabout',
        provider_url: 'https://localhost',
        cache_age: 3600,
        thumbnail_url: `https://localhost/img/rocks/${rock.id}.jpg?v=${key.slice(0, 8)}`,
        thumbnail_width: 1200,
        thumbnail_height: 630,
      },
    ]);
  }
  const page = await (await asStranger().request(`/rocks/${rock.id}`)).text();
  const link =
    /<link rel="alternate" type="application\/json\+oembed" [^>]*href="([^"]*)"/.exec(page)?.[1] ?? '';
  const found = await asStranger().request(link.replaceAll('&amp;', '&').replace('https://localhost', ''));
  expect([found.status, await found.json()]).toMatchObject([200, { title: 'Harbour Whale' }]);
});

test('a picture that is larger than asked for is left out', async () => {
  const { rock } = await pictured();
  const small = await (await ask(`https://localhost/rocks/${rock.id}`, '&maxwidth=600')).json();
  expect(small).not.toHaveProperty('thumbnail_url');
});

test('pages that are not for everybody are not embedded', async () => {
  const { rock } = await pictured();
  for (const page of ['members', 'hidden'] as const) {
    await db.update(rocks).set({ page }).where(eq(rocks.id, rock.id));
    expect((await ask(`https://localhost/rocks/${rock.id}`)).status).toBe(404);
  }
});

test.each([
  'https://evil.example/rocks/aaaaaaaaaaaaaaaa',
  'https://localhost.evil.example/rocks/aaaaaaaaaaaaaaaa',
  'https://localhost@evil.example/rocks/aaaaaaaaaaaaaaaa',
  'https://localhost/rocks/aaaaaaaaaaaaaaaa',
  'https://localhost/rocks/%2e%2e/api',
  'https://localhost/my-rocks',
  'javascript:alert(1)',
  'no address',
])('%s is not embedded', async (url) => {
  expect((await ask(url)).status).toBe(404);
});

test('a size that comes twice is refused with the sentence about sizes', async () => {
  const answer = await asStranger().request('/api/oembed?url=x&maxwidth=1&maxwidth=2');
  expect([answer.status, await answer.json()]).toEqual([400, { message: en.oembed.size, field: 'maxwidth' }]);
});

test.each(['/api/oembed', '/api/oembed?url=x&format=xml', '/api/oembed?url=x&maxwidth=-1'])(
  '%s is refused',
  async (path) => {
    expect((await asStranger().request(path)).status).toBe(400);
  },
);
