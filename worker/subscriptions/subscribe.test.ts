import { expect, test } from 'vitest';
import { planTerms } from '../../schema/subscriptions.ts';
import { day } from '../platform/clock.ts';
import { asMember } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';
import {
  badCard,
  begin,
  comesBack,
  goodCard,
  openStripe,
  pass,
  payingMember,
  planReturns,
  post,
  sendJson,
  sessionAt,
  statusOf,
  subscribe,
  tell,
} from '../testing/payments.ts';
import { idOf } from '../platform/payments.ts';

const free = {
  hasAccess: false,
  hasActiveSubscription: false,
  plan: 'free',
  status: 'free',
  periodEnd: null,
};

test.each(['monthly', 'yearly'] as const)(
  'a member pays for the %s plan in the page and has access',
  async (plan) => {
    const { world, member } = await payingMember(Date.UTC(2026, 0, 31, 12));
    expect(await statusOf(world, member)).toMatchObject({ ...free, hasBilling: false });

    const id = await begin(world, member, plan);
    expect(await statusOf(world, member)).toMatchObject(free);
    const session = world.standIn.session(id);
    expect(session).toMatchObject({
      mode: 'subscription',
      ui_mode: 'elements',
      amount_total: planTerms[plan].cents,
      currency: 'usd',
      return_url: `https://localhost/subscribe?success=true&plan=${plan}`,
    });

    await world.standIn.pay(id, { card: goodCard });
    expect(await statusOf(world, member), 'nobody has told us yet').toMatchObject(free);
    await tell(world);
    expect(await statusOf(world, member)).toEqual({
      hasAccess: true,
      hasActiveSubscription: true,
      plan,
      status: 'active',
      periodEnd: plan === 'monthly' ? '2026-02-28T12:00:00.000Z' : '2027-01-31T12:00:00.000Z',
      canReactivate: false,
      hasBilling: true,
      supportEmail: 'pro@rockabout.example',
      refundedDuplicate: null,
    });
    expect((await member.api.user.analytics.$get()).status).toBe(200);
  },
);

test('a payment without an event is looked up when the member asks', async () => {
  const { world, member } = await payingMember();
  const claim = async () => (await sendJson(member, '/subscription/claim')).json();
  expect(await claim()).toEqual({ result: 'none' });
  const session = await begin(world, member);
  expect(await claim()).toEqual({ result: 'waiting' });
  await world.standIn.pay(session, { card: goodCard });
  expect(await claim()).toEqual({ result: 'claimed' });
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, plan: 'monthly' });
  const asked = world.standIn.calls().length;
  expect(await claim()).toEqual({ result: 'none' });
  expect(world.standIn.calls(), 'what is known is not asked').toHaveLength(asked);
  await tell(world);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, plan: 'monthly' });
});

test('a checkout that was left open for two days is looked up once, dropped, and replaced by a new one', async () => {
  const { world, member } = await payingMember();
  const left = await begin(world, member);
  await pass(world, 2 * day);
  expect(await (await sendJson(member, '/subscription/claim')).json()).toEqual({ result: 'none' });
  const asked = world.standIn.calls().length;
  await sendJson(member, '/subscription/claim');
  expect(world.standIn.calls()).toHaveLength(asked);
  const id = await begin(world, member);
  expect(id).not.toBe(left);
  await world.standIn.pay(id, { card: goodCard });
  await tell(world);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true });
});

test('a member who has paid is told that they have a plan, even before the payment’s event arrives', async () => {
  const { world, member } = await payingMember();
  const create = async () => (await sendJson(member, '/subscription/create', { plan: 'yearly' })).json();
  await world.standIn.pay(await begin(world, member), { card: goodCard });
  expect(await create()).toEqual({ status: 'already_subscribed' });
  // Looking up the checkout has synced the plan.
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, plan: 'monthly' });
  await tell(world);
  expect(await create()).toEqual({ status: 'already_subscribed' });
  const checkout = { plan: 'yearly', ...planReturns };
  expect((await sendJson(member, '/subscription/create-checkout', checkout)).status).toBe(409);

  const byHand = await asMember(world, await makeMember({ hasManualPlan: true }));
  expect(await (await sendJson(byHand, '/subscription/create', { plan: 'monthly' })).json()).toEqual({
    status: 'already_subscribed',
  });
  expect(world.standIn.subscriptions()).toHaveLength(1);
});

test('choosing another plan closes the checkout of the first', async () => {
  const { world, member } = await payingMember();
  const monthly = await begin(world, member, 'monthly');
  const yearly = await begin(world, member, 'yearly');
  expect(world.standIn.session(monthly)?.status).toBe('expired');
  expect(await begin(world, member, 'yearly')).toBe(yearly);
  const answer = await sendJson(member, '/subscription/create-checkout', { plan: 'yearly', ...planReturns });
  const { checkoutUrl }: { checkoutUrl: string } = await answer.json();
  expect(world.standIn.session(yearly)?.status).toBe('expired');
  await world.standIn.pay(sessionAt(checkoutUrl), { card: goodCard });
  await tell(world);
  expect(await statusOf(world, member)).toMatchObject({ plan: 'yearly', hasAccess: true });
  expect(world.standIn.customers()).toHaveLength(1);
});

