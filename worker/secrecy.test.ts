import { env } from 'cloudflare:test';
import { beforeAll, expect, inject, test } from 'vitest';
import { answersShown, judge, emailsShown, stored, type Judgement } from './testing/canaries/allowed.ts';
import { crawl, idlePaths, pathsOf } from './testing/canaries/crawl.ts';
import { dumpOf } from './testing/canaries/dump.ts';
import { isPublic, lasting, unequal, unguarded } from './testing/canaries/privacy.ts';
import { rules, type Kind } from './testing/canaries/rules.ts';
import { openSearch } from './testing/canaries/seek.ts';
import { roles, type Answer } from './testing/canaries/viewers.ts';
import { openCanaries } from './testing/canaries/words.ts';
import { leave, openViewers, plant, site, type Planted } from './testing/canaries/world.ts';
import { idleWrites, repeatAll, writeAll } from './testing/canaries/writes.ts';
import { asBrowser, newEmail } from './testing/browser.ts';
import { listen } from './testing/lines.ts';
import { makeMember } from './testing/make.ts';
import type { Email } from './platform/mail.ts';
import { proof } from './testing/proof.ts';
import { calls } from './testing/roles.ts';

let planted: Planted;
/** Answers during the set-up, and those after it, once a member had deleted their account. */
let [first, answers]: [Answer[], Answer[]] = [[], []];
let emails: Email[];
let said: string;
/** Of the set-up, and of everything after it. */
let judgements: [before: Judgement, after: Judgement];

// Enough for a loaded machine.
const patience = 10 * 60_000;

beforeAll(async () => {
  const heard = listen();
  planted = await plant(inject('seed'));
  const { world, canaries } = planted;
  const early = world.emails.splice(0);
  first = planted.answers.splice(0);
  const before = judge(canaries, [...answersShown(first), ...emailsShown(planted, early)]);
  await leave(planted);
  await crawl(planted);
  planted.viewers = await openViewers(planted);
  await writeAll(planted);
  await repeatAll(planted);
  answers = planted.answers.splice(0);
  judgements = [before, judge(canaries, [...answersShown(answers), ...emailsShown(planted, world.emails)])];
  emails = [...early, ...world.emails];
  said = heard.text();
  heard.stop();
}, patience);

test('every call has sample requests, and every sample a call', () => {
  const unasked = [...pathsOf(planted)].filter(([, paths]) => paths.length === 0);
  expect([unasked, idlePaths(planted), idleWrites()]).toEqual([[], [], []]);
});

test('a canary is found in every common encoding', () => {
  const canaries = openCanaries(inject('seed'));
  const code = canaries.note('code', 'K7M-2QX-9RT');
  const name = canaries.note('last name', 'canaryqwertzuiop');
  const search = openSearch(canaries.all);
  const inHex = (text: string) => Array.from(text, (one) => one.charCodeAt(0).toString(16)).join('');
  for (const text of ['k7m2qx9rt', 'K7M 2QX 9RT', 'K7M%2D2QX%2D9RT', '\\u004b7M-2QX-9RT', '&#75;7M-2QX-9RT'])
    expect(search(`["${text}"]`)).toEqual([code]);
  for (const before of ['', 'a', 'ab', 'abc'])
    for (const spelled of ['K7M-2QX-9RT', 'k7m2qx9rt'])
      expect(search(btoa(`${before}${spelled}${before}`))).toEqual([code]);
  expect(search(inHex('K7M-2QX-9RT'))).toEqual([code]);
  expect(search(btoa('é?>CanaryQwertzuiop~~').replaceAll('+', '-').replaceAll('/', '_'))).toEqual([]);
  expect(search(btoa('?>canaryqwertzuiop~~').replaceAll('+', '-').replaceAll('/', '_'))).toEqual([name]);
  expect(search('K7M-2QX-9RS and canaryqwertzuio')).toEqual([]);
});

test('codes, addresses and names reach only those who may see them', ({ task }) => {
  const { canaries, rocks } = planted;
  const leaks = [...judgements.flatMap((one) => one.leaks), ...judge(canaries, [stored('log', said)]).leaks];
  const asked = [...first, ...answers];
  proof(task, {
    goal: 'G-C1',
    what: `${calls.length} calls × ${roles.length} roles, ${asked.length} answers, ${emails.length} emails, ${said.split('\n').length} log lines, ${canaries.all.length} canaries`,
    figure: `${leaks.length} seen where they do not belong`,
    passLine: '0',
  });
  expect(leaks).toEqual([]);
  expect(rocks.all.length).toBeGreaterThanOrEqual(50);
});

test('every rule that allows something to be seen was used', () => {
  const used = new Set(judgements.flatMap((one) => [...one.used]));
  const idle = rules.filter((rule) => !used.has(rule));
  expect(idle.map(({ kind, who, where }) => `${where} shows ${who}: ${kind}`)).toEqual([]);
});

