import { expect, test } from 'vitest';
import { runHourly } from '../hourly.ts';
import { hour, minute } from '../platform/clock.ts';
import { asMember, makeWorld, type Member, type World } from '../testing/as.ts';
import { commentOn } from '../testing/moderation.ts';
import { accepted, findRock, hiddenRock } from '../testing/play.ts';
import { aSubscription } from '../testing/push.ts';

const tick = (world: World) => runHourly(world.env, world.deps);

interface Sent {
  /** Name of the browser, which its endpoint ends with. */
  to: string;
  notification: { title: string; body: string; navigate: string; tag: string };
}

/** A painter with one browser, at noon UTC, and what its push service got. */
async function pushed(browsers: readonly string[] = ['phone']) {
  const world = makeWorld(Date.UTC(2031, 4, 5, 12));
  world.env = { ...world.env, PUBLIC_ORIGIN: 'https://rocks.example' };
  const sent: Sent[] = [];
  const service = { status: (_to: string) => 201 };
  world.deps.openPush = () => ({
    publicKey: 'B',
    send: async ({ endpoint }, json) => {
      const to = endpoint.split('/').at(-1) ?? '';
      const status = service.status(to);
      if (status === 201) sent.push({ to, ...(JSON.parse(json) as Omit<Sent, 'to'>) });
      return status;
    },
  });
  const [painter, finder] = [await asMember(world), await asMember(world)];
  for (const name of browsers) await subscribe(painter, name);
  return { world, painter, finder, sent, service };
}

const subscribe = (person: Member, name: string) =>
  person.send('POST', '/api/push/subscriptions', aSubscription(name));

async function setQuiet(person: Member, quiet: { from: number; to: number }, timeZone: string) {
  const settings = await accepted(await person.api.user.notifications.$get());
  await accepted(await person.api.user.notifications.$put({ json: { ...settings, quiet, timeZone } }));
}

test('a find is pushed at once, by town, without the Rock ID or an address', async () => {
  const { painter, finder, sent, world } = await pushed();
  const rock = await hiddenRock(painter, { name: 'Ladybug' });
  await findRock(finder, rock.laserEngraverId);
  expect(sent).toMatchObject([
    {
      to: 'phone',
      notification: {
        title: 'Ladybug was found',
        body: expect.stringMatching(/^(Near .+, by|By) /),
        navigate: 'https://rocks.example/notifications',
        tag: rock.id,
      },
    },
  ]);
  const text = JSON.stringify(sent);
  for (const secret of [rock.laserEngraverId, painter.member.email, finder.member.email])
    expect(text).not.toContain(secret);
  await tick(world);
  expect(sent).toHaveLength(1);
});

test('many events of a rock in an hour are one message', async () => {
  const { world, painter, finder, sent } = await pushed();
  const settings = await accepted(await painter.api.user.notifications.$get());
  const choices = { ...settings.choices, comment: { email: 'off', push: true } } as const;
  await accepted(await painter.api.user.notifications.$put({ json: { ...settings, choices } }));
  const rock = await hiddenRock(painter, { name: 'Busy' });
  await findRock(finder, rock.laserEngraverId);
  for (let i = 0; i < 3; i++) await commentOn(finder, rock.id, 'My address is 12 Pebble Street');
  expect(sent).toHaveLength(1);
  world.now += hour;
  await tick(world);
  expect(sent.map(({ notification: { title } }) => title)).toEqual([
    'Busy was found',
    'Busy: 3 things happened',
  ]);
  // What members write may say where somebody lives.
  expect(JSON.stringify(sent)).not.toContain('Pebble Street');
});

test('nothing is pushed in the quiet hours of the member’s time zone', async () => {
  const { world, painter, finder, sent } = await pushed();
  // Half past nine in the evening in Tokyo is half past twelve, UTC.
  await setQuiet(painter, { from: 21, to: 7 }, 'Asia/Tokyo');
  const rock = await hiddenRock(painter);
  world.now += 30 * minute;
  await findRock(finder, rock.laserEngraverId);
  for (let passed = 0; passed < 9; passed++) {
    expect(sent).toEqual([]);
    world.now += hour;
    await tick(world);
  }
  world.now += hour;
  await tick(world);
  expect(sent).toHaveLength(1);
});

test('each of a member’s browsers shows it, and one that is gone is forgotten', async () => {
  const { world, painter, finder, sent, service } = await pushed(['phone', 'laptop', 'gone']);
  service.status = (to) => (to === 'gone' ? 410 : 201);
  await findRock(finder, (await hiddenRock(painter)).laserEngraverId);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['laptop', 'phone']);
  service.status = () => 201;
  world.now += 2 * hour;
  await findRock(finder, (await hiddenRock(painter)).laserEngraverId);
  expect(sent.map(({ to }) => to).toSorted()).toEqual(['laptop', 'laptop', 'phone', 'phone']);
});

test('while a push service is down the message waits, the email does not', async () => {
  const { world, painter, finder, sent, service } = await pushed();
  service.status = () => 503;
  await findRock(finder, (await hiddenRock(painter)).laserEngraverId);
  await tick(world);
  expect([sent.length, world.emails.length]).toEqual([0, 1]);
  service.status = () => 201;
  world.now += hour;
  await tick(world);
  await tick(world);
  expect([sent.length, world.emails.length]).toEqual([1, 1]);
});

test('a topic that the member switched off is not pushed', async () => {
  const { painter, finder, sent } = await pushed();
  const settings = await accepted(await painter.api.user.notifications.$get());
  const choices = { ...settings.choices, found: { email: 'now', push: false } } as const;
  await accepted(await painter.api.user.notifications.$put({ json: { ...settings, choices } }));
  await findRock(finder, (await hiddenRock(painter)).laserEngraverId);
  expect(sent).toEqual([]);
});
