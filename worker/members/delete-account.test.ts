import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import {
  activities,
  comments,
  emailChanges,
  entries,
  finds,
  idempotencyKeys,
  likes,
  members,
  pendingPhotoDeletions,
  reports,
  signInCodes,
} from '../../schema/tables/index.ts';
import { namelessPlace } from '../../schema/journey.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { newId } from '../platform/ids.ts';
import { asMember, asStranger, makeWorld } from '../testing/as.ts';
import { asBrowser, newEmail, signedIn, statusOf } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import { repeated } from '../testing/retrying-client.ts';
import { makeMember } from '../testing/make.ts';
import {
  comment,
  commentOn,
  isStored,
  like,
  remove,
  rockOf,
  rockWithPhoto,
  setAvatar,
} from '../testing/moderation.ts';
import { findRock, hiddenRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import { drift, expectAgreementAfterEach } from '../testing/recount.ts';

expectAgreementAfterEach();

test('an account is deleted at once, for every session, and its address may sign up again', async () => {
  const { world, browser, email } = await signedIn();
  const { browser: elsewhere } = await signedIn(world, {}, email);
  const selfIn = async (session = browser) => (await session.open('/api/auth/user')).json<CurrentMember>();
  const { id } = await selfIn();
  const counted = await drift();

  const answer = await browser.remove('/api/user/account');
  expect([answer.status, await answer.json()]).toEqual([200, { deleted: true }]);
  expect(await drift()).toEqual(counted);
  for (const session of [browser, elsewhere]) expect(await statusOf(session)).toBe(401);
  expect(await db.select().from(members).where(eq(members.id, id))).toEqual([]);

  const again = await signedIn(world, {}, email);
  expect(again.landed).toBe('/?first-login=true');
  const anew = await selfIn(again.browser);
  expect(anew).toMatchObject({ email, isFirstLogin: true, username: '', firstName: '' });
  expect(anew.id).not.toBe(id);
});

test('rocks that were never hidden are deleted with their photos, comments and likes', async () => {
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
  expect(await db.select().from(pendingPhotoDeletions)).toEqual([]);
  // The Rock ID can be used again.
  const check = await asStranger().request(`/api/rocks/check/${rock.laserEngraverId}`);
  expect(await check.json()).toMatchObject({ exists: false });
  await registerRock(hazel, { code: rock.laserEngraverId });
});

test('a rock in the wild keeps its photo and its journey, and can still be found by its Rock ID', async () => {
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

test('a rock that the member held can be found and hidden again by anybody', async () => {
  const [owner, robin, finder, third] = [
    await asMember(),
    await asMember(),
    await asMember(),
    await asMember(),
  ];
  const { id, laserEngraverId } = await hiddenRock(owner);
  const held = await findRock(robin, laserEngraverId);
  expect((await finder.send('POST', '/api/rocks/find', { laserEngraverId })).status).toBe(409);

  await remove(robin);
  expect(await rockOf(id)).toMatchObject({ status: 'found', holderId: null, heldSince: null });
  const recordsOf = () => db.select().from(finds).where(eq(finds.rockId, id));
  expect(await recordsOf()).toMatchObject([{ id: held.foundRockId, memberId: null, closedAt: null }]);

  const found = await findRock(finder, laserEngraverId);
  const holderId = finder.member.id;
  expect(await rockOf(id)).toMatchObject({ status: 'found', holderId, timesFound: 2, lastSeq: 3 });
  const open = (await recordsOf()).filter(({ closedAt }) => closedAt === null);
  expect(open).toMatchObject([{ id: found.foundRockId }]);
  await rehideRock(finder, found.foundRockId);
  // Its owner may find it too.
  await findRock(third, laserEngraverId);
  await remove(third);
  expect((await findRock(owner, laserEngraverId)).rock.id).toBe(id);
});

test('the member’s comments and likes on others’ rocks are gone, and the counts are right', async () => {
  const [owner, robin, hazel] = [await asMember(), await asMember(), await asMember()];
  const [one, two] = [await hiddenRock(owner), await hiddenRock(owner)];
  for (const text of ['First', 'Second', 'Third']) await comment(robin, one.id, text);
  await comment(hazel, one.id, 'Mine');
  const reported = await commentOn(robin, two.id, 'Fourth');
  for (const person of [robin, hazel]) await like(person, one.id);
  expect(await rockOf(one.id)).toMatchObject({ commentCount: 4, likeCount: 2 });
  await hazel.send('POST', '/api/reports', { subject: 'comment', subjectId: reported, reason: 'unkind' });
  await robin.send('POST', '/api/reports', { subject: 'rock', subjectId: one.id, reason: 'unkind' });
  expect(await db.select().from(reports)).toHaveLength(2);

  await remove(robin);
  expect(await rockOf(one.id)).toMatchObject({ commentCount: 1, likeCount: 1 });
  expect(await rockOf(two.id)).toMatchObject({ commentCount: 0, likeCount: 0 });
  const said = await (await asStranger().request(`/api/rocks/${one.id}/interactions`)).json<object[]>();
  expect(said).toMatchObject([{ content: 'Mine' }]);
  // A report outlives its reporter, but is deleted with the comment that it is about.
  expect(await db.select().from(reports)).toMatchObject([{ rockId: one.id, reporterId: null }]);
});

test('journeys, finds and activities stay without the member; their codes, keys and email changes do not', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const robin = await asMember(world, await makeMember({ username: 'wren', usernameKey: `wren${newId()}` }));
  const { id, email } = robin.member;
  const rock = await hiddenRock(owner);
  const { foundRockId } = await findRock(robin, rock.laserEngraverId);
  await rehideRock(robin, foundRockId);
  await asBrowser(world).submit('/api/login', { email });
  await repeated(robin, 'PATCH', '/api/auth/user/email', { email: newEmail() })();
  const kept = async () => ({
    entries: await db.select().from(entries).where(eq(entries.rockId, rock.id)),
    finds: await db.select().from(finds).where(eq(finds.rockId, rock.id)),
    activities: await db.select().from(activities).where(eq(activities.rockId, rock.id)),
  });
  const before = await kept();

  await remove(robin);
  const forgotten = <T extends { memberId: string | null }>(row: T) =>
    row.memberId === id ? { ...row, memberId: null } : row;
  expect(await kept()).toEqual({
    entries: before.entries
      .map((row) =>
        row.action === 'hidden' && row.memberId === id ? { ...row, locationName: namelessPlace } : row,
      )
      .map(forgotten),
    finds: before.finds.map(forgotten),
    activities: before.activities.map(forgotten),
  });
  expect(await db.select().from(signInCodes).where(eq(signInCodes.emailKey, email))).toEqual([]);
  expect(await db.select().from(emailChanges).where(eq(emailChanges.memberId, id))).toEqual([]);
  expect(await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.memberId, id))).toEqual([]);
});
