import { eq, inArray } from 'drizzle-orm';
import type Stripe from 'stripe';
import { expect, inject, test, vi } from 'vitest';
import type { Plan } from '../../schema/subscriptions.ts';
import { auditLog, duplicateSubscriptions, members } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { figuresOfDay } from '../figures/of-day.ts';
import { runHourly } from '../hourly.ts';
import { day, hour } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asMember } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import {
  begin,
  goodCard,
  isCall,
  loseAnswers,
  makePaidWorld,
  mend,
  openStripe,
  type PaidWorld,
  pass,
  payingMember,
  post,
  statusOf,
  subscribe,
  tell,
} from '../testing/payments.ts';
import { proof } from '../testing/proof.ts';
import { randomFrom } from '../testing/random.ts';

type Member = Awaited<ReturnType<typeof asMember>>;

/** Pays a second checkout of a member, which our own routes never open. */
async function payAgain(world: PaidWorld, member: Member, plan: Plan): Promise<void> {
  const stripe = openStripe(world);
  const [customer] = world.standIn.customers().filter(({ metadata }) => isOf(member, metadata));
  const { data } = await stripe.prices.list({ lookup_keys: [`rock_hunter_pro_${plan}`] });
  const { id } = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer?.id ?? '',
    line_items: [{ price: data[0]?.id ?? '', quantity: 1 }],
    metadata: { plan, memberId: member.member.id },
    subscription_data: { metadata: { memberId: member.member.id } },
    success_url: 'http://localhost/subscribe',
  });
  await world.standIn.pay(id, { card: goodCard });
}

/** A member with a recorded plan, who has just paid for a second one. */
async function whoPaysTwice(first: Plan, second: Plan, start = Date.UTC(2026, 3, 10)) {
  const { world, member } = await payingMember(start);
  await subscribe(world, member, first);
  await pass(world, 2000);
  await payAgain(world, member, second);
  return { world, member };
}

/** Advances the clock by hours, with an hourly job each. */
async function tick(world: PaidWorld, hours: number): Promise<void> {
  for (let i = 0; i < hours; i++) {
    await pass(world, hour);
    await runHourly(world.env, world.deps);
  }
}

const isOf = ({ member }: Member, metadata: Stripe.Metadata) => metadata['memberId'] === member.id;

/** The plans, in the order of their creation at the provider, and the charges. */
async function books(world: PaidWorld) {
  const { data: charges } = await openStripe(world).charges.list();
  const { data: refunds } = await openStripe(world).refunds.list();
  const plans = world.standIn
    .subscriptions()
    .toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  return {
    plans: plans.map(({ status }) => status),
    kept: charges.filter(({ paid, refunded }) => paid && !refunded).length,
    refunds: refunds.map(({ amount }) => amount),
  };
}

const emailsTo = (world: PaidWorld, { member }: Member) =>
  world.emails.filter(({ to, subject }) => to === member.email && subject.includes('second'));

test('a second plan is ended at once, refunded once, and the member gets one email', async () => {
  const { world, member } = await whoPaysTwice('monthly', 'yearly');
  await tell(world);
  const wanted = { plans: ['active', 'canceled'], kept: 1, refunds: [1999] };
  expect(await books(world)).toEqual(wanted);
  expect(await statusOf(world, member)).toMatchObject({
    plan: 'monthly',
    status: 'active',
    hasAccess: true,
    refundedDuplicate: { plan: 'yearly', cents: 1999, on: new Date(world.now).toISOString() },
  });
  const [row] = await db.select().from(members).where(eq(members.id, member.member.id));
  expect(row?.accessUntil, 'access is what the first plan gives').toBeLessThan(world.now + 40 * day);
  const [email, ...more] = emailsTo(world, member);
  expect(email?.text).toContain('Yearly Plan');
  expect(email?.text).toContain('$19.99 went back');
  expect(email?.text).toContain('the Monthly Plan, goes on');
  expect(more).toEqual([]);

  // Repeated events and a day of hourly jobs change nothing.
  for (const event of world.standIn.events()) await post(world, await world.standIn.sign(event));
  world.now += day;
  await runHourly(world.env, world.deps);
  expect(await books(world)).toEqual(wanted);
  expect(emailsTo(world, member)).toHaveLength(1);
});

