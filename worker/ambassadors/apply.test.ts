import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type AmbassadorInput, type FoundingAmbassador } from '../../schema/ambassadors.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { day, hour } from '../platform/clock.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { newApplication } from './testing-application.ts';
import { db } from '../testing/db.ts';
import * as en from '../../schema/words/en/index.ts';

const submit = (person: Person, json?: object) => person.send('POST', '/api/qr-code-signups', json);
const rowsOf = (email: string) =>
  db.select().from(ambassadorApplications).where(eq(ambassadorApplications.email, email));
// The hourly job answers all pending applications, and the list has all answered ones.
beforeEach(async () => {
  await db.delete(ambassadorApplications);
});

const taken = { message: en.ambassadors.submitted(24) };

test('anybody can apply, and the answer does not reveal the selection', async () => {
  const [first, second, third] = ['Fiji', 'Fiji', 'Fiji'].map((country) => newApplication({ country }));
  for (const [i, json] of [first, second, third].entries()) {
    const answer = await submit(i === 0 ? await asMember() : asStranger(), json);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(taken);
  }
  const slots = await Promise.all([first, second, third].map((json) => rowsOf(json?.email ?? '')));
  expect(slots.flat().map(({ region, slot }) => [region, slot])).toEqual([
    ['FJ', 1],
    ['FJ', 2],
    ['FJ', null],
  ]);
});

test('each state of the US has its own slots', async () => {
  const rows = [];
  for (const state of ['Maine', 'ME', 'M.E.', 'Vermont']) {
    const json = newApplication({ state });
    await submit(asStranger(), json);
    rows.push(...(await rowsOf(json.email)));
  }
  expect(rows.map(({ region, slot }) => [region, slot])).toEqual([
    ['US-ME', 1],
    ['US-ME', 2],
    ['US-ME', null],
    ['US-VT', 1],
  ]);
});

test('a retry after a lost response gets the same answer and makes no second application', async () => {
  const world = makeWorld();
  const json = newApplication();
  const typedAgain = { ...json, email: ` ${json.email.toUpperCase()} `, name: ` ${json.name}  ` };
  for (const body of [json, json, typedAgain]) {
    const answer = await submit(asStranger(world), body);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(taken);
  }
  expect(await rowsOf(json.email)).toHaveLength(1);
  expect(world.emails).toHaveLength(1);
});

test('an email address applies once: different data are refused and change nothing', async () => {
  const world = makeWorld();
  const json = newApplication();
  await submit(asStranger(world), json);
  for (const change of [{ city: 'Lincoln' }, { state: 'Iowa' }, { name: 'Ben Miller' }]) {
    const answer = await submit(asStranger(world), { ...json, ...change });
    const refusal = { message: en.ambassadors.applied(24), field: 'email' };
    expect([answer.status, await answer.json()]).toEqual([409, refusal]);
  }
  expect(await rowsOf(json.email)).toMatchObject([{ city: 'Omaha', region: 'US-NE' }]);
  expect(world.emails).toHaveLength(1);
});

test('three applications a day from one IP address are accepted, and a fourth must wait for the next day', async () => {
  const world = makeWorld(Math.floor(Date.now() / day) * day + hour);
  const [family, other] = [asStranger(world), asStranger(world)];
  const first = newApplication();
  expect((await submit(family, first)).status).toBe(200);
  // Invalid applications and retries do not count.
  expect((await submit(family, { ...first, zipcode: '' })).status).toBe(400);
  expect((await submit(family, newApplication({ country: 'Atlantis' }))).status).toBe(400);
  expect((await submit(family, first)).status).toBe(200);
  expect((await submit(family, newApplication())).status).toBe(200);
  expect((await submit(family, newApplication())).status).toBe(200);

  const fourth = newApplication();
  const refused = await submit(family, fourth);
  const message = 'There were 3 applications from this network today. Please try again tomorrow.';
  expect([refused.status, await refused.json()]).toEqual([429, { message }]);
  expect(Number(refused.headers.get('Retry-After'))).toBe(23 * 3600);
  expect(await rowsOf(fourth.email)).toEqual([]);
  expect((await submit(family, first)).status).toBe(200);
  expect((await submit(other, fourth)).status).toBe(200);
  world.now += 23 * hour;
  expect((await submit(family, newApplication())).status).toBe(200);
});

