import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '../../schema/tables/index.ts';
import { createApi } from '../api.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember } from '../testing/make.ts';
import { makeOrder, reserveCodes } from '../testing/orders.ts';
import * as en from '../../schema/words/en/index.ts';

const adminOnly = { message: 'Admin access required' };
const unauthorized = { message: en.errors.unauthorized };

/** Spellings of paths that are, or look like, one of the administrator's. */
const spellings = [
  '/api/admin',
  '/api/admin/',
  '/api/admin//orders',
  '/api/admin/orders/',
  '/api/admin/orders//',
  '/api/admin/./orders',
  '/api/admin/x/../orders',
  '/api/rocks/../admin/orders',
  '/api/rocks/%2e%2e/admin/orders',
  '/api/rocks/..%2fadmin/orders',
  '/api//admin/orders',
  '/api/ADMIN/orders',
  '/api/Admin/Orders',
  '/API/admin/orders',
  '/api/%61dmin/orders',
  '/api/%61%64%6d%69%6e/orders',
  '/api/%41dmin/orders',
  '/api/%2561dmin/orders',
  '/api/admin%2Forders',
  '/api%2Fadmin%2Forders',
  '/api/admin%5Corders',
  '/api/admin\\orders',
  '/api/admin/%6Frders',
  '/api/admin/orders%2F',
  '/api/admin/orders%00',
  '/api/admin/orders%20',
  '/api/admin/orders;.css',
  '/api/admin/orders.css',
  '/api/admin/orders.csv/',
  '/api/admin/orders.csv%3F',
  '/api/admin/orders?admin=true',
  '/api/admin/orders#admin',
  '/api/admin/%',
  '/api/admin/%zz',
  '/api/admin/%ff',
  '/api/\uFF41dmin/orders',
  '/api/admin/nothing',
];

/** An order with a label, and its secrets that only the administrator may read. */
const scene = await (async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const order = await makeOrder();
  const [code = ''] = await reserveCodes(order.id, 1);
  const secrets = [order.id, order.customerEmail, code, administrator.member.email];
  return { world, visitor: asStranger(world), member: await asMember(world), secrets };
})();

test.each(spellings)('nobody else can read anything at %s', async (path) => {
  const { visitor, member, secrets } = scene;
  for (const person of [visitor, member]) {
    const refusals = person === visitor ? [401, 404] : [403, 404];
    const texts = [
      '',
      // Some spellings are no routes at all, and get a 404.
      await (await person.request('/no-such-page')).text(),
      ...[adminOnly, unauthorized, { message: en.errors.notFound }].map((body) => JSON.stringify(body)),
    ];
    for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST', 'PROPFIND']) {
      const answer = await person.request(path, { method });
      expect(refusals, `${method} ${answer.status}`).toContain(answer.status);
      const text = await answer.text();
      expect(texts).toContain(text);
      for (const secret of secrets) expect(JSON.stringify([...answer.headers]) + text).not.toContain(secret);
    }
  }
});

test('headers that name another path, method or person change nothing', async () => {
  const { world, visitor, member } = scene;
  const { ADMIN_EMAIL: admin } = world.env;
  const headers = {
    'X-Original-URL': '/api/admin/orders',
    'X-Rewrite-URL': '/api/admin/orders',
    'X-HTTP-Method-Override': 'GET',
    'X-Forwarded-Prefix': '/api/admin',
    'X-Forwarded-User': admin,
    'Cf-Access-Authenticated-User-Email': admin,
    Authorization: `Basic ${btoa(`${admin}:`)}`,
  };
  expect((await member.request('/api/admin/orders', { headers })).status).toBe(403);
  expect((await visitor.request('/api/admin/orders', { headers })).status).toBe(401);
  expect(await (await member.request('/api/stats', { headers })).json()).toHaveProperty('totalRocks');
});

