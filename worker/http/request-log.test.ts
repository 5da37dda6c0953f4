import { env } from 'cloudflare:test';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { rocks } from '../../schema/tables/index.ts';
import { newApplication } from '../ambassadors/testing-application.ts';
import { createApi } from '../api.ts';
import { pageRows } from '../exports/csv-export.ts';
import { newId, newPhotoKey, newToken } from '../platform/ids.ts';
import {
  asAdministrator,
  asMember,
  asStranger,
  makeWorld,
  origin,
  type Person,
  type World,
} from '../testing/as.ts';
import { envWith } from '../testing/database.ts';
import { db } from '../testing/db.ts';
import { listen } from '../testing/lines.ts';
import { makeMember, newCode, newMadeUpCode } from '../testing/make.ts';
import { makePaidWorld, planReturns, sendJson } from '../testing/payments.ts';
import { hiddenRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

/** Values that no log line may contain, wherever they were sent. */
const canaries = {
  code: newCode(),
  email: `${newId()}@canary.example`,
  token: newToken(),
  key: newPhotoKey(),
  network: '203.0.113.77',
  agent: 'CanaryBrowser/77.7',
  name: 'Zanzibarine',
  place: '41.258734',
};

const calls = [
  ...new Set(
    createApi()
      .routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*')
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

let heard: ReturnType<typeof listen>;
/** The place search, and any other service that is fetched from. */
const elsewhere = vi.spyOn(globalThis, 'fetch');
beforeAll(() => {
  elsewhere.mockRejectedValue(new TypeError(`no answer for ${canaries.email} from "${canaries.code}"`));
});
afterAll(() => elsewhere.mockRestore());
beforeEach(() => {
  heard = listen();
});
afterEach(() => heard.stop());

function expectNoCanary(...others: string[]): void {
  const bare = (text: string) => text.toLowerCase().replace(/[-\s]/g, '');
  const text = heard.text();
  for (const canary of [...Object.values(canaries), 'canary', ...others]) {
    expect(bare(text)).not.toContain(bare(canary));
  }
}

const fields = {
  ...newApplication(),
  ...planReturns,
  ...canaries,
  laserEngraverId: canaries.code,
  content: canaries.name,
  interactionType: 'comment',
  latitude: canaries.place,
  longitude: canaries.place,
  locationName: canaries.name,
  town: canaries.name,
  what: canaries.name,
  firstName: canaries.name,
  reason: canaries.name,
  actionType: 'hidden',
  subject: 'rock',
  subjectId: canaries.token,
  plan: 'monthly',
};

/** Request bodies: JSON, broken JSON, a form, and a form with a file. */
function bodies(): { body: BodyInit; headers: Record<string, string> }[] {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('image', new File([canaries.email], `${canaries.name}.png`, { type: 'image/png' }));
  return [
    { body: JSON.stringify(fields), headers: { 'Content-Type': 'application/json' } },
    { body: `"${canaries.email}" is "${canaries.code}`, headers: { 'Content-Type': 'application/json' } },
    { body: new URLSearchParams(fields), headers: {} },
    { body: form, headers: {} },
  ];
}

/** Requests to one call, one with each of these bodies, with canaries in every possible place. */
function requestsOf(call: string, sent: ReturnType<typeof bodies>): { path: string; init: RequestInit }[] {
  const [method = '', pattern = ''] = call.split(' ');
  const path = pattern
    .replace('/:r{[rR]}/:code', `/R/${canaries.code}`)
    .replace('check/:id', `check/${canaries.code}`)
    .replace(/\/:page\{.*\}$/, '/sitemap-1.xml')
    .replace(':key', canaries.key)
    .replace(/:\w+/g, canaries.token);
  const query = new URLSearchParams({ ...fields, q: canaries.name, returnTo: `/${canaries.name}` });
  const headers = {
    'CF-Connecting-IP': canaries.network,
    'X-Request-Id': canaries.code,
    'X-Forwarded-For': canaries.network,
    'User-Agent': canaries.agent,
    Authorization: `Bearer ${canaries.token}`,
    'Idempotency-Key': canaries.token,
    'Stripe-Signature': `t=1,v1=${canaries.token}`,
    Referer: `${origin}/nfc-scan?rockId=${canaries.code}`,
  };
  const url = `${path}?${query.toString()}`;
  if (method === 'GET') return [{ path: url, init: { method, headers } }];
  return sent.map(({ body, headers: ofBody }) => ({
    path: url,
    init: { method, body, headers: { ...headers, ...ofBody } },
  }));
}

/** A visitor with the cookies of signing in and paying, a member, and the administrator. */
async function people(world: World): Promise<{ person: Person; cookie?: string; secrets: string[] }[]> {
  const administrator = await asAdministrator(world);
  const member = await asMember(world, await makeMember({ hasManualPlan: true }));
  const cookie = ['sid', 'code', 'errand', 'change', 'purchase', 'wish']
    .map((name) => `__Host-${name}=${canaries.token}`)
    .join('; ');
  return [
    { person: asStranger(world), cookie, secrets: [] },
    { person: member, secrets: [member.member.id] },
    { person: administrator, secrets: [administrator.member.id] },
  ];
}

/**
 * Sends every request of a call as each person, and checks the log lines.
 * @param worse bindings that fail meanwhile
 * @returns the statuses
 */
async function expectLines(
  call: string,
  sent: ReturnType<typeof bodies>,
  worse: Partial<Env> = {},
): Promise<number[]> {
  const world = makeWorld();
  const [method, route] = call.split(' ');
  const everybody = await people(world);
  world.env = { ...world.env, ...worse };
  const statuses: number[] = [];
  for (const [i, { person, cookie, secrets }] of everybody.entries()) {
    // The member sends every body, the others only the well-formed one.
    for (const { path, init } of requestsOf(call, i === 1 ? sent : sent.slice(0, 1))) {
      heard.clear();
      const headers = new Headers(init.headers);
      if (cookie !== undefined) headers.set('Cookie', cookie);
      const answer = await person.request(path, { ...init, headers });
      const { status } = answer;
      const text = await answer.text();
      statuses.push(status);

      const id = answer.headers.get('X-Request-Id');
      expect(id).toMatch(/^[a-z2-7]{16}$/);
      const line = { kind: 'request', id, method, route, status, ms: expect.any(Number) };
      expect(heard.lines('request')).toEqual([line]);
      for (const failure of heard.lines('failure')) expect(failure['id']).toBe(id);
      expectNoCanary(...secrets);
      if (status === 500) {
        expect(heard.lines('failure')).toContainEqual(
          expect.objectContaining({ what: 'unexpected error', causes: expect.anything() }),
        );
        expect(text).toContain(en.errors.unexpected);
        expect(text).not.toContain('D1_ERROR');
      }
    }
  }
  return statuses;
}

/** Fails as a store would that quotes all its arguments. */
async function fail(...asked: unknown[]): Promise<never> {
  const said = `no answer about ${canaries.email}, "${canaries.name}" or ${canaries.token}`;
  const cause = new Error(`D1_ERROR: ${said}: SQLITE_ERROR`);
  throw new Error(`${said}: "${JSON.stringify(asked)}"`, { cause });
}

const statement = { bind: () => statement, raw: fail, run: fail, all: fail, first: fail };
const session = { prepare: () => statement, batch: fail, getBookmark: () => null };
const store = { get: fail, put: fail, head: fail, delete: fail, withSession: () => session, ...session };
/** Stores whose calls all fail. */
const broken = store as unknown as D1Database & KVNamespace & R2Bucket; // as much of each as we use

test.each(calls)('%s logs one line with nothing of the request’s content', async (call) => {
  const statuses = await expectLines(call, bodies());
  expect(statuses).not.toContain(500);
});

test.each(calls)('%s logs that the stores fail, without any value', async (call) => {
  const meant = bodies().slice(0, 1);
  await expectLines(call, meant, { DB: broken });
  await expectLines(call, meant, { SESSIONS: broken, PHOTOS: broken });
});

test('a request without a route is logged as unknown, and a HEAD, a photo and a label have their line as well', async () => {
  const stranger = asStranger();
  const { code, email, key } = canaries;
  for (const [method, path, route] of [
    ['GET', `/api/${code}`, 'unknown'],
    ['GET', `/api/admin/${email}`, 'unknown'],
    ['GET', `/${code}/${email}`, 'unknown'],
    ['PUT', `/api/rocks/check/${code}`, 'unknown'],
    ['DELETE', `/img/${code}`, 'unknown'],
    ['HEAD', '/api/health', '/api/health'],
    ['GET', `/r/${code}`, '/:r{[rR]}/:code'],
    ['GET', `/img/${key}/320`, '/img/:key/320'],
  ] as const) {
    heard.clear();
    const { status } = await stranger.request(path, { method });
    expect(heard.lines()).toMatchObject([{ kind: 'request', method, route, status }]);
    expectNoCanary();
  }
});

test('a repeated request and refusals are logged with their status', async () => {
  const [owner, other] = [await asMember(), await asMember()];
  const rock = await hiddenRock(owner);
  heard.clear();
  const find = (person: Person, key: string) =>
    person.send(
      'POST',
      '/api/rocks/find',
      { laserEngraverId: rock.laserEngraverId },
      { 'Idempotency-Key': key },
    );
  await find(other, 'the same key');
  const keys = [newId(), newId()] as const;
  await find(other, keys[0]);
  const again = await find(other, keys[0]);
  expect(again.headers.get('Idempotent-Replayed')).toBe('true');
  await find(owner, keys[1]);
  await find(asStranger(), keys[1]);
  expect(heard.lines().map(({ kind, route, status }) => [kind, route, status])).toEqual([
    ['request', '/api/rocks/find', 400],
    ['request', '/api/rocks/find', 200],
    ['request', '/api/rocks/find', 200],
    ['request', '/api/rocks/find', 409],
    ['request', '/api/rocks/find', 401],
  ]);
  expectNoCanary(rock.laserEngraverId, ...keys, owner.member.id, other.member.id);
});

test('abuse is logged: guesses, floods, cross-site requests', async () => {
  const world = makeWorld();
  const [guesser, member] = [asStranger(world), await asMember(world)];
  const guesses = Array.from({ length: 21 }, newMadeUpCode);
  heard.clear();
  for (const code of guesses) await guesser.request(`/api/rocks/check/${code}`);
  const wrong = { code: '000 000', token: canaries.token };
  await guesser.request('/api/login/code', { method: 'POST', body: new URLSearchParams(wrong) });
  await member.request('/api/admin/members');
  const headers = { 'Sec-Fetch-Site': 'cross-site', Origin: `https://${canaries.name}.example` };
  await member.request('/api/user/account', { method: 'DELETE', headers });
  await asStranger(world).request('/api/stripe/webhook', { method: 'POST', body: canaries.email });
  world.env = { ...world.env, FLOOD: { limit: () => Promise.resolve({ success: false }) } };
  await guesser.request(`/api/rocks/check/${canaries.code}`);
  expect(heard.lines().map(({ kind, route, status }) => [kind, route, status])).toEqual([
    ...Array.from({ length: 20 }, () => ['request', '/api/rocks/check/:id', 200]),
    ['request', '/api/rocks/check/:id', 429],
    ['request', '/api/login/code', 400],
    ['request', '/api/admin/members', 403],
    ['request', '/api/user/account', 403],
    ['request', '/api/stripe/webhook', 503],
    ['request', '/api/rocks/check/:id', 429],
  ]);
  expectNoCanary(...guesses, member.member.id);
});

test('a failure while the context is opened is logged as well', async () => {
  const world = makeWorld();
  world.env = { ...env, ADMIN_EMAIL: null as unknown as string }; // as if it had been forgotten
  const answer = await asStranger(world).request('/api/stats');
  const id = answer.headers.get('X-Request-Id');
  expect(await answer.json()).toEqual({ message: en.errors.unexpected });
  expect(heard.lines()).toMatchObject([
    { kind: 'failure', id, what: 'unexpected error', causes: [expect.stringMatching(/^TypeError/)] },
    { kind: 'request', id, route: '/api/stats', status: 500 },
  ]);
});

test('a refusal by the payment provider is logged with its code and without its message', async () => {
  const world = makePaidWorld();
  const error = {
    type: 'invalid_request_error',
    code: 'parameter_invalid_string',
    message: `Nobody has ${canaries.email}, "${canaries.token}"`,
  };
  world.line = async () =>
    Response.json({ error }, { status: 400, headers: { 'Request-Id': 'req_9hX2mR4' } });
  const member = await asMember(world);
  const answer = await sendJson(member, '/subscription/create', { plan: 'monthly' });
  const id = answer.headers.get('X-Request-Id');
  expect(heard.lines()).toEqual([
    {
      kind: 'failure',
      id,
      what: 'the payment provider refused a call',
      code: 'StripeInvalidRequestError parameter_invalid_string',
      reference: 'req_9hX2mR4',
    },
    expect.objectContaining({ kind: 'request', id, route: '/api/subscription/create', status: 503 }),
  ]);
  expectNoCanary(member.member.id);
});

test('a file that breaks off is logged under the id of its request', async () => {
  const world = makeWorld();
  const member = await asMember(world, await makeMember({ hasManualPlan: true }));
  const rock = (createdAt: number) => {
    const code = newCode();
    const row = { id: newId(), name: canaries.name, description: '', ownerId: member.member.id, createdAt };
    return db.insert(rocks).values({ ...row, code, codeKey: code.replaceAll('-', '') });
  };
  await db.batch([rock(0), ...Array.from({ length: pageRows }, (_, i) => rock(i + 1))]);
  heard.clear();
  let isWhole = true;
  world.env = envWith(world.env, (real) => ({
    batch: (statements) => (isWhole ? real : broken).batch(statements),
  }));
  const answer = await member.request('/api/user/export/rocks.csv');
  isWhole = false;
  await expect(answer.text()).rejects.toThrow();
  const id = answer.headers.get('X-Request-Id');
  expect(heard.lines()).toMatchObject(
    [
      { kind: 'failure', id, what: 'a CSV download broke off' },
      { kind: 'request', id, route: '/api/user/export/rocks.csv', status: 200 },
    ].toReversed(),
  );
  expectNoCanary(member.member.id);
});
