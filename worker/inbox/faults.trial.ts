import { env } from 'cloudflare:test';
import { expect, inject, test } from 'vitest';
import { runHourly } from '../hourly.ts';
import { day, hour } from '../platform/clock.ts';
import { asMember, makeWorld, origin, type Member, type World } from '../testing/as.ts';
import { makeFaultyWorld } from '../testing/faults.ts';
import { followBy } from '../testing/followers.ts';
import { findRock, hiddenRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { anyPoint } from '../testing/push.ts';
import { randomFrom } from '../testing/random.ts';

const many = 1000;

const tick = (world: World) => runHourly(world.env, world.deps).catch(() => {});

/** How often each of them is in the list. */
function tallyOf(list: readonly string[]): Map<string, number> {
  const tally = new Map<string, number>();
  for (const one of list) tally.set(one, (tally.get(one) ?? 0) + 1);
  return tally;
}

const addresses = ({ emails }: World) => emails.map(({ to }) => to);

/** One browser for each member, at an endpoint that ends in the member's id. Nobody sleeps. */
const subscribeAll = () =>
  env.DB.batch([
    env.DB.prepare(
      `INSERT INTO push_subscriptions (id, member_id, endpoint, p256dh, auth, created_at, seen_at)
        SELECT id, id, 'https://fcm.googleapis.com/fcm/send/' || id, ?, 'AAAAAAAAAAAAAAAAAAAAAA', 0, 0 FROM members`,
    ).bind(anyPoint),
    env.DB.prepare(
      'INSERT INTO notification_settings (member_id, quiet_from, quiet_to) SELECT id, 0, 0 FROM members',
    ),
  ]);

test('a thousand finds while the stores and the mail service fail at random', async ({ task }) => {
  const random = randomFrom(inject('seed'));
  const world = makeFaultyWorld();
  const painters: Member[] = [];
  const codes: string[] = [];
  for (let i = 0; i < many; i++) {
    const painter = await asMember(world);
    painters.push(painter);
    codes.push((await hiddenRock(painter)).laserEngraverId);
  }
  world.env = { ...world.env, PUBLIC_ORIGIN: origin };
  await subscribeAll();
  let faults = 0;
  const isFailing = (share: number) => {
    const fails = random() < share;
    if (fails) faults += 1;
    return fails;
  };
  // The mail service refuses: an email that it takes without saying so arrives twice (decision 64).
  world.deps.openMail = () => async (email) => {
    if (isFailing(0.1)) throw new Error('the mail service is off');
    world.emails.push(email);
  };
  const pushes: string[] = [];
  let isServiceWell = false;
  world.deps.openPush = () => ({
    publicKey: 'B',
    send: async ({ endpoint }) => {
      if (!isServiceWell && isFailing(0.1)) return 503;
      pushes.push(endpoint.split('/').at(-1) ?? '');
      return 201;
    },
  });
  let finder = await asMember(world);
  for (const [i, code] of codes.entries()) {
    if (i % 90 === 0) finder = await asMember(world);
    // Only what comes after the response fails: the find itself is G-D2's.
    let isAnswered = false;
    world.onAnswer = () => {
      isAnswered = true;
    };
    world.fault = ({ store }) => {
      if (!isAnswered || store !== 'D1') return null;
      if (isFailing(0.1)) return 'before';
      return isFailing(0.1) ? 'after' : null;
    };
    await findRock(finder, code);
  }
  delete world.onAnswer;
  for (let i = 0; i < 5; i++) {
    world.now += hour;
    await tick(world);
  }
  world.fault = () => null;
  world.deps.openMail = () => async (email) => {
    world.emails.push(email);
  };
  isServiceWell = true;
  for (let i = 0; i < 3; i++) {
    world.now += hour;
    await tick(world);
  }
  const [mailed, pushed] = [tallyOf(addresses(world)), tallyOf(pushes)];
  const once = painters.filter(
    ({ member }) => mailed.get(member.email) === 1 && pushed.get(member.id) === 1,
  ).length;
  const known = new Set(painters.flatMap(({ member }) => [member.email, member.id]));
  const others = [...mailed.keys(), ...pushed.keys()].filter((to) => !known.has(to));
  proof(task, {
    goal: 'G-N1',
    what: `${many} finds, ${faults} faults before or after each step`,
    figure: `${once} painters with one email and one push message, ${others.length} to others`,
    passLine: `${many}, 0`,
  });
  expect(faults).toBeGreaterThan(many / 2);
  expect([once, others]).toEqual([many, []]);
});

test('ten thousand followers who want an email at once', async ({ task }) => {
  const world = makeWorld();
  const rock = await hiddenRock(await asMember(world));
  const prefix = await followBy(10 * many, rock.id);
  await env.DB.prepare(
    `INSERT INTO notification_choices SELECT id, 'moved', 'now', 0 FROM members WHERE id > ?1 AND id < ?1 || '~'`,
  )
    .bind(prefix)
    .run();
  await findRock(await asMember(world), rock.laserEngraverId);
  let ticks = 0;
  while (world.emails.length < 10 * many && ticks < 20) {
    world.now += hour;
    await tick(world);
    ticks += 1;
  }
  world.now += day;
  await tick(world);
  const counts = new Set(tallyOf(addresses(world)).values());
  proof(task, {
    goal: 'G-N1',
    what: 'a find of a rock with 10,000 followers by email',
    figure: `${tallyOf(addresses(world)).size} told within ${ticks} ticks, ${counts.size === 1 ? 'none' : 'some'} twice`,
    passLine: '10001 within 10, none twice',
  });
  expect([tallyOf(addresses(world)).size, [...counts]]).toEqual([10 * many + 1, [1]]);
  expect(ticks).toBeLessThanOrEqual(10);
});