test('nobody can probe which addresses have applied', async () => {
  const world = makeWorld();
  const applied = newApplication();
  await submit(asStranger(world), applied);
  const nosy = asStranger(world);
  const ask = async () => (await submit(nosy, { ...applied, city: 'Lincoln' })).status;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([409, 409, 409, 429]);
});

const wrong: [field: keyof AmbassadorInput, text: unknown, message: string][] = [
  ['name', 'A', en.ambassadors.tooShort('name', 2)],
  ['email', 'ann@', 'Please enter a valid email address'],
  ['address', '12 P', en.ambassadors.tooShort('address', 5)],
  ['city', 'O', en.ambassadors.tooShort('city', 2)],
  ['state', 'N', en.ambassadors.tooShort('state', 2)],
  ['zipcode', '68', en.ambassadors.tooShort('zipcode', 3)],
  ['country', 'U', en.ambassadors.tooShort('country', 2)],
  ['name', 42, en.ambassadors.tooShort('name', 2)],
  ['address', '\u200B\u200D\u2060', en.ambassadors.tooShort('address', 5)],
  ['address', '🪨'.repeat(10_000), 'The address can have at most 200 characters'],
  ['country', 'Germny', en.ambassadors.unknownCountry],
  ['state', 'Nebrsk', en.ambassadors.unknownState],
];

test.each(wrong)('%s %j is refused with one message', async (field, text, message) => {
  const json = { ...newApplication(), [field]: text };
  const answer = await submit(asStranger(), json);
  expect([answer.status, await answer.json()]).toEqual([400, { message, field }]);
  expect(await rowsOf(json.email)).toEqual([]);
});

test.each([
  ['Robin ꪜ Wren', en.names.nameBadge],
  ['Rockabout Admin', en.names.nameReserved],
  ['Robin (Support)', en.names.nameReserved],
  ['Wren, Deleted', en.names.nameReserved],
  ['Suppоrt Wren', en.names.nameScript],
  ['adm\u3164in Wren', en.names.nameUnseen],
  ['Zoe\u0316\u0317\u0318\u0319 Wren', en.names.nameMarks],
  // One with digits: three groups of letters are ordinary words.
  [`Ann ${issueCode((bytes) => bytes.map((_, i) => i * 7)).replaceAll('-', ' ')}`, en.names.nameIsCode],
])('nobody is listed under a name that no member may have: %s', async (name, message) => {
  const json = newApplication({ name });
  const answer = await submit(asStranger(), json);
  expect([answer.status, await answer.json()]).toEqual([400, { message, field: 'name' }]);
  expect(await rowsOf(json.email)).toEqual([]);
});

test('real names and addresses are stored as typed', async () => {
  const json = newApplication({
    name: '<img src=x onerror=alert(1)> Kahoʻolawe',
    address: 'شارع التحرير ١٢',
    city: 'القاهرة',
    state: 'القاهرة',
    country: 'مصر',
  });
  expect((await submit(asStranger(), json)).status).toBe(200);
  expect(await rowsOf(json.email)).toMatchObject([{ ...json, region: 'EG' }]);
});

const listed = async (): Promise<FoundingAmbassador[]> =>
  (await asStranger().request('/api/founding-ambassadors')).json();

test('the list has selected applicants who have been told, in order, without addresses', async () => {
  const world = makeWorld();
  const country = 'Samoa';
  const canary = { country, address: '99 Canary Road', city: 'Canaryville', zipcode: 'C4N4RY' };
  const names = ['Ann Marie Miller', 'Zoë', 'Late Comer'];
  const applications = names.map((name) => newApplication({ ...canary, name }));
  for (const json of applications) {
    world.now += 1000;
    await submit(asStranger(world), json);
  }
  expect(await listed()).toEqual([]);

  await runHourly(env, world.deps);
  const list = await listed();
  expect(list.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ['Ann', 'M.'],
    ['Zoë', ''],
  ]);
  expect(Object.keys(list[0] ?? {}).toSorted()).toEqual(['firstName', 'id', 'lastName']);
  const emails = applications.map(({ email }) => email);
  for (const secret of ['Canar', 'C4N4RY', 'Marie', 'Miller', 'Comer', ...emails])
    expect(JSON.stringify(list)).not.toContain(secret);
});
