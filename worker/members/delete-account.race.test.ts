import { env } from 'cloudflare:test';
import { and, eq, isNull } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { activities, comments, entries, finds, likes, members, rocks } from '../../schema/tables/index.ts';
import { namelessPlace } from '../../schema/journey.ts';
import { pictures } from '../photos/testing-corpus.ts';
import { openDatabase } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { asMember, makeWorld, type Person } from '../testing/as.ts';
import { asBrowser, signIn } from '../testing/browser.ts';
import { remove, rockOf } from '../testing/leaving.ts';
import { newCode, newPlace } from '../testing/make.ts';
import { trials } from '../testing/often.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';
import { drift, expectAgreement } from '../testing/recount.ts';

const db = openDatabase(env.DB);
const many = trials(20);
const fewer = trials(10);

function send(person: Person, path: string, body: object, key = true) {
  const headers = { 'Content-Type': 'application/json', ...(key && { 'Idempotency-Key': newId() }) };
  return person.request(path, { method: 'POST', body: JSON.stringify(body), headers });
}

const find = (person: Person, laserEngraverId: string, key: boolean) =>
  send(person, '/api/rocks/find', { laserEngraverId }, key);
const hide = (person: Person, rockId: string, key: boolean) =>
  send(person, `/api/rocks/${rockId}/locations`, { ...newPlace(), actionType: 'hidden' }, key);

/** The deletion, and what is done at the same time, in either order; every third trial gives one of them a start. */
async function atOnce(i: number, leaver: Person, act: () => Promise<Response>): Promise<number> {
  const starts = [() => remove(leaver), act];
  if (i % 2) starts.reverse();
  const running = [];
  for (const start of starts) {
    running.push(start());
    // A few turns of the event loop, a query each.
    if (i % 3 === 2) for (let turn = 0; turn < i / 4; turn++) await env.DB.prepare('SELECT 1').run();
  }
  const answers = await Promise.all(running);
  if (i % 2) answers.reverse();
  const [deleted, acted] = answers;
  expect(deleted?.status).toBe(200);
  return acted?.status ?? 0;
}

/** Nothing is left of a member but rows that forgot them. */
async function expectGone(memberId: string) {
  expect(await db.select().from(members).where(eq(members.id, memberId))).toEqual([]);
  const naming = [
    db.select({ id: rocks.id }).from(rocks).where(eq(rocks.ownerId, memberId)),
    db.select({ id: rocks.id }).from(rocks).where(eq(rocks.holderId, memberId)),
    db.select({ id: entries.id }).from(entries).where(eq(entries.memberId, memberId)),
    db.select({ id: finds.id }).from(finds).where(eq(finds.memberId, memberId)),
    db.select({ id: activities.id }).from(activities).where(eq(activities.memberId, memberId)),
    db.select({ id: comments.id }).from(comments).where(eq(comments.memberId, memberId)),
    db.select({ id: likes.rockId }).from(likes).where(eq(likes.memberId, memberId)),
  ];
  for (const rows of naming) expect(await rows).toEqual([]);
}

let before: Record<string, number>;
beforeEach(async () => {
  before = await drift();
});
afterEach(() => expectAgreement(before));

test.each(many)('while the member finds a rock (%i)', async (i) => {
  const [owner, robin, next] = [await asMember(), await asMember(), await asMember()];
  const { id, laserEngraverId } = await hiddenRock(owner);
  const status = await atOnce(i, robin, () => find(robin, laserEngraverId, i % 4 < 2));
  expect([200, 401]).toContain(status);
  await expectGone(robin.member.id);
  expect(await rockOf(id)).toMatchObject({ status: status === 200 ? 'found' : 'hidden', holderId: null });
  expect((await find(next, laserEngraverId, true)).status).toBe(200);
});

test.each(fewer)('while somebody finds the member’s rock (%i)', async (i) => {
  const [robin, finder] = [await asMember(), await asMember()];
  const { id, laserEngraverId } = await hiddenRock(robin);
  const status = await atOnce(i, robin, () => find(finder, laserEngraverId, i % 4 < 2));
  // The owner whom the activity was to name may be gone by then: asking again finds it.
  expect([200, 404]).toContain(status);
  expect((await find(finder, laserEngraverId, true)).status).toBe(200);
  await expectGone(robin.member.id);
  expect(await rockOf(id)).toMatchObject({
    status: 'found',
    holderId: finder.member.id,
    timesFound: 1,
    hiddenLocationName: namelessPlace,
  });
  // The find may have read the place's name before it was forgotten.
  const journey = await db.select().from(entries).where(eq(entries.rockId, id));
  expect(journey.map(({ locationName }) => locationName)).toEqual([namelessPlace, namelessPlace]);
});

