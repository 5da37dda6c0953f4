import { env } from 'cloudflare:test';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openContext, realDeps } from '../context.ts';
import { Unavailable } from '../errors.ts';
import { openPush } from '../platform/push.ts';
import { asMember, makeWorld, type World } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { listen } from '../testing/lines.ts';
import { accepted } from '../testing/play.ts';
import { newPushBrowser, newPushKeys, readToken } from '../testing/push.ts';
import { sendPush } from './send.ts';
import { subscriptionsOf } from './subscriptions.ts';
import { say } from '../../schema/words/say.ts';

const message = { title: 'Found', body: 'Juniper, near Omaha', path: '/my-rocks', tag: 'rock-1', badge: 2 };

type Answering = (url: string, init: RequestInit) => Promise<Response> | Response;

/** A world with keys, whose push service answers so. */
async function pushWorld(answer: Answering, vars: Partial<Env> = {}): Promise<World & { publicKey: string }> {
  const { publicKey, privateKey } = await newPushKeys();
  const world = makeWorld();
  world.env = {
    ...env,
    PUBLIC_ORIGIN: 'https://rocks.example',
    PUSH_PUBLIC_KEY: publicKey,
    PUSH_PRIVATE_KEY: privateKey,
    ...vars,
  };
  world.deps.openPush = (config) =>
    openPush(config, {
      fetch: async (input, init) => answer(new Request(input).url, init ?? {}),
      timeout: 50,
    });
  return Object.assign(world, { publicKey });
}

/** A member with one browser that has subscribed. */
async function subscribed(world: World) {
  const member = await asMember(world);
  const browser = await newPushBrowser();
  await accepted(await member.send('POST', '/api/push/subscriptions', browser.subscription));
  const rows = () => subscriptionsOf({ db }, member.member.id);
  const [subscription] = await rows();
  if (!subscription) throw new Error('nothing was saved');
  const ctx = openContext(world.env, 'test', world.deps);
  return {
    ...browser,
    rows,
    row: subscription,
    send: (tag = 'rock-1') => sendPush(ctx, subscription, { ...message, tag }),
  };
}

const headersOf = (init: RequestInit) => Object.fromEntries(new Headers(init.headers));

test('the browser can read the message, and the push service cannot', async () => {
  const asked: [string, RequestInit][] = [];
  const world = await pushWorld((...request) => {
    asked.push(request);
    return new Response(null, { status: 201 });
  });
  const { subscription, read, send } = await subscribed(world);
  expect(await send()).toBe('sent');
  const [[url, init] = ['', {}]] = asked;
  expect([url, init.method, init.redirect]).toEqual([subscription.endpoint, 'POST', 'manual']);
  const body = init.body as Uint8Array<ArrayBuffer>; // as the library makes it
  // Every message has the same length.
  expect(body.length).toBe(4096);
  expect(JSON.parse(await read(body))).toEqual({
    web_push: 8030,
    notification: {
      title: 'Found',
      body: 'Juniper, near Omaha',
      navigate: 'https://rocks.example/my-rocks',
      tag: 'rock-1',
      app_badge: 2,
    },
  });
  const other = await newPushBrowser();
  await expect(other.read(body)).rejects.toThrow();
  expect(new TextDecoder('latin1').decode(body)).not.toMatch(/Juniper|web_push|rocks\.example/);
  expect(headersOf(init)).toMatchObject({ ttl: '86400', urgency: 'normal', 'content-encoding': 'aes128gcm' });
});

test.each([
  ['the site', { PUBLIC_ORIGIN: 'https://rocks.example' }, 'https://rocks.example'],
  [
    'the support address, if the site has no https',
    { PUBLIC_ORIGIN: 'http://localhost:8787', SUPPORT_EMAIL: 'help@rocks.example' },
    'mailto:help@rocks.example',
  ],
] as const)('the request is signed for this push service, and names %s', async (_, vars, sub) => {
  let sent: RequestInit = {};
  const world = await pushWorld((_url, init) => {
    sent = init;
    return new Response(null, { status: 201 });
  }, vars);
  await (await subscribed(world)).send();
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(headersOf(sent)['authorization'] ?? '') ?? [];
  expect(key).toBe(world.publicKey);
  const [header, claims] = await readToken(token, world.publicKey);
  expect(header).toEqual({ typ: 'JWT', alg: 'ES256' });
  const seconds = Math.floor(Date.now() / 1000);
  expect(claims).toMatchObject({ aud: 'https://fcm.googleapis.com', sub });
  expect(claims).toHaveProperty('exp', expect.closeTo(seconds + 12 * 60 * 60, -2));
  await expect(readToken(token, (await newPushKeys()).publicKey)).rejects.toThrow('another key');
});

