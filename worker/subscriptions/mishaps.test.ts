import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { customerDrops, members } from '../../schema/tables/index.ts';
import { tickHourly } from '../hourly.ts';
import { openDatabase } from '../platform/database.ts';
import { asMember, type Person } from '../testing/as.ts';
import { newEmail } from '../testing/browser.ts';
import {
  begin,
  goodCard,
  isCall,
  makePaidWorld,
  openStripe,
  planReturns,
  sendJson,
  statusOf,
  subscribe,
  tell,
  type PaidWorld,
} from '../testing/payments.ts';

const db = openDatabase(env.DB);

const sessions = /^\/v1\/checkout\/sessions$/;

/** The provider does what it is asked, and its answer is lost on the way. */
function loseAnswers(world: PaidWorld, method: string, path: RegExp): void {
  world.line = async (call, send) => {
    const answer = await send(call);
    return isCall(call, method, path) ? new Response('Bad gateway', { status: 502 }) : answer;
  };
}

function mend(world: PaidWorld): void {
  world.line = (call, send) => send(call);
}

const hosted = (member: Person, plan: string) =>
  sendJson(member, '/subscription/create-checkout', { plan, ...planReturns });

describe('a customer who is gone at the provider, of which nobody told us,', () => {
  test('is followed by a new one at the next checkout', async () => {
    const world = makePaidWorld();
    const member = await asMember(world);
    await begin(world, member);
    const [customer] = world.standIn.customers();
    await openStripe(world).customers.del(customer?.id ?? '');
    await world.standIn.pay(await begin(world, member), { card: goodCard });
    await tell(world);
    expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, hasBilling: true });
  });

  test('has no bills to look at', async () => {
    const world = makePaidWorld();
    const member = await asMember(world);
    await begin(world, member);
    const [customer] = world.standIn.customers();
    await openStripe(world).customers.del(customer?.id ?? '');
    expect((await sendJson(member, '/subscription/portal')).status).toBe(404);
    expect(await statusOf(world, member)).toMatchObject({ hasBilling: false });
  });
});

describe('a first checkout whose answer was lost', () => {
  test.each([
    ['the same plan', 'monthly', 'elements'],
    ['another plan', 'yearly', 'elements'],
    ['the payment page', 'monthly', 'hosted'],
  ] as const)('is followed by one for %s', async (_, plan, form) => {
    const world = makePaidWorld();
    const member = await asMember(world);
    loseAnswers(world, 'POST', sessions);
    expect((await sendJson(member, '/subscription/create', { plan: 'monthly' })).status).toBe(503);
    mend(world);
    const answer =
      form === 'hosted'
        ? await hosted(member, plan)
        : await sendJson(member, '/subscription/create', { plan });
    expect(answer.status).toBe(200);
    expect(world.standIn.customers()).toHaveLength(1);
  });

  test('does not stop who has another address since', async () => {
    const world = makePaidWorld();
    const member = await asMember(world);
    for (const path of [/^\/v1\/customers$/, sessions]) {
      loseAnswers(world, 'POST', path);
      expect((await sendJson(member, '/subscription/create', { plan: 'monthly' })).status).toBe(503);
      const emailKey = newEmail();
      await db.update(members).set({ email: emailKey, emailKey }).where(eq(members.id, member.member.id));
    }
    mend(world);
    expect((await sendJson(member, '/subscription/create', { plan: 'monthly' })).status).toBe(200);
  });

  test('leaves nobody at the provider when the account is deleted', async () => {
    const world = makePaidWorld();
    const member = await asMember(world);
    loseAnswers(world, 'POST', sessions);
    await sendJson(member, '/subscription/create', { plan: 'monthly' });
    mend(world);
    expect((await member.api.user.account.$delete()).status).toBe(200);
    expect(world.standIn.customers()).toEqual([]);
  });
});

test('whoever deletes the account while a first checkout is opened leaves nobody at the provider', async () => {
  for (const path of [/^\/v1\/customers$/, sessions]) {
    const world = makePaidWorld();
    const member = await asMember(world);
    let isLeaving = false;
    world.line = async (call, send) => {
      const answer = await send(call);
      if (isCall(call, 'POST', path) && !isLeaving) {
        isLeaving = true;
        expect((await member.api.user.account.$delete()).status).toBe(200);
      }
      return answer;
    };
    expect((await sendJson(member, '/subscription/create', { plan: 'monthly' })).status).toBe(401);
    await tickHourly(world.env, world.parts);
    expect(world.standIn.customers()).toEqual([]);
    expect(world.standIn.sessions().filter(({ status }) => status === 'open')).toEqual([]);
    expect(await db.select().from(customerDrops)).toEqual([]);
  }
});

test('who has asked too much of the provider can still cancel', async () => {
  const world = makePaidWorld(Date.UTC(2026, 8, 1, 12));
  const member = await asMember(world);
  await subscribe(world, member);
  let status = 0;
  while (status !== 429) ({ status } = await sendJson(member, '/subscription/portal'));
  expect((await sendJson(member, '/subscription/cancel')).status).toBe(200);
});

test('a plan whose price was replaced at the provider goes on', async () => {
  const world = makePaidWorld();
  const member = await asMember(world);
  await subscribe(world, member);
  // The lookup key has moved to another price, and those who subscribed before keep the old one.
  world.line = async (call, send) => {
    const answer = await send(call);
    if (!isCall(call, 'GET', /subscriptions/)) return answer;
    return new Response((await answer.text()).replaceAll('"rock_hunter_pro_monthly"', 'null'), answer);
  };
  const answer = await sendJson(member, '/subscription/cancel');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ plan: 'monthly', status: 'canceled', hasAccess: true });
});