test.each(many)('while the member hides a rock (%i)', async (i) => {
  const [robin, finder] = [await asMember(), await asMember()];
  const { id, laserEngraverId } = await registerRock(robin);
  const status = await atOnce(i, robin, () => hide(robin, id, i % 4 < 2));
  expect([200, 401, 404]).toContain(status);
  await expectGone(robin.member.id);
  if (status === 200) {
    expect(await rockOf(id)).toMatchObject({ status: 'hidden', ownerId: null });
    expect((await find(finder, laserEngraverId, true)).status).toBe(200);
  } else {
    expect(await rockOf(id)).toBeUndefined();
  }
});

test.each(fewer)('while the member hides a rock again (%i)', async (i) => {
  const [owner, robin, next] = [await asMember(), await asMember(), await asMember()];
  const { id, laserEngraverId } = await hiddenRock(owner);
  const { foundRockId } = await findRock(robin, laserEngraverId);
  const status = await atOnce(i, robin, () =>
    send(robin, `/api/rocks/${foundRockId}/rehide`, newPlace(), i % 4 < 2),
  );
  expect([200, 401]).toContain(status);
  await expectGone(robin.member.id);
  expect(await rockOf(id)).toMatchObject({ status: status === 200 ? 'hidden' : 'found', holderId: null });
  expect((await find(next, laserEngraverId, true)).status).toBe(200);
});

test.each(many)('while the member registers a rock with a photo (%i)', async (i) => {
  const robin = await asMember();
  const codeKey = newCode();
  const body = new FormData();
  for (const [name, value] of Object.entries({ name: 'Sunny', description: '', laserEngraverId: codeKey }))
    body.set(name, value);
  body.set('image', new File([Uint8Array.from(pictures.gif)], 'sunny.gif'));
  const kept = async () => (await env.PHOTOS.list()).objects.length;
  const photos = await kept();
  const headers: Record<string, string> = i % 4 < 2 ? { 'Idempotency-Key': newId() } : {};
  const status = await atOnce(i, robin, () => robin.request('/api/rocks', { method: 'POST', body, headers }));
  expect([200, 401]).toContain(status);
  await expectGone(robin.member.id);
  expect(
    await db
      .select()
      .from(rocks)
      .where(and(isNull(rocks.ownerId), eq(rocks.lastSeq, 0))),
  ).toEqual([]);
  expect(await kept()).toBe(photos);
  await registerRock(await asMember(), { code: codeKey });
});

test.each(many)('while the member comments and likes (%i)', async (i) => {
  const [owner, robin] = [await asMember(), await asMember()];
  const { id } = await hiddenRock(owner);
  const path = `/api/rocks/${id}/interactions`;
  const key = i % 4 < 2;
  const status = await atOnce(i, robin, async () => {
    const [liked, commented] = await Promise.all([
      send(robin, path, { interactionType: 'like' }, key),
      send(robin, path, { interactionType: 'comment', content: 'So bright' }, key),
    ]);
    expect([200, 401]).toContain(liked.status);
    return commented;
  });
  expect([200, 401]).toContain(status);
  await expectGone(robin.member.id);
  expect(await rockOf(id)).toMatchObject({ likeCount: 0, commentCount: 0 });
});

test.each(fewer)(
  'while somebody says something about the member’s rock that was never hidden (%i)',
  async (i) => {
    const [robin, hazel] = [await asMember(), await asMember()];
    const { id } = await registerRock(robin);
    const status = await atOnce(i, robin, () =>
      send(
        hazel,
        `/api/rocks/${id}/interactions`,
        { interactionType: 'comment', content: 'So bright' },
        i % 4 < 2,
      ),
    );
    expect([200, 404]).toContain(status);
    expect(await rockOf(id)).toBeUndefined();
    expect(await db.select().from(comments).where(eq(comments.rockId, id))).toEqual([]);
  },
);

test.each(fewer)('while the member changes names and address (%i)', async (i) => {
  const world = makeWorld();
  const robin = await asMember(world);
  const json = (method: string, body: object) => ({
    method,
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', ...(i % 4 < 2 && { 'Idempotency-Key': newId() }) },
  });
  const status = await atOnce(i, robin, async () => {
    const [saved, asked] = await Promise.all([
      robin.request('/api/user/profile', json('PUT', { username: newId(), firstName: 'A', lastName: 'B' })),
      robin.request('/api/auth/user/email', json('PATCH', { email: `${newId()}@example.test` })),
    ]);
    expect([200, 401]).toContain(saved.status);
    return asked;
  });
  expect([200, 401]).toContain(status);
  await expectGone(robin.member.id);
});

test('of two deletions at once both are answered and one counts', async () => {
  const world = makeWorld();
  const browser = asBrowser(world);
  await signIn(world, browser);
  const { id } = await (await browser.open('/api/auth/user')).json<{ id: string }>();
  const counted = await drift();
  const people = await Promise.all(
    Array.from({ length: 5 }, async () => asMember(world, { id, email: '', createdAt: 0 })),
  );
  const [first] = people;
  if (!first) throw new Error('nobody');
  await registerRock(first);
  const answers = await Promise.all(people.map(remove));
  expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await drift()).toEqual(counted);
});