test('answers that depend on the viewer are not cacheable, and public answers are the same for everybody', ({
  task,
}) => {
  const asked = [...first, ...answers];
  const [kept, different] = [unguarded(asked), unequal(asked)];
  proof(task, {
    goal: 'G-C1',
    what: `Answers that a cache may keep, ${asked.filter(isPublic).length} of which are public`,
    figure: `${kept.length} private ones, ${different.length} public ones that differ by who asks`,
    passLine: '0 and 0',
  });
  expect([kept, different]).toEqual([[], []]);
  expect(asked.some(isPublic)).toBe(true);
});

/** Kinds of canaries that no store may hold. */
const unstored: readonly Kind[] = ['forgotten', 'network', 'browser', 'session', 'link'];

test('stores hold nothing of deleted members, and no IP address, user agent or token of anybody', async ({
  task,
}) => {
  const all = planted.canaries.all.filter(({ kind }) => unstored.includes(kind));
  const stores = await dumpOf(env);
  const { leaks } = judge({ all }, stores);
  // The search works: stored canaries are found.
  const kept = planted.canaries.all.filter(({ kind }) => kind === 'email' || kind === 'order');
  expect(judge({ all: kept }, stores).leaks.length).toBeGreaterThan(1);
  proof(task, {
    goal: 'G-C1',
    what: `${all.length} words of a deleted account, of IP addresses, browsers and tokens`,
    figure: `${leaks.length} in ${stores.length} tables and keys`,
    passLine: '0',
  });
  expect(leaks).toEqual([]);
  // Tests send their requests from such addresses.
  const traces = /\b10\.\d{1,3}\.\d{1,3}\.\d{1,3}\b|Mozilla/;
  expect(
    [...stores, stored('log', said)].filter(({ texts }) => texts.some((text) => traces.test(text))),
  ).toEqual([]);
});

const misleading = {
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-For': '203.0.113.9',
  'X-Forwarded-Proto': 'http',
  'X-Original-URL': '/api/admin/members',
  'X-Rewrite-URL': '/api/admin/members',
  Forwarded: 'for=203.0.113.9;host=evil.example',
};

test('no other host, proxy header or extra query parameter changes an answer', async () => {
  const misled = [{ headers: misleading, more: 'utm=x' }, { host: 'https://evil.example' }];
  for (const [pattern, paths] of pathsOf(planted)) {
    // Signing out works once.
    if (pattern === '/api/logout') continue;
    const path = paths.at(-1) ?? '/';
    for (const viewer of [planted.viewers.owner, planted.viewers.visitor]) {
      const plain = await lasting(await viewer.request(path));
      for (const { host = '', more = '', headers } of misled) {
        const other = host + path + (more && `${path.includes('?') ? '&' : '?'}${more}`);
        expect([other, await lasting(await viewer.request(other, { headers }))]).toEqual([other, plain]);
      }
      await viewer.request(path.replace(/^[^?]+/, (way) => way.toUpperCase()));
    }
  }
  const asked = planted.answers.splice(0);
  expect(judge(planted.canaries, answersShown(asked)).leaks).toEqual([]);
  expect(
    asked.filter(({ body, headers }) => `${body} ${[...headers].join()}`.includes('evil.example')),
  ).toEqual([]);
});

test('links in emails use the site’s own origin, whatever host the request names', async () => {
  const { viewers, world } = planted;
  const address = 'https://evil.example/api/auth/user/email';
  await viewers.holder.send('PATCH', address, { email: newEmail() }, misleading);
  const all = [...emails, ...world.emails.slice(-2)];
  const places = all.flatMap(({ text, html }) => `${text} ${html}`.match(/https?:\/\/[^/\s"<]+/g) ?? []);
  expect(places.length).toBeGreaterThan(10);
  expect([...new Set(places)]).toEqual([site]);
});

/** Without the random values, which differ in each answer. */
const masked = (text: string, email: string) =>
  text
    .replaceAll(email, 'an address')
    .replaceAll(/nonce[=-]["'\w-]+/g, 'nonce')
    .replaceAll(/(__Host-\w+=)[\w-]+/g, '$1token');

test('neither signing in nor requesting an address reveals whether it has an account', async () => {
  const { world, viewers } = planted;
  const seen = async (email: string) => {
    const browser = asBrowser(world, world.env);
    const answered = [
      await browser.submit('/api/login', { email, returnTo: '/' }),
      await browser.open('/api/login/code'),
      await viewers.pro.send('PATCH', '/api/auth/user/email', { email }),
    ];
    return Promise.all(
      answered.map(async (answer) => ({
        status: answer.status,
        headers: [...answer.headers]
          .filter(([name]) => name !== 'x-request-id')
          .map(([name, value]) => `${name}: ${masked(value, email)}`),
        body: masked(await answer.text(), email),
      })),
    );
  };
  const unknown = await seen(newEmail());
  expect(unknown.map(({ status }) => status)).toEqual([303, 200, 200]);
  expect(await seen((await makeMember()).email)).toEqual(unknown);
});