test('messages with one tag replace each other, and the tag is no secret that leaves the house', async () => {
  const topics: string[] = [];
  const world = await pushWorld((_url, init) => {
    topics.push(headersOf(init)['topic'] ?? '');
    return new Response(null, { status: 201 });
  });
  const [one, other] = [await subscribed(world), await subscribed(world)];
  for (const send of [() => one.send(), () => one.send(), () => one.send('rock-2'), () => other.send()])
    await send();
  expect(topics.every((topic) => /^[\w-]{32}$/.test(topic))).toBe(true);
  expect(topics[1]).toBe(topics[0]);
  expect(new Set(topics).size).toBe(3);
});

test.each([404, 410])('a subscription that answers %d is deleted', async (status) => {
  const world = await pushWorld(() => new Response('gone', { status }));
  const { send, rows } = await subscribed(world);
  expect([await send(), await rows()]).toEqual(['gone', []]);
});

const down: [string, Answering][] = [
  ...[400, 401, 403, 413, 429, 500, 502, 503].map((status): [string, Answering] => [
    `answers ${status}`,
    () => new Response('no', { status, headers: { 'Retry-After': '60' } }),
  ]),
  ['leads elsewhere', () => new Response(null, { status: 307, headers: { Location: 'http://10.0.0.7/' } })],
  [
    'cannot be reached',
    () => Promise.reject(new TypeError('Network connection lost: fcm.googleapis.com/fcm/send/secret')),
  ],
  [
    'does not answer',
    (_url, { signal }) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason));
      }),
  ],
];

test.each(down)(
  'if the push service %s, the message is to be sent again and the subscription stays',
  async (_, answer) => {
    let asked = 0;
    const world = await pushWorld((...request) => {
      asked++;
      return answer(...request);
    });
    const { send, rows, row } = await subscribed(world);
    const heard = listen();
    await expect(send()).rejects.toThrow(new Unavailable(say('push', 'unavailable')));
    heard.stop();
    expect(asked).toBe(1);
    expect(await rows()).toEqual([row]);
    expect(heard.lines('failure')).toMatchObject([{ what: 'a push service did not take a message' }]);
    for (const secret of [
      row.endpoint,
      row.endpoint.split('/').at(-1) ?? '',
      row.auth,
      row.p256dh,
      'secret',
      'Juniper',
      'fcm',
    ])
      expect(heard.text()).not.toContain(secret);
  },
);

test('an endpoint that is no longer allowed gets no request, and its subscription is deleted', async () => {
  const world = await pushWorld(() => Promise.reject(new Error('asked')));
  const { row, rows } = await subscribed(world);
  const ctx = openContext(world.env, 'test', world.deps);
  expect(await sendPush(ctx, { ...row, endpoint: 'https://10.0.0.7/x' }, message)).toBe('gone');
  expect(await rows()).toEqual([]);
});

test('without keys nothing is sent or deleted', async () => {
  const world = await pushWorld(() => new Response(null, { status: 201 }));
  const { row, rows } = await subscribed(world);
  const ctx = openContext(env, 'test', makeWorld().deps);
  await expect(sendPush(ctx, row, message)).rejects.toThrow(Unavailable);
  expect(await rows()).toEqual([row]);
});

test('an answer whose body never ends is an answer', async () => {
  const endless = new ReadableStream({ pull: () => new Promise(() => undefined) });
  const world = await pushWorld(() => new Response(endless, { status: 201 }));
  expect(await (await subscribed(world)).send()).toBe('sent');
});

test('the runtime’s own fetch follows no redirect either', async () => {
  const world = await pushWorld(() => new Response());
  const answered = vi
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(new Response(null, { status: 302, headers: { Location: 'http://10.0.0.7/' } }));
  onTestFinished(() => answered.mockRestore());
  world.deps.openPush = realDeps.openPush;
  const { send, subscription } = await subscribed(world);
  await expect(send()).rejects.toThrow(Unavailable);
  const sent = { method: 'POST', redirect: 'manual', signal: expect.any(AbortSignal) };
  expect(answered.mock.calls).toEqual([[subscription.endpoint, expect.objectContaining(sent)]]);
});
