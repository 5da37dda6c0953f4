import { env } from 'cloudflare:test';
import { and, eq, isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { activities, comments, entries, finds, likes, members, rocks } from '../../schema/tables/index.ts';
import { namelessPlace } from '../../schema/journey.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { pictures } from '../photos/testing-corpus.ts';
import { newId } from '../platform/ids.ts';
import { asMember, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { formOf } from '../testing/form.ts';
import { remove, rockOf } from '../testing/moderation.ts';
import { newCode, newPlace } from '../testing/make.ts';
import { trials } from '../testing/often.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';
import { drift, expectAgreementAfterEach } from '../testing/recount.ts';
import { signedIn } from '../testing/browser.ts';

const many = trials(20);
const fewer = trials(10);

/** Every other pair of trials has idempotency keys. */
const keyOf = (i: number): Record<string, string> => (i % 4 < 2 ? { 'Idempotency-Key': newId() } : {});

const send = (i: number, person: Person, path: string, body: object, method = 'POST') =>
  person.send(method, path, body, keyOf(i));
const find = (i: number, person: Person, laserEngraverId: string) =>
  send(i, person, '/api/rocks/find', { laserEngraverId });
const comment = (i: number, person: Person, rockId: string) =>
  send(i, person, `/api/rocks/${rockId}/interactions`, { interactionType: 'comment', content: 'So bright' });

/** Runs the deletion and `act` concurrently, in either order; every third trial gives one of them a head start. */
async function atOnce(i: number, leaver: Person, act: () => Promise<Response>): Promise<number> {
  const starts = [() => remove(leaver), act];
  if (i % 2) starts.reverse();
  const running = [];
  for (const start of starts) {
    running.push(start());
    // Waits for a few queries.
    if (i % 3 === 2) for (let turn = 0; turn < i / 4; turn++) await env.DB.prepare('SELECT 1').run();
  }
  const answers = await Promise.all(running);
  if (i % 2) answers.reverse();
  const [deleted, acted] = answers;
  expect(deleted?.status).toBe(200);
  return acted?.status ?? 0;
}

/** Fails if any row still names the member. */
async function expectGone({ member: { id } }: Awaited<ReturnType<typeof asMember>>) {
  const naming = [
    db.$count(members, eq(members.id, id)),
    db.$count(rocks, eq(rocks.ownerId, id)),
    db.$count(rocks, eq(rocks.holderId, id)),
    db.$count(entries, eq(entries.memberId, id)),
    db.$count(finds, eq(finds.memberId, id)),
    db.$count(activities, eq(activities.memberId, id)),
    db.$count(comments, eq(comments.memberId, id)),
    db.$count(likes, eq(likes.memberId, id)),
  ];
  expect(await Promise.all(naming)).toEqual(naming.map(() => 0));
}

expectAgreementAfterEach();

test.each(many)('while the member finds a rock (%i)', async (i) => {
  const [owner, robin, next] = [await asMember(), await asMember(), await asMember()];
  const { id, laserEngraverId } = await hiddenRock(owner);
  const status = await atOnce(i, robin, () => find(i, robin, laserEngraverId));
  expect([200, 401]).toContain(status);
  await expectGone(robin);
  expect(await rockOf(id)).toMatchObject({ status: status === 200 ? 'found' : 'hidden', holderId: null });
  expect((await find(0, next, laserEngraverId)).status).toBe(200);
});

test.each(fewer)('while somebody finds the member’s rock (%i)', async (i) => {
  const [robin, finder] = [await asMember(), await asMember()];
  const { id, laserEngraverId } = await hiddenRock(robin);
  const status = await atOnce(i, robin, () => find(i, finder, laserEngraverId));
  // 404: the owner was deleted before the activity could name them. A second request finds the rock.
  expect([200, 404]).toContain(status);
  expect((await find(0, finder, laserEngraverId)).status).toBe(200);
  await expectGone(robin);
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
  const place = { ...newPlace(), actionType: 'hidden' };
  const status = await atOnce(i, robin, () => send(i, robin, `/api/rocks/${id}/locations`, place));
  expect([200, 401, 404]).toContain(status);
  await expectGone(robin);
  if (status === 200) {
    expect(await rockOf(id)).toMatchObject({ status: 'hidden', ownerId: null });
    expect((await find(0, finder, laserEngraverId)).status).toBe(200);
  } else {
    expect(await rockOf(id)).toBeUndefined();
  }
});

test.each(fewer)('while the member hides a rock again (%i)', async (i) => {
  const [owner, robin, next] = [await asMember(), await asMember(), await asMember()];
  const { id, laserEngraverId } = await hiddenRock(owner);
  const { foundRockId } = await findRock(robin, laserEngraverId);
  const rehide = () => send(i, robin, `/api/rocks/${foundRockId}/rehide`, newPlace());
  const status = await atOnce(i, robin, rehide);
  expect([200, 401]).toContain(status);
  await expectGone(robin);
  expect(await rockOf(id)).toMatchObject({ status: status === 200 ? 'hidden' : 'found', holderId: null });
  expect((await find(0, next, laserEngraverId)).status).toBe(200);
});

test.each(many)('while the member registers a rock with a photo (%i)', async (i) => {
  const robin = await asMember();
  const code = newCode();
  const body = formOf({ name: 'Sunny', description: '', laserEngraverId: code }, pictures.gif);
  const kept = async () => (await env.PHOTOS.list()).objects.length;
  const photos = await kept();
  const register = () => robin.request('/api/rocks', { method: 'POST', body, headers: keyOf(i) });
  expect([200, 401]).toContain(await atOnce(i, robin, register));
  await expectGone(robin);
  expect(await db.$count(rocks, and(isNull(rocks.ownerId), eq(rocks.lastSeq, 0)))).toBe(0);
  expect(await kept()).toBe(photos);
  await registerRock(await asMember(), { code });
});

test.each(many)('while the member comments and likes (%i)', async (i) => {
  const [owner, robin] = [await asMember(), await asMember()];
  const { id } = await hiddenRock(owner);
  const status = await atOnce(i, robin, async () => {
    const [liked, commented] = await Promise.all([
      send(i, robin, `/api/rocks/${id}/interactions`, { interactionType: 'like' }),
      comment(i, robin, id),
    ]);
    expect([200, 401]).toContain(liked.status);
    return commented;
  });
  expect([200, 401]).toContain(status);
  await expectGone(robin);
  expect(await rockOf(id)).toMatchObject({ likeCount: 0, commentCount: 0 });
});

test.each(fewer)('while somebody comments on the member’s rock that was never hidden (%i)', async (i) => {
  const [robin, hazel] = [await asMember(), await asMember()];
  const { id } = await registerRock(robin);
  expect([200, 404]).toContain(await atOnce(i, robin, () => comment(i, hazel, id)));
  expect(await rockOf(id)).toBeUndefined();
  expect(await db.$count(comments, eq(comments.rockId, id))).toBe(0);
});

test.each(fewer)('while the member changes names and address (%i)', async (i) => {
  const robin = await asMember();
  const names = { username: newId(), firstName: 'A', lastName: 'B' };
  const status = await atOnce(i, robin, async () => {
    const [saved, asked] = await Promise.all([
      send(i, robin, '/api/user/profile', names, 'PUT'),
      send(i, robin, '/api/auth/user/email', { email: `${newId()}@example.test` }, 'PATCH'),
    ]);
    expect([200, 401]).toContain(saved.status);
    return asked;
  });
  expect([200, 401]).toContain(status);
  await expectGone(robin);
});

test('of two concurrent deletions both are answered and one counts', async () => {
  const { world, browser } = await signedIn();
  const { id } = await (await browser.open('/api/auth/user')).json<CurrentMember>();
  const counted = await drift();
  const sessions = Array.from({ length: 5 }, () => asMember(world, { id, email: '', createdAt: 0 }));
  const people = await Promise.all(sessions);
  if (people[0]) await registerRock(people[0]);
  const answers = await Promise.all(people.map(remove));
  expect(answers.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
  expect(answers.some(({ status }) => status === 200)).toBe(true);
  expect(await drift()).toEqual(counted);
});