test('after a plan has ended another one may begin', async () => {
  const { world, member } = await payingMember(Date.UTC(2026, 2, 1));
  await subscribe(world, member);
  await sendJson(member, '/subscription/cancel');
  await pass(world, 32 * day);
  await tell(world);
  expect(await statusOf(world, member)).toMatchObject(free);
  await subscribe(world, await comesBack(world, member), 'yearly');
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, plan: 'yearly', status: 'active' });
  expect(world.standIn.customers()).toHaveLength(1);
});

test('an unpaid renewal leaves seven days of access', async () => {
  const { world, member } = await payingMember(Date.UTC(2026, 0, 15));
  await subscribe(world, member);
  const [customer] = world.standIn.customers();
  await world.standIn.changeCard(customer?.id ?? '', badCard);
  await pass(world, 31 * day + 3_600_000);
  await tell(world);
  expect(await statusOf(world, member)).toMatchObject({
    hasAccess: true,
    status: 'past_due',
    plan: 'monthly',
  });
  await pass(world, 6 * day);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true });
  await pass(world, day);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: false, hasActiveSubscription: false });
  // The member can pay the overdue renewal, but cannot buy a second plan.
  const later = await comesBack(world, member);
  expect(await (await sendJson(later, '/subscription/create', { plan: 'yearly' })).json()).toEqual({
    status: 'already_subscribed',
  });
});

test('a price that is not the one we advertise is not charged', async () => {
  const { world, member } = await payingMember();
  const { standIn } = world;
  const api = standIn.api.bind(standIn);
  standIn.api = async (request) => {
    const answer = await api(request);
    if (!request.url.includes('/v1/prices')) return answer;
    return new Response(
      (await answer.text()).replace(/"unit_amount":\s*199\b/, '"unit_amount": 1990'),
      answer,
    );
  };
  expect((await sendJson(member, '/subscription/create', { plan: 'monthly' })).status).toBe(503);
  expect(standIn.sessions()).toHaveLength(0);
});

test('an unpaid period gives no access once the plan is cancelled immediately', async () => {
  const { world, member } = await payingMember(Date.UTC(2026, 0, 15));
  await subscribe(world, member, 'yearly');
  const { standIn } = world;
  await standIn.changeCard(standIn.customers()[0]?.id ?? '', badCard);
  await pass(world, 366 * day);
  await standIn.cancelNow(standIn.subscriptions()[0]?.id ?? '');
  await tell(world);
  expect(await statusOf(world, member)).toMatchObject(free);
});

test.each(['refund first', 'refund last', 'no refund'] as const)(
  'a plan that is cancelled immediately keeps its paid period, unless it was refunded: %s',
  async (order) => {
    const { world, member } = await payingMember(Date.UTC(2026, 0, 15));
    await subscribe(world, member, 'yearly');
    const { standIn } = world;
    const { data: charges } = await openStripe(world).charges.list();
    const refund = () => standIn.refund(idOf(charges[0]?.payment_intent ?? ''));
    if (order === 'refund first') await refund();
    await tell(world);
    await standIn.cancelNow(standIn.subscriptions()[0]?.id ?? '');
    await tell(world);
    if (order === 'refund last') await refund();
    await tell(world);
    expect((await statusOf(world, member)).hasAccess).toBe(order === 'no refund');
  },
);

test('a customer that is deleted at the provider leaves no unpaid access, in any order of events', async () => {
  const ends = new Set<number | null>();
  for (const backwards of [false, true]) {
    const { world, member } = await payingMember(Date.UTC(2026, 0, 15));
    await subscribe(world, member);
    const [customer] = world.standIn.customers();
    await openStripe(world).customers.del(customer?.id ?? '');
    const told = world.standIn.events().filter(({ type }) => type.endsWith('deleted'));
    expect(told).toHaveLength(2);
    for (const event of backwards ? told.toReversed() : told)
      expect((await post(world, await world.standIn.sign(event))).status).toBe(200);
    const status = await statusOf(world, member);
    expect(status).toMatchObject({ hasActiveSubscription: false, hasBilling: false });
    ends.add(status.periodEnd === null ? null : Date.parse(status.periodEnd));
    // A new plan gets a new customer.
    await subscribe(world, member, 'yearly');
    expect(await statusOf(world, member)).toMatchObject({
      plan: 'yearly',
      hasAccess: true,
      hasBilling: true,
    });
  }
  expect(ends.size).toBe(1);
});