test('two plans whose events come in any order end with only the one that was bought first', async ({
  task,
}) => {
  const random = randomFrom(inject('seed'));
  const wrong: string[] = [];
  const plays = inject('isThorough') ? 40 : 4;
  for (let play = 0; play < plays; play++) {
    const { world, member } = await payingMember(Date.UTC(2026, 3, 10));
    await world.standIn.pay(await begin(world, member, play % 2 === 0 ? 'monthly' : 'yearly'), {
      card: goodCard,
    });
    // Within the same second the ids decide.
    if (play % 4 < 2) await pass(world, 5000);
    await payAgain(world, member, play % 2 === 0 ? 'yearly' : 'monthly');
    const first = await Promise.all(world.standIn.events().map((event) => world.standIn.sign(event)));
    const queue = [...first, ...first].toSorted(() => random() - 0.5);
    while (queue.length > 0) {
      const together = queue.splice(0, 1 + Math.floor(random() * 3));
      for (const { status } of await Promise.all(together.map((event) => post(world, event))))
        if (status !== 200) wrong.push(`${play}: an event was answered with ${status}`);
    }
    await tell(world);
    const { plans, kept, refunds } = await books(world);
    const end = `${plans.join(' ')}, ${kept} kept, ${refunds.length} refunded, ${emailsTo(world, member).length} told`;
    const { hasAccess } = await statusOf(world, member);
    if (end !== 'active canceled, 1 kept, 1 refunded, 1 told' || !hasAccess) wrong.push(`${play}: ${end}`);
  }
  proof(task, {
    goal: 'G-S4',
    what: 'a second plan, its events in random orders, duplicated and concurrent',
    figure: `${plays - wrong.length} of ${plays} keep the first, with one charge, one refund and one email`,
    passLine: `${plays} of ${plays}`,
  });
  expect(wrong).toEqual([]);
});

test('while the provider or the mail is down the refund waits for the hourly job, and happens once', async () => {
  const { world, member } = await whoPaysTwice('monthly', 'yearly');
  // Each step fails once after it took effect, and the next hourly job continues from there.
  const steps: [string, RegExp][] = [
    ['DELETE', /subscriptions/],
    ['POST', /refunds/],
    ['GET', /payment_intents/],
  ];
  for (const [method, path] of steps) {
    loseAnswers(world, method, path);
    // The provider retries an event that fails now.
    await tell(world).catch(() => undefined);
    await runHourly(world.env, world.deps).catch(() => undefined);
    await pass(world, hour);
  }
  mend(world);
  const openMail = world.deps.openMail;
  world.deps = {
    ...world.deps,
    openMail: () => () => Promise.reject(new Error('no mail')),
  };
  await tell(world);
  await runHourly(world.env, world.deps).catch(() => undefined);
  world.deps = { ...world.deps, openMail };
  expect(emailsTo(world, member)).toEqual([]);
  await tick(world, 2);
  expect(await books(world)).toEqual({ plans: ['active', 'canceled'], kept: 1, refunds: [1999] });
  expect(emailsTo(world, member)).toHaveLength(1);
});

test('the daily repair ends a second plan whose events were lost', async () => {
  const { world, member } = await whoPaysTwice('yearly', 'monthly', Date.UTC(2026, 3, 14));
  await runHourly(world.env, world.deps);
  expect(await books(world)).toEqual({ plans: ['active', 'canceled'], kept: 1, refunds: [199] });
  expect(emailsTo(world, member)).toHaveLength(1);
});

test('a member who cancels both meanwhile keeps the first to its end, and gets the second refunded', async () => {
  const { world, member } = await whoPaysTwice('monthly', 'yearly');
  for (const { id } of world.standIn.subscriptions()) await world.standIn.cancelAtPeriodEnd(id);
  await tell(world);
  expect(await books(world)).toEqual({ plans: ['active', 'canceled'], kept: 1, refunds: [1999] });
  expect(emailsTo(world, member)[0]?.text).toContain('was cancelled and ends on May 10, 2026');
});

test('a plan bought after another one ended is no duplicate, even if the event of the end arrives later', async () => {
  const { world, member } = await payingMember(Date.UTC(2026, 3, 10));
  await subscribe(world, member, 'monthly');
  const [first] = world.standIn.subscriptions();
  await pass(world, 2000);
  await world.standIn.cancelNow(first?.id ?? '');
  await payAgain(world, member, 'yearly');
  const events = world.standIn.events().toReversed();
  for (const event of events) await post(world, await world.standIn.sign(event));
  expect(await books(world)).toEqual({ plans: ['canceled', 'active'], kept: 2, refunds: [] });
  expect(await statusOf(world, member)).toMatchObject({ plan: 'yearly', hasAccess: true });
  expect(world.emails).toEqual([]);
});

/** Adds an entry to the audit log that the administrator gave or ended a plan now. */
const logPlan = (world: PaidWorld, { member }: Member, act: 'plan_given' | 'plan_ended') =>
  db.insert(auditLog).values({
    id: newId(),
    act,
    isAutomatic: false,
    memberId: member.id,
    subject: '',
    reason: 'A gift',
    createdAt: world.now,
  });

const haveManualPlan = ({ member }: Member) =>
  db.update(members).set({ hasManualPlan: true }).where(eq(members.id, member.id));

