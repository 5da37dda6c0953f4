import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, afterEach, expect, test } from 'vitest';
import {
  activities,
  comments,
  emailChanges,
  entries,
  finds,
  idempotencyKeys,
  likes,
  members,
  photoDrops,
  reports,
  signInCodes,
} from '../../schema/tables/index.ts';
import { namelessPlace } from '../../schema/journey.ts';
import { createApi } from '../api.ts';
import { openDatabase } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { asBrowser, newEmail, signIn } from '../testing/browser.ts';
import {
  comment,
  isStored,
  like,
  post,
  remove,
  rockOf,
  rockWithPhoto,
  setAvatar,
} from '../testing/leaving.ts';
import { makeMember } from '../testing/make.ts';
import { findRock, hiddenRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import { drift, expectAgreement } from '../testing/recount.ts';

const db = openDatabase(env.DB);

// Whatever a test does, counters and rows move together.
let before: Record<string, number>;
beforeEach(async () => {
  before = await drift();
});
afterEach(() => expectAgreement(before));

test('an account is gone with its answer, for every session, and its address may sign up anew', async () => {
  const world = makeWorld();
  const email = newEmail();
  const [browser, elsewhere] = [asBrowser(world), asBrowser(world)];
  await signIn(world, browser, email);
  await signIn(world, elsewhere, email);
  const { id } = await (await browser.open('/api/auth/user')).json<{ id: string }>();
  const counted = await drift();

  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const answer = await createApi(world.parts).request(
    'https://localhost/api/user/account',
    { method: 'DELETE', headers: { Cookie: cookie } },
    env,
  );
  expect([answer.status, await answer.json()]).toEqual([200, { deleted: true }]);
  expect(await drift()).toEqual(counted);
  for (const session of [browser, elsewhere]) expect((await session.open('/api/auth/user')).status).toBe(401);
  expect(await db.select().from(members).where(eq(members.id, id))).toEqual([]);

  const again = asBrowser(world);
  expect((await signIn(world, again, email)).headers.get('Location')).toBe('/?first-login=true');
  const anew = await (await again.open('/api/auth/user')).json<{ id: string; isFirstLogin: boolean }>();
  expect(anew).toMatchObject({ email, isFirstLogin: true, username: '', firstName: '' });
  expect(anew.id).not.toBe(id);
});

test('deleting asks for a session of one’s own, and for our own page', async () => {
  const robin = await asMember();
  expect((await remove(asStranger())).status).toBe(401);
  const forged = await robin.request('/api/user/account', {
    method: 'DELETE',
    headers: { Origin: 'https://other.example' },
  });
  expect(forged.status).toBe(403);
  expect((await robin.request('/api/user/account', { method: 'POST' })).status).toBe(404);
  expect((await robin.request('/api/auth/user')).status).toBe(200);
});

test('rocks that were never hidden go with their photos and with what was said about them', async () => {
  const [robin, hazel] = [await asMember(), await asMember()];
  const avatar = await setAvatar(robin);
  const { rock, key } = await rockWithPhoto(robin);
  const plain = await registerRock(robin);
  await like(hazel, rock.id);
  await comment(hazel, rock.id, 'So bright');
  expect([await isStored(avatar), await isStored(key)]).toEqual([true, true]);

  expect((await remove(robin)).status).toBe(200);
  for (const { id } of [rock, plain]) expect(await rockOf(id)).toBeUndefined();
  for (const table of [likes, comments, activities])
    expect(await db.select().from(table).where(eq(table.rockId, rock.id))).toEqual([]);
  expect([await isStored(avatar), await isStored(key)]).toEqual([false, false]);
  expect(await db.select().from(photoDrops)).toEqual([]);
  // The Rock ID on the stone is free again.
  expect(await (await asStranger().request(`/api/rocks/check/${rock.laserEngraverId}`)).json()).toMatchObject(
    {
      exists: false,
    },
  );
  await registerRock(hazel, { code: rock.laserEngraverId });
});

test('a rock in the wild keeps its photo and its journey, and is found by its Rock ID as before', async () => {
  const [robin, finder] = [await asMember(), await asMember()];
  const { rock, key } = await rockWithPhoto(robin);
  await hideRock(robin, rock.id);
  await remove(robin);

  expect(await isStored(key)).toBe(true);
  expect(await rockOf(rock.id)).toMatchObject({ ownerId: null, hiderId: null, status: 'hidden', lastSeq: 1 });
  const [journey] = await (await asStranger().request(`/api/rocks/${rock.id}/journey`)).json<unknown[]>();
  expect(journey).toMatchObject({ actionType: 'hidden', user: null });
  const found = await findRock(finder, rock.laserEngraverId);
  expect(found.rock.id).toBe(rock.id);
  await rehideRock(finder, found.foundRockId);
  expect(await rockOf(rock.id)).toMatchObject({ ownerId: null, status: 'hidden', timesFound: 1, lastSeq: 3 });
});

test('a rock of theirs that somebody holds stays with its holder', async () => {
  const [robin, finder] = [await asMember(), await asMember()];
  const rock = await hiddenRock(robin);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  await remove(robin);
  expect(await rockOf(rock.id)).toMatchObject({ ownerId: null, holderId: finder.member.id, status: 'found' });
  await rehideRock(finder, foundRockId);
});

test('a rock that they held is let go: whoever has it in their hand finds it, and hides it again', async () => {
  const [owner, robin, finder] = [await asMember(), await asMember(), await asMember()];
  const rock = await hiddenRock(owner);
  const held = await findRock(robin, rock.laserEngraverId);
  const refused = await post(finder, '/api/rocks/find', { laserEngraverId: rock.laserEngraverId });
  expect(refused.status).toBe(409);

  await remove(robin);
  expect(await rockOf(rock.id)).toMatchObject({ status: 'found', holderId: null, heldSince: null });
  const [open] = await db.select().from(finds).where(eq(finds.rockId, rock.id));
  expect(open).toMatchObject({ id: held.foundRockId, memberId: null, closedAt: null });

  const found = await findRock(finder, rock.laserEngraverId);
  expect(await rockOf(rock.id)).toMatchObject({
    status: 'found',
    holderId: finder.member.id,
    timesFound: 2,
    lastSeq: 3,
  });
  const records = await db.select().from(finds).where(eq(finds.rockId, rock.id));
  expect(records.filter(({ closedAt }) => closedAt === null).map(({ id }) => id)).toEqual([
    found.foundRockId,
  ]);
  await rehideRock(finder, found.foundRockId);
  // And its owner may be the one.
  const third = await asMember();
  await findRock(third, rock.laserEngraverId);
  await remove(third);
  expect((await findRock(owner, rock.laserEngraverId)).rock.id).toBe(rock.id);
});

test('what they said about others’ rocks is gone, and the counts are right', async () => {
  const [owner, robin, hazel] = [await asMember(), await asMember(), await asMember()];
  const [one, two] = [await hiddenRock(owner), await hiddenRock(owner)];
  for (const text of ['First', 'Second', 'Third']) await comment(robin, one.id, text);
  await comment(hazel, one.id, 'Mine');
  await comment(robin, two.id, 'Fourth');
  await like(robin, one.id);
  await like(hazel, one.id);
  expect(await rockOf(one.id)).toMatchObject({ commentCount: 4, likeCount: 2 });
  const [reported] = await db.select().from(comments).where(eq(comments.content, 'Fourth'));
  await db.insert(reports).values([
    reportRow({
      subject: 'comment',
      rockId: two.id,
      commentId: reported?.id ?? '',
      reporterId: hazel.member.id,
    }),
    reportRow({ subject: 'rock', rockId: one.id, commentId: null, reporterId: robin.member.id }),
  ]);

  await remove(robin);
  expect(await rockOf(one.id)).toMatchObject({ commentCount: 1, likeCount: 1 });
  expect(await rockOf(two.id)).toMatchObject({ commentCount: 0, likeCount: 0 });
  const said = await (await asStranger().request(`/api/rocks/${one.id}/interactions`)).json<object[]>();
  expect(said).toMatchObject([{ content: 'Mine' }]);
  // A report outlives whoever made it, and goes with the comment that it was about.
  expect(await db.select().from(reports)).toMatchObject([{ rockId: one.id, reporterId: null }]);
});

function reportRow(
  about: Pick<typeof reports.$inferInsert, 'subject' | 'rockId' | 'commentId' | 'reporterId'>,
) {
  return {
    ...about,
    id: newId(),
    subjectId: about.commentId ?? about.rockId,
    reason: 'unkind' as const,
    createdAt: Date.now(),
  };
}

test('journeys, finds and activities stay without the member; codes, keys and wishes of theirs do not', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const robin = await asMember(world, await makeMember({ username: 'wren', usernameKey: `wren${newId()}` }));
  const rock = await hiddenRock(owner);
  const { foundRockId } = await findRock(robin, rock.laserEngraverId);
  await rehideRock(robin, foundRockId);
  await asBrowser(world).submit('/api/login', { email: robin.member.email });
  await robin.request('/api/auth/user/email', {
    method: 'PATCH',
    body: JSON.stringify({ email: newEmail() }),
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': newId() },
  });
  const of = <T extends typeof entries | typeof finds | typeof activities>(table: T) =>
    db.select().from(table).where(eq(table.rockId, rock.id));
  const [entriesBefore, findsBefore, activitiesBefore] = [
    await of(entries),
    await of(finds),
    await of(activities),
  ];

  await remove(robin);
  const forgotten = (row: { memberId: string | null }) => ({
    ...row,
    memberId: row.memberId === robin.member.id ? null : row.memberId,
  });
  const nameless = entriesBefore.map((row) =>
    row.action === 'hidden' && row.memberId === robin.member.id
      ? { ...row, locationName: namelessPlace }
      : row,
  );
  expect(await of(entries)).toEqual(nameless.map(forgotten));
  expect(await of(finds)).toEqual(findsBefore.map(forgotten));
  expect(await of(activities)).toEqual(activitiesBefore.map(forgotten));
  const { id, email } = robin.member;
  expect(await db.select().from(signInCodes).where(eq(signInCodes.emailKey, email))).toEqual([]);
  expect(await db.select().from(emailChanges).where(eq(emailChanges.memberId, id))).toEqual([]);
  expect(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.memberId, id))).toEqual([]);
});

test('a username is free again', async () => {
  const username = newId();
  const profile = { username, firstName: 'Robin', lastName: 'Wren' };
  const save = async (person: Person) =>
    (
      await person.request('/api/user/profile', {
        method: 'PUT',
        body: JSON.stringify(profile),
        headers: { 'Content-Type': 'application/json' },
      })
    ).status;
  const robin = await asMember();
  expect([await save(robin), await save(await asMember())]).toEqual([200, 409]);
  await remove(robin);
  expect(await save(await asMember())).toBe(200);
});
