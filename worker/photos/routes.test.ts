import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { openContext, realDeps } from '../context.ts';
import { newPhotoKey } from '../platform/ids.ts';
import { asStranger } from '../testing/as.ts';
import { proof } from '../testing/proof.ts';
import { readPhoto } from './read.ts';
import { writeWithPhoto } from './store.ts';
import { pictures } from './testing-corpus.ts';

const ctx = openContext(env, 'somebody', realDeps);

async function storedKey(picture: keyof typeof pictures): Promise<string> {
  const file = new File([Uint8Array.from(pictures[picture])], 'a.jpg%00.html', { type: 'text/html' });
  return writeWithPhoto(ctx, await readPhoto(ctx, file), (key) => ({ statements: [], answer: key ?? '' }));
}

const guards = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'public, max-age=3600',
};

test.each([
  ['jpeg', 'image/jpeg', 'rock.jpg'],
  ['png', 'image/png', 'rock.png'],
  ['webp', 'image/webp', 'rock.webp'],
  ['gif', 'image/gif', 'rock.gif'],
] as const)(
  'a stored %s is served as an image and nothing else, even if it was stored before uploads were re-encoded',
  async (picture, type, name) => {
    const key = newPhotoKey();
    await env.PHOTOS.put(key, pictures[picture], { httpMetadata: { contentType: type } });
    const answer = await asStranger().request(`/img/${key}`);
    expect(answer.status).toBe(200);
    const headers = { ...guards, 'Content-Type': type, 'Content-Disposition': `inline; filename="${name}"` };
    for (const [header, value] of Object.entries(headers)) expect(answer.headers.get(header)).toBe(value);
    expect(await answer.bytes()).toEqual(pictures[picture]);
    const small = await asStranger().request(`/img/${key}/320`);
    expect(await small.bytes()).toEqual(pictures[picture]);
    // A mail program on the web shows it.
    expect(small.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
  },
);

test('a cached photo is not sent again, and its 304 has all security headers', async () => {
  const path = `/img/${await storedKey('jpeg')}`;
  const { request } = asStranger();
  const first = await request(path);
  const photo = await first.bytes();
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toMatch(/^"[^"]+"$/);
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await request(path, { headers: { 'If-None-Match': known } });
    expect(answer.status).toBe(304);
    expect(await answer.text()).toBe('');
    expect(answer.headers.get('ETag')).toBe(tag);
    for (const [header, value] of Object.entries(guards)) expect(answer.headers.get(header)).toBe(value);
  }
  const answer = await request(path, { headers: { 'If-None-Match': '"other"' } });
  expect(answer.status).toBe(200);
  expect(await answer.bytes()).toEqual(photo);
});

test('HEAD answers like GET without the body', async () => {
  const key = await storedKey('gif');
  const answer = await asStranger().request(`/img/${key}`, { method: 'HEAD' });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('Content-Type')).toBe('image/webp');
  expect(answer.headers.get('Content-Length')).toBe(String((await env.PHOTOS.head(key))?.size));
  expect(await answer.text()).toBe('');
});

test('a deleted photo is an uncached 404 at once', async () => {
  const key = await storedKey('png');
  await env.PHOTOS.delete(key);
  const answer = await asStranger().request(`/img/${key}`);
  expect(answer.status).toBe(404);
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
});

test('an object that is not an image is not served', async () => {
  const key = newPhotoKey();
  await env.PHOTOS.put(key, '<script>', { httpMetadata: { contentType: 'text/html' } });
  expect((await asStranger().request(`/img/${key}`)).status).toBe(404);
});

test('only a key leads to a photo', async ({ task }) => {
  const key = await storedKey('jpeg');
  const paths = [
    '',
    '/',
    newPhotoKey(),
    key.toUpperCase(),
    key.slice(1),
    `${key}a`,
    `${key}/`,
    `${key}/x`,
    `${key}.jpg`,
    `${key}%00`,
    `${key}%0A`,
    `%20${key}`,
    `/${key}`,
    `x/..%2f..%2f${key}`,
    '..%2f..%2fetc%2fpasswd',
    `..%2f${key}`,
    '%2e%2e%2f%2e%2e%2f',
    '....//....//',
    '..%5c..%5cwindows',
    '*',
    '?list-type=2',
    '%',
    '%zz',
    '%ff%fe',
    '%E0%A4%A',
    '__proto__',
    'constructor',
    'health',
    'é'.repeat(32),
    'a'.repeat(5000),
    'ſ'.repeat(32),
  ];
  const { request } = asStranger();
  const answers: { path: string; status: number; body: unknown }[] = [];
  for (const path of paths) {
    const answer = await request(`/img/${path}`);
    answers.push({ path, status: answer.status, body: await answer.json() });
  }
  proof(task, {
    goal: 'G-U1',
    what: `${paths.length} paths below /img/ that are no key`,
    figure: `${answers.filter(({ status }) => status === 404).length} are a 404`,
    passLine: 'all (30)',
  });
  const nothing = { status: 404, body: { message: 'There is nothing here' } };
  expect(answers).toEqual(paths.map((path) => ({ path, ...nothing })));
});
