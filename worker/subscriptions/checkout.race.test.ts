import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { checkoutClaims, customers } from '../../schema/tables/index.ts';
import { minute } from '../platform/clock.ts';
import { asMember, type Person } from '../testing/as.ts';
import { envWith } from '../testing/database.ts';
import { db } from '../testing/db.ts';
import { repeated } from '../testing/retrying-client.ts';
import {
  begin,
  goodCard,
  isCall,
  loseAnswers,
  makePaidWorld,
  mend,
  openCheckouts,
  type PaidWorld,
  payingMember,
  planReturns,
  sendJson,
  statusOf,
  tell,
} from '../testing/payments.ts';
import { proof } from '../testing/proof.ts';
import { randomFrom } from '../testing/random.ts';

type Click = readonly [plan: string, call: 'create' | 'create-checkout', afterMs: number];

const click = (member: Person, plan: string, call: Click[1]) =>
  sendJson(member, `/subscription/${call}`, { plan, ...(call === 'create' ? {} : planReturns) });

/** A provider with up to 100 ms latency in each direction. */
function farWorld(random: () => number): PaidWorld {
  const world = makePaidWorld();
  world.line = async (call, send) => {
    await scheduler.wait(random() * 100);
    const answer = await send(call);
    await scheduler.wait(random() * 100);
    return answer;
  };
  return world;
}

test('a member who opens checkouts concurrently can pay one, and is charged once', async ({ task }) => {
  const random = randomFrom(inject('seed'));
  const delays = inject('isThorough') ? [0, 15, 80] : [0, 80];
  const tabs = (count: number, plans: readonly string[]): Click[] =>
    Array.from({ length: count }, (_, i) => [plans[i % plans.length] ?? '', 'create-checkout', 0]);
  const manners: Click[][] = [
    ...delays.map((later): Click[] => [
      ['monthly', 'create-checkout', 0],
      ['monthly', 'create-checkout', later],
    ]),
    ...delays.map((later): Click[] => [
      ['monthly', 'create-checkout', 0],
      ['yearly', 'create', later],
    ]),
    tabs(10, ['monthly', 'yearly']),
  ];
  const wrong: string[] = [];
  const play = async (clicks: readonly Click[]) => {
    const world = farWorld(random);
    const member = await asMember(world);
    const statuses = await Promise.all(
      clicks.map(async ([plan, call, later]) => {
        await scheduler.wait(later);
        return (await click(member, plan, call)).status;
      }),
    );
    const { standIn } = world;
    const payable = openCheckouts(world).length;
    for (const { id } of standIn.sessions().toSorted(() => random() - 0.5))
      await standIn.pay(id, { card: goodCard });
    await tell(world);
    const isAnswered = statuses.includes(200) && statuses.every((status) => [200, 409].includes(status));
    const end = [payable, standIn.subscriptions().length, standIn.customers().length];
    const { hasAccess } = await statusOf(world, member);
    if (isAnswered && hasAccess && end.every((count) => count === 1)) return;
    wrong.push(`${clicks.join(' | ')}: ${statuses.join(' ')}, ${end.join(' ')}`);
  };
  // A few at a time: all at once would wait for the database instead of the provider.
  for (let i = 0; i < manners.length; i += 3) await Promise.all(manners.slice(i, i + 3).map(play));
  proof(task, {
    goal: 'G-S4',
    what: 'members who open checkouts concurrently, with up to 100 ms latency to the provider',
    figure: `${manners.length - wrong.length} of ${manners.length} could pay one and were charged once`,
    passLine: `${manners.length} of ${manners.length}`,
  });
  expect(wrong).toEqual([]);
});

test('two clicks on one button lead to the same payment', async () => {
  const world = farWorld(randomFrom(inject('seed')));
  const member = await asMember(world);
  const answers = await Promise.all(
    [0, 1].map(async () => (await click(member, 'monthly', 'create-checkout')).json()),
  );
  expect(answers[1]).toEqual(answers[0]);
  expect(world.standIn.sessions()).toHaveLength(1);
});

