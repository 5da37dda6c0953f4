import { env } from 'cloudflare:test';
import { expect, inject, test } from 'vitest';
import { runHourly } from '../hourly.ts';
import { day, hour } from '../platform/clock.ts';
import { asMember, makeWorld, type Member, type World } from '../testing/as.ts';
import { makeFaultyWorld } from '../testing/faults.ts';
import { followBy } from '../testing/followers.ts';
import { findRock, hiddenRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';
import { randomFrom } from '../testing/random.ts';

const many = 1000;

const tick = (world: World) => runHourly(world.env, world.deps).catch(() => {});

/** Number of emails by address. */
function tallyOf({ emails }: World): Map<string, number> {
  const tally = new Map<string, number>();
  for (const { to } of emails) tally.set(to, (tally.get(to) ?? 0) + 1);
  return tally;
}

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
  for (let i = 0; i < 3; i++) {
    world.now += hour;
    await tick(world);
  }
  const tally = tallyOf(world);
  const once = painters.filter(({ member }) => tally.get(member.email) === 1).length;
  const others = [...tally.keys()].filter((to) => !painters.some(({ member }) => member.email === to));
  proof(task, {
    goal: 'G-N1',
    what: `${many} finds, ${faults} faults before or after each step`,
    figure: `${once} painters with one email, ${others.length} emails to others`,
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
  const counts = new Set(tallyOf(world).values());
  proof(task, {
    goal: 'G-N1',
    what: 'a find of a rock with 10,000 followers by email',
    figure: `${tallyOf(world).size} told within ${ticks} ticks, ${counts.size === 1 ? 'none' : 'some'} twice`,
    passLine: '10001 within 10, none twice',
  });
  expect([tallyOf(world).size, [...counts]]).toEqual([10 * many + 1, [1]]);
  expect(ticks).toBeLessThanOrEqual(10);
});