test('next to a plan given by hand every plan bought later is a duplicate, and an earlier one is not', async () => {
  const { world, member } = await payingMember(Date.UTC(2026, 3, 10));
  const session = await begin(world, member);
  await haveManualPlan(member);
  await logPlan(world, member, 'plan_given');
  await world.standIn.pay(session, { card: goodCard });
  await tell(world);
  expect(await books(world)).toEqual({ plans: ['canceled'], kept: 0, refunds: [199] });
  expect(await statusOf(world, member)).toMatchObject({ plan: 'premium', hasAccess: true });
  expect(emailsTo(world, member)[0]?.text).toContain('The plan that you had before stays as it is');

  const payer = await asMember(world);
  await subscribe(world, payer);
  await pass(world, hour);
  await haveManualPlan(payer);
  await logPlan(world, payer, 'plan_given');
  const own = world.standIn.subscriptions().find(({ metadata }) => isOf(payer, metadata));
  await world.standIn.cancelAtPeriodEnd(own?.id ?? '');
  await tell(world);
  expect(world.standIn.subscriptions().find(({ id }) => id === own?.id)?.status).toBe('active');
});

test('a paid plan stays unless the audit log shows that the plan given by hand was first', async () => {
  const world = makePaidWorld(Date.UTC(2026, 3, 10));
  const [unlogged, between] = [await asMember(world), await asMember(world)];
  await logPlan(world, between, 'plan_given');
  await pass(world, hour);
  await logPlan(world, between, 'plan_ended');
  await pass(world, hour);
  for (const member of [unlogged, between]) {
    await subscribe(world, member);
    // As if set by SQL, or after a restored backup.
    await haveManualPlan(member);
  }
  for (const { id } of world.standIn.subscriptions()) await world.standIn.cancelAtPeriodEnd(id);
  await tell(world);
  expect(await books(world)).toEqual({ plans: ['active', 'active'], kept: 2, refunds: [] });
});

test('a payment that can never be refunded is tried once, and the email says to write to support', async () => {
  const { world, member } = await whoPaysTwice('monthly', 'yearly');
  let asked = 0;
  world.line = (call, send) => {
    if (!isCall(call, 'POST', /refunds/)) return send(call);
    asked++;
    const error = { type: 'invalid_request_error', code: 'charge_disputed', message: 'It was charged back.' };
    return Promise.resolve(Response.json({ error }, { status: 400 }));
  };
  const lines = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await tell(world);
  await tick(world, 2);
  const told = lines.mock.calls.filter(([line]) => String(line).includes('can never be refunded'));
  lines.mockRestore();
  expect(told, 'the administrator reads of it').toHaveLength(1);
  expect(String(told[0]?.[0])).toContain('charge_disputed');
  expect(asked).toBe(1);
  expect(await books(world)).toEqual({ plans: ['active', 'canceled'], kept: 2, refunds: [] });
  const [email, ...more] = emailsTo(world, member);
  expect(more).toEqual([]);
  expect(email?.text).not.toContain('$');
  expect(email?.text).toContain(`write to ${world.env.SUPPORT_EMAIL}`);
  expect(await statusOf(world, member)).toMatchObject({
    refundedDuplicate: { plan: 'yearly', cents: 0 },
  });
});

test('an event settles its member’s duplicates, and the hourly job all others', async () => {
  const world = makePaidWorld(Date.UTC(2026, 3, 10));
  const [waiting, other] = [await asMember(world), await asMember(world)];
  for (const member of [waiting, other]) await subscribe(world, member, 'monthly');
  await pass(world, 2000);
  await payAgain(world, waiting, 'yearly');
  loseAnswers(world, 'DELETE', /subscriptions/, false);
  await tell(world);
  mend(world);
  await pass(world, hour);
  await payAgain(world, other, 'yearly');
  await tell(world);
  expect(emailsTo(world, other)).toHaveLength(1);
  expect(emailsTo(world, waiting)).toEqual([]);
  await runHourly(world.env, world.deps);
  expect(emailsTo(world, waiting)).toHaveLength(1);
});

test('deleting the account right after paying twice ends both plans and refunds the second', async () => {
  const { world, member } = await whoPaysTwice('monthly', 'yearly');
  loseAnswers(world, 'DELETE', /subscriptions/, false);
  await tell(world);
  mend(world);
  expect((await member.api.user.account.$delete()).status).toBe(200);
  await tick(world, 1);
  expect(await books(world)).toEqual({ plans: ['canceled', 'canceled'], kept: 1, refunds: [1999] });
  expect(emailsTo(world, member)).toEqual([]);
  const ids = world.standIn.subscriptions().map(({ id }) => id);
  const noted = await db
    .select()
    .from(duplicateSubscriptions)
    .where(inArray(duplicateSubscriptions.subscriptionId, ids));
  expect(noted).toEqual([expect.objectContaining({ refundedAt: world.now })]);
});

test('the daily figures count no duplicate, neither as gained nor as lost', async () => {
  const { world } = await whoPaysTwice('monthly', 'yearly', Date.UTC(2031, 3, 10, 12));
  await tell(world);
  const figures = await figuresOfDay(openContext(world.env, 'test', world.deps), '2031-04-10');
  expect(figures.subscriptions).toEqual({ gained: 1, lost: 0 });
  expect(figures.signUps).toMatchObject({ monthly: 1, yearly: 0 });
});
