import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { paymentsPerHour, type PurchaseClaim, type SubscriptionStatus } from '../../schema/subscriptions.ts';
import { members, purchases } from '../../schema/tables/index.ts';
import { runHourly } from '../hourly.ts';
import { callerOf } from '../platform/caller.ts';
import { hour } from '../platform/clock.ts';
import { spend } from '../platform/testing-limits.ts';
import { origin } from '../testing/as.ts';
import { asBrowser, newEmail, signIn, type Browser } from '../testing/browser.ts';
import { db } from '../testing/db.ts';
import {
  goodCard,
  isCall,
  loseAnswers,
  makePaidWorld,
  type PaidWorld,
  pass,
  planReturns,
  post,
  sessionAt,
  tell,
} from '../testing/payments.ts';

/** Subscriptions that will be charged again. */
const renewals = ({ standIn }: PaidWorld) =>
  standIn.subscriptions().filter((one) => one.status === 'active' && !one.cancel_at_period_end);

const browserIn = (world: PaidWorld) => asBrowser(world, world.env);

async function claim(browser: Browser): Promise<PurchaseClaim['result']> {
  const answer = await browser.post('/api/subscription/claim');
  const { result }: PurchaseClaim = await answer.json();
  return result;
}

async function statusIn(browser: Browser): Promise<SubscriptionStatus> {
  return (await browser.open('/api/subscription/status')).json();
}

async function beginAsVisitor(browser: Browser, body: object = { plan: 'yearly' }): Promise<string> {
  const answer = await browser.post('/api/subscription/create-checkout', { ...planReturns, ...body });
  expect(answer.status).toBe(200);
  const { checkoutUrl }: { checkoutUrl: string } = await answer.json();
  return sessionAt(checkoutUrl);
}

/** A visitor who has paid for the yearly plan with an email address; no event has reached us yet. */
async function paidAsVisitor(typed = newEmail()) {
  const world = makePaidWorld();
  const browser = browserIn(world);
  const session = await beginAsVisitor(browser);
  await world.standIn.pay(session, { card: goodCard, email: typed });
  return { world, browser, session, email: typed.toLowerCase() };
}

test('a visitor pays, signs in with the same address in the same browser, and has the plan', async () => {
  const { world, browser, email } = await paidAsVisitor(newEmail().toUpperCase());
  await tell(world);
  await signIn(world, browser, email, '/subscribe?success=true&plan=yearly');
  expect(await statusIn(browser)).toMatchObject({ hasAccess: false });
  expect(await claim(browser)).toBe('claimed');
  expect(await statusIn(browser)).toMatchObject({ hasAccess: true, plan: 'yearly', hasBilling: true });
  expect(await claim(browser), 'the claim is used up').toBe('none');
  expect((await browser.post('/api/subscription/cancel')).status).toBe(200);
  expect(await statusIn(browser)).toMatchObject({ status: 'canceled', hasAccess: true });
});

/** While a claim fetches a subscription, applies two of its events, one at each fetch. */
function overtake(world: PaidWorld) {
  const aboutPlan = ['customer.subscription.created', 'invoice.paid'];
  const undelivered = aboutPlan.map((kind) => world.standIn.events().findLast(({ type }) => type === kind));
  let isDelivering = false;
  world.line = async (call, send) => {
    const answer = await send(call);
    if (isDelivering || !isCall(call, 'GET', /^\/v1\/subscriptions\/\w+$/)) return answer;
    isDelivering = true;
    const event = undelivered.shift();
    if (event) await post(world, await world.standIn.sign(event));
    isDelivering = false;
    return answer;
  };
  return undelivered;
}

test('a claim that loses two write conflicts still gives the plan, and detects a second one as a duplicate', async () => {
  const { world, browser, email } = await paidAsVisitor();
  await signIn(world, browser, email);
  let undelivered = overtake(world);
  expect(await claim(browser)).toBe('claimed');
  expect(undelivered).toEqual([]);
  expect(await statusIn(browser)).toMatchObject({ hasAccess: true, plan: 'yearly' });

  await pass(world, 2000);
  const visitor = browserIn(world);
  await world.standIn.pay(await beginAsVisitor(visitor, { plan: 'monthly' }), { card: goodCard, email });
  await signIn(world, visitor, email);
  undelivered = overtake(world);
  expect(await claim(visitor)).toBe('twice');
  expect(undelivered).toEqual([]);
  expect(renewals(world)).toHaveLength(1);
  expect(await statusIn(visitor)).toMatchObject({ hasAccess: true, plan: 'yearly' });
});

