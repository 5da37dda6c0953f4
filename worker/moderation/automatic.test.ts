import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { auditLog, reports, rocks } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { hour } from '../platform/clock.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type World } from '../testing/as.ts';
import { bindingWith, fails } from '../testing/binding.ts';
import { countingEnv, noCost } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import {
  actionsOn,
  bucketAfter,
  isStored,
  judged,
  report,
  rockRow,
  rockWithPhoto,
  sendReport,
} from '../testing/moderation.ts';
import { trials } from '../testing/often.ts';
import { registerRock } from '../testing/play.ts';
import { atOnce } from '../testing/race.ts';
import { isReportedEnough, maxPerHour } from './automatic.ts';
import { say } from '../../schema/words/say.ts';

// The hourly limit counts the actions of other tests, too.
beforeEach(() => db.delete(auditLog));
expectAgreementAfterEach({ withPhotos: true });

const crowd = (world: World, size: number) => atOnce(size, () => asMember(world));
/** A crowd of three. */
async function threeOf(world: World) {
  const [first, second, third] = [await asMember(world), await asMember(world), await asMember(world)];
  return [first, second, third] as const;
}

async function scene() {
  const world = makeWorld();
  const owner = await asMember(world);
  const { rock, key } = await rockWithPhoto(owner);
  const isSeen = async () =>
    (await asStranger(world).request(`/img/${key}`)).status === 200 &&
    (await (await asStranger(world).api.rocks.$get({ query: {} })).json()).find(({ id }) => id === rock.id)
      ?.imageUrl === `/img/${key}`;
  const emailsToOwner = () => world.emails.filter(({ to }) => to === owner.member.email);
  return { world, owner, rock, key, isSeen, emailsToOwner };
}

/** The bindings with a bucket whose `method` fails. */
const without = (method: 'put' | 'get' | 'delete'): Env => ({
  ...env,
  PHOTOS: bindingWith(env.PHOTOS, { [method]: fails }),
});

test('the third report of a photo hides it at once', async () => {
  const { world, rock, key, isSeen, emailsToOwner } = await scene();
  const [first, second, third] = await threeOf(world);
  await report([first, second], 'photo', rock.id);
  expect(await isSeen()).toBe(true);
  await report([third], 'photo', rock.id);
  expect(await isSeen()).toBe(false);
  const { photoKey, withheldPhotoKey } = await rockRow(rock.id);
  expect([photoKey, await isStored(key), await isStored(withheldPhotoKey)]).toEqual([null, false, true]);
  expect(await actionsOn(rock.id)).toMatchObject([
    {
      act: 'photo_withheld',
      actorId: null,
      isAutomatic: true,
      subject: 'Sunny',
      reason: say('moderation', 'automatic'),
    },
  ]);
  await runHourly(world.env, world.deps);
  await runHourly(world.env, world.deps);
  expect(emailsToOwner()).toHaveLength(1);
  expect(emailsToOwner()[0]?.text).toContain('until we have looked at it');
});

test('photos are hidden up to an hourly limit, so that a few accounts cannot hide everybody’s', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const [first, second, third] = await threeOf(world);
  const rockIds: string[] = [];
  for (let i = 0; i < maxPerHour + 1; i++) rockIds.push((await rockWithPhoto(owner)).rock.id);
  const hidden = async () => {
    const all = await Promise.all(rockIds.map((id) => rockRow(id)));
    return all.filter(({ withheldPhotoKey }) => withheldPhotoKey !== null).length;
  };
  for (const id of rockIds) await report([first, second], 'photo', id);
  // All concurrently, while the clock advances.
  await Promise.all(
    rockIds.map(async (id) => {
      world.now += 1;
      await report([third], 'photo', id);
    }),
  );
  expect(await hidden()).toBe(maxPerHour);
  await runHourly(world.env, world.deps);
  expect(await hidden()).toBe(maxPerHour);
  world.now += hour;
  await runHourly(world.env, world.deps);
  expect(await hidden()).toBe(maxPerHour + 1);
});

test.each<[string, (world: World, rockId: string) => Promise<unknown>]>([
  [
    'three by one member, also concurrently',
    async (world, rockId) => {
      const reporter = await asMember(world);
      await report([reporter, reporter, reporter], 'photo', rockId);
      await atOnce(3, () => sendReport(reporter, 'photo', rockId));
    },
  ],
  [
    'reports by deleted accounts, which one person could have created',
    async (world, rockId) => {
      for (const reporter of await crowd(world, 4)) {
        await report([reporter], 'photo', rockId);
        await reporter.request('/api/user/account', { method: 'DELETE' });
      }
    },
  ],
  [
    'three of the rock, and two of its photo',
    async (world, rockId) => {
      const members = await crowd(world, 3);
      await report(members, 'rock', rockId);
      await report(members.slice(1), 'photo', rockId);
    },
  ],
])('these reports do not hide a photo: %s', async (_, act) => {
  const { world, rock, isSeen } = await scene();
  await act(world, rock.id);
  await runHourly(world.env, world.deps);
  expect(await isSeen()).toBe(true);
  expect(await actionsOn(rock.id)).toEqual([]);
});

test.each(trials(5))('ten concurrent reports cause one action and one email (%i)', async () => {
  const { world, rock, key, emailsToOwner } = await scene();
  const members = await crowd(world, 10);
  const answers = await Promise.all(members.map((member) => sendReport(member, 'photo', rock.id)));
  // Once the photo is hidden there is nothing to report.
  for (const { status } of answers) expect([200, 409]).toContain(status);
  expect(await actionsOn(rock.id)).toHaveLength(1);
  expect([(await rockRow(rock.id)).photoKey, await isStored(key)]).toEqual([null, false]);
  await atOnce(3, () => runHourly(world.env, world.deps));
  expect(emailsToOwner()).toHaveLength(1);
});

