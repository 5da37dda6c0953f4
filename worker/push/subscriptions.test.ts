import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pushLimits } from '../../schema/push.ts';
import { notificationChoices, pushSubscriptions } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { writeAll } from '../platform/database.ts';
import { asMember, asStranger, makeWorld, type Member } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { remove } from '../testing/moderation.ts';
import { accepted } from '../testing/play.ts';
import { aSubscription, newPushBrowser, newPushKeys } from '../testing/push.ts';
import { atOnce, tally } from '../testing/race.ts';
import { forgetOtherKeys, subscriptionsOf } from './subscriptions.ts';
import * as en from '../../schema/words/en/index.ts';

const path = '/api/push/subscriptions';
const save = (member: Member, subscription: object) => member.send('POST', path, subscription);
const drop = (member: Member, endpoint: string) => member.send('DELETE', path, { endpoint });
const owned = ({ member }: Member) => subscriptionsOf({ db }, member.id);
const endpointsOf = async (member: Member) =>
  (await owned(member)).map(({ endpoint }) => endpoint).toSorted();

test('the public key is everybody’s, and is null until push messages are set up', async () => {
  const world = makeWorld();
  const known = async () => (await asStranger(world).request('/api/push')).json();
  expect(await known()).toEqual({ publicKey: null });
  const { publicKey, privateKey } = await newPushKeys();
  const origin = { PUBLIC_ORIGIN: 'https://rocks.example' };
  const pair = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
  const off: Partial<Env>[] = [
    pair,
    { ...origin, PUSH_PUBLIC_KEY: publicKey },
    { ...origin, PUSH_PRIVATE_KEY: privateKey },
    { ...origin, PUSH_PUBLIC_KEY: privateKey, PUSH_PRIVATE_KEY: publicKey },
    { ...origin, ...pair, PUSH_PRIVATE_KEY: `${privateKey}=` },
  ];
  const { env } = world;
  for (const vars of off) {
    world.env = { ...env, ...vars };
    expect(await known()).toEqual({ publicKey: null });
  }
  world.env = { ...env, ...origin, ...pair };
  expect(await known()).toEqual({ publicKey });
});

test('a subscription is saved once, and renewed when the browser sends it again', async () => {
  const world = makeWorld();
  const member = await asMember(world);
  const { endpoint, keys } = aSubscription();
  const first = await save(member, { endpoint, keys, expirationTime: null });
  expect([first.status, await first.json()]).toEqual([200, { isOn: true }]);
  const createdAt = world.now;
  world.now += 86_400_000;
  const changed = { ...keys, auth: '_____________________w' };
  await accepted(await save(member, { endpoint, keys: changed }));
  expect(await owned(member)).toEqual([
    {
      id: expect.any(String),
      memberId: member.member.id,
      endpoint,
      ...changed,
      createdAt,
      seenAt: world.now,
    },
  ]);
});

test('a browser shows the messages of the member who used it last', async () => {
  const world = makeWorld();
  const [ann, ben] = [await asMember(world), await asMember(world)];
  const subscription = aSubscription();
  await accepted(await save(ann, subscription));
  await accepted(await save(ben, subscription));
  expect([await owned(ann), await endpointsOf(ben)]).toEqual([[], [subscription.endpoint]]);
  // It is no longer hers to remove.
  expect((await drop(ann, subscription.endpoint)).status).toBe(200);
  expect(await endpointsOf(ben)).toEqual([subscription.endpoint]);
  const gone = await drop(ben, subscription.endpoint);
  expect([gone.status, await gone.json()]).toEqual([200, { isOn: false }]);
  expect(await owned(ben)).toEqual([]);
  expect((await drop(ben, subscription.endpoint)).status).toBe(200);
});

test('after a change of our key, browsers that subscribed to the earlier one are forgotten once', async () => {
  const world = makeWorld();
  const member = await asMember(world);
  const hourly = async ({ publicKey, privateKey }: Awaited<ReturnType<typeof newPushKeys>>) => {
    const keys = { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey };
    const vars = { ...world.env, ...keys, PUBLIC_ORIGIN: 'https://rocks.example' };
    await writeAll(db, forgetOtherKeys(openContext(vars, 'test', world.deps)));
    return (await owned(member)).length;
  };
  const [first, second] = [await newPushKeys(), await newPushKeys()];
  await accepted(await save(member, aSubscription()));
  expect([await hourly(first), await hourly(first), await hourly(second)]).toEqual([1, 1, 0]);
  await accepted(await save(member, aSubscription()));
  expect([await hourly(second), await hourly(first)]).toEqual([1, 0]);
  // Without keys nothing is known.
  await accepted(await save(member, aSubscription()));
  expect(forgetOtherKeys(openContext(world.env, 'test', world.deps))).toEqual([]);
});

test('two members on one browser at once leave it to one of them', async () => {
  const world = makeWorld();
  const [ann, ben] = [await asMember(world), await asMember(world)];
  const subscription = aSubscription();
  const answers = await atOnce(6, (i) => save(i % 2 === 0 ? ann : ben, subscription));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 6 });
  const rows = await db
    .select()
    .from(pushSubscriptions)
    .where(eq(pushSubscriptions.endpoint, subscription.endpoint));
  expect(rows).toHaveLength(1);
});