test('another address does not get it, and the right one still can', async () => {
  const { world, browser, email } = await paidAsVisitor();
  await tell(world);
  await signIn(world, browser, newEmail());
  expect(await claim(browser)).toBe('elsewhere');
  expect(await statusIn(browser)).toMatchObject({ hasAccess: false });
  await browser.open('/api/logout');
  await signIn(world, browser, email);
  expect(await claim(browser)).toBe('claimed');
  expect(await statusIn(browser)).toMatchObject({ hasAccess: true });
});

test('the same verified address gets it in any browser, once the event has arrived', async () => {
  const world = makePaidWorld();
  const email = newEmail();
  const other = browserIn(world);
  await signIn(world, other, email);
  await world.standIn.pay(await beginAsVisitor(browserIn(world)), { card: goodCard, email });
  expect(await claim(other)).toBe('none');
  await tell(world);
  expect(await claim(other)).toBe('claimed');
  expect(await statusIn(other)).toMatchObject({ hasAccess: true, plan: 'yearly' });
  expect(await claim(other)).toBe('none');
});

test('an abandoned later checkout does not hide the one that was paid', async () => {
  const { world, browser, email } = await paidAsVisitor();
  await beginAsVisitor(browser, { plan: 'monthly' });
  await tell(world);
  await signIn(world, browser, email);
  expect(await claim(browser)).toBe('claimed');
  expect(await statusIn(browser)).toMatchObject({ hasAccess: true, plan: 'yearly' });
});

test('a buyer who has not signed in gets one email that says how to get the plan', async () => {
  const { world, email } = await paidAsVisitor();
  await tell(world);
  world.now += 3_600_000;
  await runHourly(world.env, world.deps);
  const emails = world.emails.filter(({ to }) => to === email);
  expect(emails.map(({ subject }) => subject)).toEqual(['Your Rock Hunter Pro is paid']);
  expect(emails[0]?.text).toContain('Yearly Plan');
});

test('deleting an account ends an unredeemed plan bought with its address', async () => {
  const { world, email } = await paidAsVisitor();
  const browser = browserIn(world);
  await tell(world);
  await signIn(world, browser, email);
  await browser.remove('/api/user/account');
  expect(world.standIn.subscriptions().map(({ status }) => status)).toEqual(['canceled']);
  // The daily repair does not restore it.
  await runHourly(world.env, world.deps);
  const again = browserIn(world);
  await signIn(world, again, email);
  expect(await claim(again)).toBe('none');
});

test('a made-up cookie redeems nothing', async () => {
  const world = makePaidWorld();
  const browser = browserIn(world);
  await signIn(world, browser);
  for (const made of ['cs_test_nothing', '%2e%2e', '../customers', '', 'a'.repeat(3000), '%00']) {
    browser.cookies.set('__Host-purchase', made);
    expect(await claim(browser)).toBe('none');
  }
});

test('an unpaid checkout is pending, and an expired one gives nothing', async () => {
  const world = makePaidWorld();
  const browser = browserIn(world);
  const email = newEmail();
  const session = await beginAsVisitor(browser);
  await signIn(world, browser, email);
  expect(await claim(browser)).toBe('waiting');
  await world.standIn.pay(session, { card: goodCard, email });
  expect(await claim(browser)).toBe('claimed');

  const late = browserIn(world);
  await beginAsVisitor(late);
  await world.standIn.advance(25 * 3_600_000);
  world.now = world.standIn.now();
  await signIn(world, late);
  expect(await claim(late)).toBe('none');
});

test('a member with a plan keeps it, and a later purchase is ended and refunded', async () => {
  const world = makePaidWorld();
  const email = newEmail();
  const first = browserIn(world);
  await world.standIn.pay(await beginAsVisitor(first, { plan: 'monthly' }), { card: goodCard, email });
  await signIn(world, first, email);
  expect(await claim(first)).toBe('claimed');
  await first.open('/api/logout');
  await pass(world, 2000);
  await world.standIn.pay(await beginAsVisitor(first, { plan: 'yearly' }), { card: goodCard, email });
  await signIn(world, first, email);
  expect(await claim(first)).toBe('twice');
  await tell(world);
  expect(world.standIn.subscriptions().map(({ status }) => status)).toEqual(['active', 'canceled']);
  expect(await statusIn(first)).toMatchObject({ hasAccess: true, plan: 'monthly', status: 'active' });
});

