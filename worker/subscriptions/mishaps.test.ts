import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { pendingCustomerDeletions, members } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { newEmail } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import {
  begin,
  goodCard,
  isCall,
  loseAnswers,
  mend,
  openCheckouts,
  openStripe,
  payingMember,
  sendJson,
  statusOf,
  subscribe,
  tell,
} from '../testing/payments.ts';
import { paymentsPerHour } from '../../schema/subscriptions.ts';
import { hour } from '../platform/clock.ts';
import { spend } from '../platform/testing-limits.ts';

const sessions = /^\/v1\/checkout\/sessions$/;

test('a customer that was deleted at the provider without an event has no portal, and is replaced by a new one', async () => {
  const { world, member } = await payingMember();
  await begin(world, member);
  const [customer] = world.standIn.customers();
  await openStripe(world).customers.del(customer?.id ?? '');
  expect((await sendJson(member, '/subscription/portal')).status).toBe(404);
  expect(await statusOf(world, member)).toMatchObject({ hasBilling: false });
  await world.standIn.pay(await begin(world, member), { card: goodCard });
  await tell(world);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, hasBilling: true });
});

test('a first checkout whose response was lost does not block a member who has changed their email address', async () => {
  const { world, member } = await payingMember();
  for (const path of [/^\/v1\/customers$/, sessions]) {
    loseAnswers(world, 'POST', path);
    expect((await sendJson(member, '/subscription/create', { plan: 'monthly' })).status).toBe(503);
    const emailKey = newEmail();
    await db.update(members).set({ email: emailKey, emailKey }).where(eq(members.id, member.member.id));
  }
  mend(world);
  expect((await sendJson(member, '/subscription/create', { plan: 'monthly' })).status).toBe(200);
});

test('deleting the account while its first checkout opens leaves no customer at the provider', async () => {
  for (const path of [/^\/v1\/customers$/, sessions]) {
    const { world, member } = await payingMember();
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
    await runHourly(world.env, world.deps);
    expect(world.standIn.customers()).toEqual([]);
    expect(openCheckouts(world)).toEqual([]);
    expect(await db.select().from(pendingCustomerDeletions)).toEqual([]);
  }
});

test('a member can make sixty payment requests an hour, and can still cancel after them', async () => {
  const { world, member } = await payingMember(Date.UTC(2026, 8, 1, 12));
  await subscribe(world, member);
  await spend(
    { bucket: `payment:${member.member.id}`, most: paymentsPerHour - 1, windowMs: hour },
    world.now,
  );
  const asked = [];
  for (let i = 0; i < 2; i++) asked.push((await sendJson(member, '/subscription/portal')).status);
  expect(asked).toEqual([200, 429]);
  expect((await sendJson(member, '/subscription/cancel')).status).toBe(200);
});

test('a plan whose price was replaced at the provider continues', async () => {
  const { world, member } = await payingMember();
  await subscribe(world, member);
  // The lookup key has moved to another price; earlier subscriptions keep the old one.
  world.line = async (call, send) => {
    const answer = await send(call);
    if (!isCall(call, 'GET', /subscriptions/)) return answer;
    return new Response((await answer.text()).replaceAll('"rock_hunter_pro_monthly"', 'null'), answer);
  };
  const answer = await sendJson(member, '/subscription/cancel');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ plan: 'monthly', status: 'canceled', hasAccess: true });
});