test('anybody but the administrator is refused before the body is read', async () => {
  const { visitor, member } = scene;
  const posts = createApi()
    .routes.filter(({ method, path }) => method === 'POST' && path.startsWith('/api/admin/'))
    .map(({ path }) => path.replace(':id', newId()));
  expect(posts.length).toBeGreaterThan(4);
  const json = { 'Content-Type': 'application/json' };
  const bodies: Record<string, RequestInit> = {
    broken: { body: '{"reason":', headers: json },
    'of another kind': { body: 'hello', headers: { 'Content-Type': 'text/plain' } },
    'a form without its border': { body: 'x', headers: { 'Content-Type': 'multipart/form-data' } },
    missing: {},
    huge: { body: new Uint8Array(2_000_000), headers: json },
    'huge by its own word': { body: '{}', headers: { ...json, 'Content-Length': '99999999999' } },
    'with a broken key': { body: '{}', headers: { ...json, 'Idempotency-Key': 'x' } },
  };
  for (const path of posts)
    for (const [kind, init] of Object.entries(bodies)) {
      const refused = async (person: Person) => {
        const answer = await person.request(path, { method: 'POST', ...init });
        return { path, kind, status: answer.status, body: await answer.json() };
      };
      expect(await refused(visitor)).toEqual({ path, kind, status: 401, body: unauthorized });
      expect(await refused(member)).toEqual({ path, kind, status: 403, body: adminOnly });
    }
});

test('an endless body is not waited for', async () => {
  const { visitor, member } = scene;
  let pulls = 0;
  const endless = () =>
    new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          pulls += 1;
          controller.enqueue(new Uint8Array(1024));
        },
      },
      { highWaterMark: 0 },
    );
  const path = '/api/admin/moderation';
  const headers = { 'Content-Type': 'application/json' };
  const send = (person: Person) => person.request(path, { method: 'POST', headers, body: endless() });
  expect([(await send(visitor)).status, (await send(member)).status]).toEqual([401, 403]);
  expect(pulls).toBe(0);
});

test('a similar address does not make a member the administrator', async () => {
  const world = makeWorld();
  const admin = `jo.admin.${newId()}@example.test`;
  world.env = { ...world.env, ADMIN_EMAIL: admin };
  const [name = '', host = ''] = admin.split('@');
  const close = [
    `${name}+admin@${host}`,
    `${name.replaceAll('.', '')}@${host}`,
    `${admin}.example.org`,
    `${admin}.`,
    ` ${admin}`,
    `${admin}\u0000`,
    `x${admin}`,
    `${name}@mail.${host}`,
    admin.replace('a', '\u0430'),
    admin.replace('a', '\uFF41'),
    admin.replace('i', '\u0131'),
    admin.replace('o', '\u006F\u200B'),
    admin.toUpperCase(),
    admin.replace('@', '%40'),
    admin.replace('e', '_'),
    '%',
    '*',
  ];
  for (const emailKey of close) {
    const member = await asMember(world, await makeMember({ email: admin, emailKey }));
    const answer = await member.request('/api/admin/orders');
    expect(`${JSON.stringify(emailKey)} ${answer.status}`).toBe(`${JSON.stringify(emailKey)} 403`);
    expect(await answer.json()).toEqual(adminOnly);
  }
});

test('the address of the administrator may be written in any case in the configuration', async () => {
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  world.env = { ...world.env, ADMIN_EMAIL: `  ${administrator.member.email.toUpperCase()} ` };
  expect((await administrator.request('/api/admin/orders')).status).toBe(200);
});

test.each(['', '   ', '\n'])(
  'without a configured address (%j), nobody is the administrator',
  async (nobody) => {
    const world = makeWorld();
    world.env = { ...world.env, ADMIN_EMAIL: nobody };
    for (const changes of [{}, { email: '', emailKey: '' }, { email: null, emailKey: null }]) {
      const member = await asMember(world, await makeMember(changes));
      expect((await member.request('/api/admin/orders')).status).toBe(403);
      await db.delete(members).where(eq(members.id, member.member.id));
    }
  },
);