test('of two purchases with one address the older stays, and the later is refunded', async () => {
  const world = makePaidWorld();
  const email = newEmail();
  for (const plan of ['monthly', 'yearly'])
    await world.standIn.pay(await beginAsVisitor(browserIn(world), { plan }), { card: goodCard, email });
  await tell(world);
  const [browser, other] = [browserIn(world), browserIn(world)];
  await signIn(world, browser, email);
  await signIn(world, other, email);
  const results = await Promise.all([claim(browser), claim(other)]);
  expect(results).toContain('twice');
  expect(renewals(world)).toHaveLength(1);
  expect(await statusIn(browser)).toMatchObject({ hasAccess: true, status: 'active' });
});

test('a member’s open checkout is closed once they redeem a plan; if it is paid anyway, that plan is ended', async () => {
  for (const isClosed of [true, false]) {
    const world = makePaidWorld();
    const email = newEmail();
    const browser = browserIn(world);
    await signIn(world, browser, email);
    const left = await beginAsVisitor(browser, { plan: 'monthly' });
    if (!isClosed) loseAnswers(world, 'POST', /expire$/, false);
    await world.standIn.pay(await beginAsVisitor(browserIn(world)), { card: goodCard, email });
    await tell(world);
    expect(await claim(browser)).toBe('claimed');
    expect(world.standIn.session(left)?.status).toBe(isClosed ? 'expired' : 'open');
    if (!isClosed) await world.standIn.pay(left, { card: goodCard });
    await tell(world);
    expect(renewals(world)).toHaveLength(1);
  }
});

test('a purchase that is gone at the provider cannot be redeemed, and blocks nothing else', async () => {
  const { world, browser: phone, email } = await paidAsVisitor();
  const laptop = browserIn(world);
  await tell(world);
  await signIn(world, laptop, email);
  expect(await claim(laptop)).toBe('claimed');
  await laptop.remove('/api/user/account');
  await signIn(world, phone, email);
  expect(await claim(phone)).toBe('none');
  expect(await statusIn(phone)).toMatchObject({ hasAccess: false, hasBilling: false });
  await world.standIn.pay(await beginAsVisitor(phone), { card: goodCard });
  await tell(world);
  expect(await statusIn(phone)).toMatchObject({ hasAccess: true });
});

test('a plan bought with an address that the member changed later ends with the account', async () => {
  const { world, browser, email } = await paidAsVisitor();
  await tell(world);
  await signIn(world, browser, email);
  expect(await claim(browser)).toBe('claimed');
  const emailKey = newEmail();
  await db.update(members).set({ email: emailKey, emailKey }).where(eq(members.emailKey, email));
  await browser.remove('/api/user/account');
  expect(await db.select().from(purchases).where(eq(purchases.email, email))).toEqual([]);
});

test('a purchase can be redeemed by one account only', async () => {
  const { world, browser, email, session } = await paidAsVisitor();
  const other = browserIn(world);
  await signIn(world, browser, email);
  expect(await claim(browser)).toBe('claimed');
  await signIn(world, other);
  other.cookies.set('__Host-purchase', session);
  expect(await claim(other)).toBe('elsewhere');
  expect(await statusIn(other)).toMatchObject({ hasAccess: false, hasBilling: false });
});

test('a repeated request opens one checkout, a new request another one', async () => {
  const world = makePaidWorld();
  const address = '10.20.30.41';
  const open = async (key: string, plan = 'monthly') => {
    const browser = asBrowser(world, world.env, address);
    const answer = await browser.post(
      '/api/subscription/create-checkout',
      { ...planReturns, plan },
      { 'Idempotency-Key': key },
    );
    const { checkoutUrl }: { checkoutUrl: string } = await answer.json();
    return checkoutUrl;
  };
  const first = await open('the-same-key');
  expect(await open('the-same-key')).toBe(first);
  expect(await open('another-key')).not.toBe(first);
  expect(await open('the-same-key', 'yearly')).not.toBe(first);
});

test('one IP address can open sixty payments an hour', async () => {
  const world = makePaidWorld(Date.UTC(2026, 8, 1, 12));
  const address = '10.20.30.40';
  const browser = asBrowser(world, world.env, address);
  const caller = await callerOf(new Request(origin, { headers: { 'CF-Connecting-IP': address } }));
  await spend({ bucket: `payment:${caller}`, most: paymentsPerHour - 1, windowMs: hour }, world.now);
  const statuses: number[] = [];
  const ask = async () =>
    statuses.push(
      (await browser.post('/api/subscription/create-checkout', { ...planReturns, plan: 'monthly' })).status,
    );
  for (let i = 0; i < 2; i++) await ask();
  expect(world.standIn.sessions()).toHaveLength(1);
  world.now += hour;
  await ask();
  expect(statuses).toEqual([200, 429, 200]);
});
