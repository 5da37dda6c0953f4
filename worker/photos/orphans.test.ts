import { env } from 'cloudflare:test';
import { isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { members, pendingPhotoDeletions, rocks } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { hour } from '../platform/clock.ts';
import { asMember, asStranger, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeFaultyWorld, type FaultyWorld } from '../testing/faults.ts';
import { formOf } from '../testing/form.ts';
import { listen } from '../testing/lines.ts';
import { newCode } from '../testing/make.ts';
import { proof } from '../testing/proof.ts';
import { largeFile, photoOf } from './testing-large.ts';

let log: ReturnType<typeof listen>;
beforeAll(() => {
  log = listen();
});
afterAll(() => log.stop());

function upload(person: Person, method: string, path: string, fields: Record<string, string>) {
  const body = formOf(fields);
  body.set('image', largeFile());
  return person.request(path, { method, body });
}

const register = (person: Person, laserEngraverId = newCode()) =>
  upload(person, 'POST', '/api/rocks', { name: 'Sunny', description: 'A small sun', laserEngraverId });
const avatar = (person: Person) => upload(person, 'PUT', '/api/user/avatar', {});

/** Registers one Rock ID twice at once, so that the second write is refused. */
async function registerTwice(person: Person): Promise<Response> {
  const code = newCode();
  const [answer] = await Promise.all([register(person, code), register(person, code)]);
  return answer;
}

/** A call fails before or after it took effect, or it is the last one, as when the worker dies. */
const fates = ['before', 'after', 'last'] as const;
type Fate = (typeof fates)[number];

function failAt(world: FaultyWorld, nth: number, fate: Fate): void {
  let made = 0;
  world.fault = () => {
    made += 1;
    if (made === nth) return fate === 'last' ? 'after' : fate;
    return fate === 'last' && made > nth ? 'before' : null;
  };
}

/** Number of store calls of an upload. */
async function callsOf(world: FaultyWorld, send: () => Promise<Response>): Promise<number> {
  let calls = 0;
  world.fault = () => {
    calls += 1;
    return null;
  };
  await send();
  return calls;
}

const storedKeys = async () => (await env.PHOTOS.list()).objects.map(({ key }) => key);

/** Keys that rows refer to. */
async function namedKeys(): Promise<string[]> {
  const [shown, faces] = await db.batch([
    db.select({ key: rocks.photoKey }).from(rocks).where(isNotNull(rocks.photoKey)),
    db.select({ key: members.photoKey }).from(members).where(isNotNull(members.photoKey)),
  ]);
  return [...shown, ...faces].flatMap(({ key }) => key ?? []);
}

/** The rest repeats what has failed before. */
const leastFailed = inject('isThorough') ? 100 : 0;

test('uploads that fail at every step leave no photo without a row', async ({ task }) => {
  const world = makeFaultyWorld();
  const uploads = [(person: Person) => register(person), avatar, registerTwice] as const;
  const answers: number[] = [];
  // Each by a new member, since tries of taken IDs are limited by the hour.
  const fail = async (send: (typeof uploads)[number], nth: number, fate: Fate) => {
    const person = await asMember(world);
    failAt(world, nth, fate);
    answers.push((await send(person)).status);
  };
  for (const send of uploads) {
    const person = await asMember(world);
    const calls = await callsOf(world, () => send(person));
    for (let nth = 1; nth <= calls; nth++) for (const fate of fates) await fail(send, nth, fate);
  }
  const failed = () => answers.filter((status) => status !== 200).length;
  for (let i = 0; failed() < leastFailed; i++)
    await fail(uploads[i % 3] ?? avatar, 3 + (i % 4), fates[i % 3] ?? 'before');
  world.fault = () => null;
  const left = new Set((await storedKeys()).map(photoOf)).size - (await namedKeys()).length;
  world.now += 25 * hour;
  await runHourly(world.env, world.deps);

  const [stored, named] = [new Set(await storedKeys()), await namedKeys()];
  const orphans = [...stored].filter((key) => !named.includes(photoOf(key)));
  const statuses = await Promise.all(
    named.map(async (key) => (await asStranger(world).request(`/img/${key}`)).status),
  );
  const small = [...stored].filter((key) => photoOf(key) !== key);
  const broken = statuses.filter((status) => status !== 200);
  proof(task, {
    goal: 'G-U2',
    what: `${failed()} of ${answers.length} uploads failed before, at and after the bucket and the row, then a tick`,
    figure: `${orphans.length} orphans, ${broken.length} of ${named.length} pictures broken`,
    passLine: '0 orphans, 0 broken',
  });
  expect(answers.filter((status) => ![200, 409, 503].includes(status))).toEqual([]);
  expect(left, 'some were left for the tick').toBeGreaterThan(10);
  expect(named.length).toBeGreaterThan(10);
  expect(small).toHaveLength(named.length);
  expect([orphans, broken]).toEqual([[], []]);
  expect(await db.select().from(pendingPhotoDeletions)).toEqual([]);
});