test('of eleven browsers the one that was not seen for longest goes', async () => {
  const world = makeWorld();
  const [member, other] = [await asMember(world), await asMember(world)];
  const theirs = aSubscription();
  await accepted(await save(other, theirs));
  const browsers = Array.from({ length: pushLimits.subscriptions }, (_, i) =>
    aSubscription(`${member.member.id}-${i}`),
  );
  for (const browser of browsers) {
    world.now += 1000;
    await accepted(await save(member, browser));
  }
  // The first one was just used again, so the second one is the oldest.
  world.now += 1000;
  await accepted(await save(member, browsers[0] ?? {}));
  world.now -= 60_000;
  const eleventh = aSubscription();
  await accepted(await save(member, eleventh));
  const left = browsers.filter((_, i) => i !== 1).map(({ endpoint }) => endpoint);
  expect(await endpointsOf(member)).toEqual([...left, eleventh.endpoint].toSorted());
  expect(await endpointsOf(other)).toEqual([theirs.endpoint]);
});

test('twenty browsers at once leave ten', async () => {
  const member = await asMember();
  const answers = await atOnce(20, () => save(member, aSubscription()));
  expect(tally(answers.map(({ status }) => status))).toEqual({ 200: 20 });
  expect(await owned(member)).toHaveLength(pushLimits.subscriptions);
});

test('what a member asks to be told of is pushed from then on; other choices stay', async () => {
  const member = await asMember();
  const choices = () =>
    db.select().from(notificationChoices).where(eq(notificationChoices.memberId, member.member.id));
  const { id: memberId } = member.member;
  await accepted(await save(member, aSubscription()));
  expect(await choices()).toEqual([]);
  await accepted(await save(member, { ...aSubscription(), topic: 'moved' }));
  expect(await choices()).toEqual([{ memberId, topic: 'moved', email: 'off', isPushed: true }]);
  await db.insert(notificationChoices).values({ memberId, topic: 'found', email: 'digest', isPushed: false });
  await accepted(await save(member, { ...aSubscription(), topic: 'found' }));
  expect(await choices()).toContainEqual({ memberId, topic: 'found', email: 'digest', isPushed: true });
});

test('quiet hours are by the time zone of the browser that was used last', async () => {
  const member = await asMember();
  const zone = async () => (await accepted(await member.api.user.notifications.$get())).timeZone;
  await accepted(await save(member, { ...aSubscription(), timeZone: 'Asia/Tokyo' }));
  expect(await zone()).toBe('Asia/Tokyo');
  await accepted(await save(member, aSubscription()));
  expect(await zone()).toBe('Asia/Tokyo');
  await accepted(await save(member, { ...aSubscription(), timeZone: 'Europe/Lisbon' }));
  expect(await zone()).toBe('Europe/Lisbon');
  expect((await save(member, { ...aSubscription(), timeZone: 'Moon/Base' })).status).toBe(400);
});

test.each([
  [
    'an endpoint in a private network',
    { endpoint: 'https://10.0.0.7/fcm.googleapis.com' },
    'endpoint',
    en.push.endpoint,
  ],
  ['an endpoint of another host', { endpoint: 'https://push.example/x' }, 'endpoint', en.push.endpoint],
  [
    'a key that is no point',
    { keys: { ...aSubscription().keys, p256dh: `BA${'A'.repeat(85)}` } },
    'keys',
    en.push.key,
  ],
  ['a key of 8 kB', { keys: { ...aSubscription().keys, p256dh: 'BA'.repeat(4096) } }, 'keys', en.push.key],
])('%s is refused, and nothing is saved', async (_, wrong, field, message) => {
  const member = await asMember();
  const answer = await save(member, { ...aSubscription(), ...wrong });
  expect([answer.status, await answer.json()]).toEqual([400, { message, field }]);
  expect(await owned(member)).toEqual([]);
});

test('a key that a browser makes is accepted', async () => {
  const member = await asMember();
  const { subscription } = await newPushBrowser();
  await accepted(await save(member, subscription));
  expect(await owned(member)).toMatchObject([subscription.keys]);
});

test('a repeated request gets the first answer', async () => {
  const member = await asMember();
  const headers = { 'Idempotency-Key': 'one-subscription' };
  const subscription = aSubscription();
  await accepted(await member.send('POST', path, subscription, headers));
  await accepted(await drop(member, subscription.endpoint));
  const again = await member.send('POST', path, subscription, headers);
  expect([again.status, again.headers.get('Idempotent-Replayed')]).toEqual([200, 'true']);
  expect(await owned(member)).toEqual([]);
});

test('a deleted account leaves no subscription', async () => {
  const world = makeWorld();
  const member = await asMember(world);
  await accepted(await save(member, aSubscription()));
  await accepted(await remove(member));
  expect(await subscriptionsOf(openContext(world.env, 'test', world.deps), member.member.id)).toEqual([]);
});