test.each(['get', 'put'] as const)(
  'reports are kept when R2 fails to %s, and the next hourly job hides the photo',
  async (method) => {
    const { world, rock, key, isSeen } = await scene();
    const members = await crowd(world, 3);
    await report(members.slice(1), 'photo', rock.id);
    world.env = without(method);
    await report(members.slice(0, 1), 'photo', rock.id);
    expect(await db.select().from(reports).where(eq(reports.rockId, rock.id))).toHaveLength(3);
    expect(await actionsOn(rock.id)).toEqual([]);
    await runHourly(world.env, world.deps);
    world.env = env;
    expect(await isSeen()).toBe(true);
    await runHourly(world.env, world.deps);
    expect(await isSeen()).toBe(false);
    expect(await isStored(key)).toBe(false);
    expect(await actionsOn(rock.id)).toHaveLength(1);
  },
);

test('one photo that cannot be moved does not block the others', async () => {
  const world = makeWorld();
  const owner = await asMember(world);
  const [stuck, fine] = [await rockWithPhoto(owner), await rockWithPhoto(owner)];
  const PHOTOS = bindingWith(env.PHOTOS, {
    get: (key: string) => (key === stuck.key ? fails() : env.PHOTOS.get(key)),
  });
  for (const { rock } of [stuck, fine])
    for (const [i, member] of (await crowd(world, 3)).entries()) {
      // The third report comes while the bucket cannot be read.
      world.env = i === 2 ? without('get') : env;
      await report([member], 'photo', rock.id);
    }
  await runHourly({ ...env, PHOTOS }, world.deps);
  expect([(await rockRow(stuck.rock.id)).photoKey, (await rockRow(fine.rock.id)).photoKey]).toEqual([
    stuck.key,
    null,
  ]);
  await runHourly(env, world.deps);
  expect((await rockRow(stuck.rock.id)).photoKey).toBeNull();
});

test.each([
  ['settled', 2, ['settle']],
  ['withheld and restored', 2, ['withhold', 'restore']],
  ['withheld and restored before any report', 0, ['withhold', 'restore']],
] as const)('a photo that the administrator %s is not hidden automatically', async (_, reports, verdicts) => {
  const { world, rock } = await scene();
  const administrator = await asAdministrator(world);
  await report(await crowd(world, reports), 'photo', rock.id);
  for (const verdict of verdicts) await judged(administrator, verdict, 'photo', rock.id);
  const acts = await actionsOn(rock.id);
  await report(await crowd(world, 4), 'photo', rock.id);
  await runHourly(world.env, world.deps);
  expect((await rockRow(rock.id)).photoKey).not.toBeNull();
  expect(await actionsOn(rock.id)).toEqual(acts);
});

test('the administrator’s verdict prevails, also when it comes while the photo is being moved', async () => {
  const { world, rock, key } = await scene();
  const administrator = await asAdministrator(makeWorld());
  const [third, ...others] = await threeOf(world);
  await report(others, 'photo', rock.id);
  world.env = { ...env, PHOTOS: bucketAfter(() => judged(administrator, 'settle', 'photo', rock.id)) };
  await report([third], 'photo', rock.id);
  await runHourly(env, world.deps);
  expect([(await rockRow(rock.id)).photoKey, await isStored(key)]).toEqual([key, true]);
  expect((await actionsOn(rock.id)).map(({ act }) => act)).toEqual(['photo_settled']);
});

test('the administrator’s confirmation or restoration is emailed to the owner', async () => {
  const { world, rock, emailsToOwner } = await scene();
  const administrator = await asAdministrator(world);
  await report(await crowd(world, 3), 'photo', rock.id);
  await judged(administrator, 'withhold', 'photo', rock.id);
  await judged(administrator, 'restore', 'photo', rock.id);
  expect(emailsToOwner().map(({ subject }) => subject)).toEqual([
    'We will look at the photo of Sunny',
    'The photo of Sunny rests for now',
    'The photo of Sunny is back',
  ]);
});

test('neither a report nor the hourly job reads settled reports, or those of other rocks', async () => {
  const counting = countingEnv(env);
  const world = { ...makeWorld(), env: counting.env };
  const owner = await asMember(world);
  const hourly = db.select({ id: rocks.id }).from(rocks).where(isReportedEnough(db)).toSQL();
  const costs = async () => {
    const { rock } = await rockWithPhoto(owner);
    const reporter = await asMember(world);
    Object.assign(counting.spent, noCost());
    await report([reporter], 'photo', rock.id);
    const once = counting.spent.rowsRead;
    await db.update(reports).set({ settledAt: world.now });
    const { meta } = await env.DB.prepare(hourly.sql)
      .bind(...hourly.params)
      .run();
    return { once, hourly: meta.rows_read };
  };
  const few = await costs();
  await env.DB.prepare(
    `INSERT INTO reports (id, subject, subject_id, rock_id, reason, created_at)
     WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 40)
     SELECT 'r' || i, 'rock', ?1, ?1, 'other', 1 FROM n`,
  )
    .bind((await registerRock(owner)).id)
    .run();
  const many = await costs();
  expect(many.once).toBeLessThanOrEqual(few.once + 1);
  expect(many.hourly).toBeLessThanOrEqual(few.hourly + 1);
});
