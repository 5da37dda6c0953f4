import { expect, test } from 'vitest';
import { day } from '../platform/clock.ts';
import { asMember } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';
import {
  comesBack,
  makePaidWorld,
  pass,
  payingMember,
  sendJson,
  statusOf,
  subscribe,
  tell,
} from '../testing/payments.ts';
import * as en from '../../schema/words/en/index.ts';

test('cancelling keeps access to the end of the period, to the second', async () => {
  const { world, member } = await payingMember(Date.UTC(2026, 3, 10));
  await subscribe(world, member);
  const cancelled = {
    hasAccess: true,
    hasActiveSubscription: false,
    plan: 'monthly',
    status: 'canceled',
    periodEnd: '2026-05-10T00:00:00.000Z',
  };
  for (const time of ['once', 'twice']) {
    const answer = await sendJson(member, '/subscription/cancel');
    expect(answer.status, time).toBe(200);
    expect(await answer.json()).toMatchObject(cancelled);
  }
  await tell(world);
  expect(await statusOf(world, member)).toMatchObject(cancelled);

  // No event reports the end: access ends by the stored period alone.
  world.now = Date.UTC(2026, 4, 10) - 1000;
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true });
  world.now += 2000;
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: false, plan: 'free', status: 'free' });
  expect((await (await comesBack(world, member)).api.user.analytics.$get()).status).toBe(403);
});

test('concurrent clicks cancel once', async () => {
  const { world, member } = await payingMember();
  await subscribe(world, member);
  const answers = await Promise.all(
    Array.from({ length: 4 }, () => sendJson(member, '/subscription/cancel')),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(4).fill(200));
  await tell(world);
  expect(await statusOf(world, member)).toMatchObject({ status: 'canceled', hasAccess: true });
});

test('reactivating reverts the cancellation while the period lasts, and the plan renews', async () => {
  const { world, member } = await payingMember(Date.UTC(2026, 3, 10));
  await subscribe(world, member);
  await sendJson(member, '/subscription/cancel');
  const answer = await sendJson(member, '/subscription/reactivate');
  expect(await answer.json()).toMatchObject({ status: 'active', hasActiveSubscription: true });
  // A second click changes nothing.
  expect((await sendJson(member, '/subscription/reactivate')).status).toBe(200);
  await pass(world, 40 * day);
  await tell(world);
  expect(await statusOf(world, member)).toMatchObject({ status: 'active', hasAccess: true });
  expect(world.standIn.subscriptions()).toHaveLength(1);

  // An ended plan cannot be reactivated.
  await sendJson(await comesBack(world, member), '/subscription/cancel');
  await pass(world, 40 * day);
  await tell(world);
  const late = await sendJson(await comesBack(world, member), '/subscription/reactivate');
  expect([late.status, await late.json()]).toEqual([403, { message: en.subscriptions.nothingToReactivate }]);
});

test('without a plan there is nothing to cancel, and a plan given by hand is not cancelled here', async () => {
  const world = makePaidWorld();
  const nobody = await sendJson(await asMember(world), '/subscription/cancel');
  expect(nobody.status).toBe(403);
  const byHand = await asMember(world, await makeMember({ hasManualPlan: true }));
  const manual = await sendJson(byHand, '/subscription/cancel');
  expect(manual.status).toBe(409);
  const { message }: { message: string } = await manual.json();
  expect(message).toContain('manually managed subscription');
  expect(await statusOf(world, byHand)).toMatchObject({ hasAccess: true, plan: 'premium', status: 'active' });
  expect(world.standIn.calls(), 'the provider is never asked about it').toHaveLength(0);
});

test('only members who have paid can open the portal', async () => {
  const { world, member } = await payingMember();
  expect((await sendJson(member, '/subscription/portal')).status).toBe(404);
  await subscribe(world, member);
  const { url }: { url: string } = await (await sendJson(member, '/subscription/portal')).json();
  expect(world.standIn.portal(url.split('/').at(-1) ?? '')).toMatchObject({
    returnUrl: 'https://localhost/subscribe',
  });
  expect((await sendJson(await asMember(world), '/subscription/portal')).status).toBe(404);
});

test('the portal has the settings that are configured, else those of the dashboard', async () => {
  const { world, member } = await payingMember();
  await subscribe(world, member);
  const sent = async () => {
    await sendJson(member, '/subscription/portal');
    return world.standIn.calls().at(-1)?.params['configuration'];
  };
  expect(await sent()).toBeUndefined();
  world.env = { ...world.env, STRIPE_PORTAL_CONFIGURATION: 'bpc_1' };
  expect(await sent()).toBe('bpc_1');
});