test('while a checkout is being opened another request is refused, and a crash locks nobody out', async () => {
  const { world, member } = await payingMember();
  // As after a crash: the holder of the claim never returns.
  const leasedUntil = world.now + minute;
  await db.insert(checkoutClaims).values({ memberId: member.member.id, holder: 'crashed', leasedUntil });
  expect((await click(member, 'monthly', 'create')).status).toBe(409);
  expect(world.standIn.calls()).toEqual([]);
  world.now += minute;
  expect((await click(member, 'monthly', 'create')).status).toBe(200);
  expect(await db.select().from(checkoutClaims).where(eq(checkoutClaims.memberId, member.member.id))).toEqual(
    [],
  );
});

test('a retry takes over the claim that its request could not release, and no other request does', async () => {
  const { world, member } = await payingMember();
  let isDown = true;
  world.env = envWith(world.env, (real) => ({
    prepare(text) {
      if (isDown && /^delete from "checkout_claims"/i.test(text))
        throw new Error('D1_ERROR: Network connection lost.');
      return real.prepare(text);
    },
  }));
  world.standIn.behave('down');
  const keys = { lost: crypto.randomUUID(), other: crypto.randomUUID() };
  const send = async (key: string) => {
    const asked = repeated(member, 'POST', '/api/subscription/create', { plan: 'monthly' }, key);
    return (await asked()).status;
  };
  expect(await send(keys.lost)).toBe(503);
  isDown = false;
  world.standIn.behave('well');
  expect(await send(keys.other)).toBe(409);
  expect(await send(keys.lost)).toBe(200);
  expect(await send(keys.other)).toBe(200);
  expect(openCheckouts(world)).toHaveLength(1);
});

test.each([
  ['closes its own checkout', 'POST', 'after'],
  ['does not close the new holder’s checkout', 'GET', 'before'],
] as const)('a request whose claim was taken over %s', async (_, method, when) => {
  const { world, member } = await payingMember();
  if (when === 'before') await begin(world, member, 'monthly');
  let isFirst = true;
  const second = Promise.withResolvers<Response>();
  const overtake = async (call: Request) => {
    if (!isFirst || !isCall(call, method, /^\/v1\/checkout\/sessions$/)) return;
    isFirst = false;
    world.now += 2 * minute;
    second.resolve(await click(member, 'yearly', 'create-checkout'));
  };
  world.line = async (call, send) => {
    if (when === 'before') await overtake(call);
    const answer = await send(call);
    if (when === 'after') await overtake(call);
    return answer;
  };
  expect((await click(member, 'monthly', 'create-checkout')).status).toBe(409);
  expect((await second.promise).status).toBe(200);
  expect(openCheckouts(world).map(({ metadata }) => metadata?.['plan'])).toEqual(['yearly']);
});

test('a checkout whose creation got no response is found and closed before another one begins', async () => {
  const { world, member } = await payingMember();
  loseAnswers(world, 'POST', /^\/v1\/checkout\/sessions$/);
  expect((await click(member, 'monthly', 'create-checkout')).status).toBe(503);
  mend(world);
  expect((await click(member, 'monthly', 'create-checkout')).status).toBe(200);
  const [created] = openCheckouts(world);
  const [customer] = await db.select().from(customers).where(eq(customers.memberId, member.member.id));
  expect(customer?.openSession, 'the same plan goes on with it').toBe(created?.id);
  expect((await click(member, 'yearly', 'create-checkout')).status).toBe(200);
  expect(openCheckouts(world).map(({ metadata }) => metadata?.['plan'])).toEqual(['yearly']);
});

test('a checkout that is paid while another one is requested becomes the plan', async () => {
  const { world, member } = await payingMember();
  const first = await begin(world, member, 'monthly');
  world.line = async (call, send) => {
    if (isCall(call, 'POST', /expire$/)) await world.standIn.pay(first, { card: goodCard });
    return send(call);
  };
  expect((await click(member, 'yearly', 'create-checkout')).status).toBe(409);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, plan: 'monthly' });
  expect(openCheckouts(world)).toEqual([]);
});
