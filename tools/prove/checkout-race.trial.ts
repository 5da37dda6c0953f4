import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import { expect, inject } from 'vitest';
import { pick, randomFrom, type Random } from '../../painting/random.ts';
import type { Plan } from '../../schema/subscriptions.ts';
import { proof } from '../../worker/testing/proof.ts';
import { serveHere, type Listening } from '../app/serve-here.ts';
import { openStandIn, type SignedEvent, type StandIn } from '../payments/stand-in.ts';
import { goodCard, sdk } from '../payments/testing.ts';
import { subjectsTo } from '../e2e/inbox.ts';
import type { RunningApp } from './app.ts';
import { insertMembers, writeOf, type Member } from './members.ts';
import { test } from './trial.ts';

const trials = Number(process.env['CHECKOUT_TRIALS'] ?? 60);
/** Maximum latency of a call to the provider, and of its response, in milliseconds. */
const mostLatency = 100;
/** Maximum delay of an event in milliseconds. Each is sent twice, so that events arrive in any order and at once. */
const mostLate = 2000;
const secretKey = 'sk_test_race';
const random = randomFrom(`checkouts ${inject('seed')}`);

let app: RunningApp;
let standIn: StandIn;
let stripe: Stripe;
let listening: Listening;
/** Deliveries in progress. */
const deliveries = new Set<Promise<void>>();

/** The stand-in on a local port, with the latency of a provider. */
async function openProvider(): Promise<void> {
  const far = () => setTimeout(random() * mostLatency);
  listening = await serveHere(0, async (request) => {
    await far();
    const answer = await standIn.api(request);
    await far();
    return answer;
  });
  standIn = openStandIn({
    secretKey,
    webhookSecret: 'whsec_race',
    origin: `http://localhost:${listening.port}`,
    now: () => Date.now(),
    send: (event) => {
      for (let copy = 0; copy < 2; copy++) {
        const delivery = deliver(event).finally(() => deliveries.delete(delivery));
        deliveries.add(delivery);
      }
      return Promise.resolve(200);
    },
  });
  stripe = sdk(standIn, secretKey);
}

/** Delivers an event late, and repeats it until it is accepted. */
async function deliver({ body, signature }: SignedEvent): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
  const webhook = () => fetch(`${app.origin}/api/stripe/webhook`, { method: 'POST', headers, body });
  do await setTimeout(random() * mostLate);
  while (!(await webhook()).ok);
}

/** One click on a button: to pay in our page, or at the provider's. */
function click({ id, headers }: Member, plan: Plan, form: Click[1]): Promise<Response> {
  const returns = {
    successUrl: `${app.origin}/subscribe?success=true&plan=${plan}`,
    cancelUrl: `${app.origin}/subscribe?canceled=true`,
  };
  const isVisitor = form === 'visitor';
  const body = {
    plan,
    ...(form === 'create' ? {} : returns),
    ...(isVisitor ? { email: emailOf(id) } : {}),
  };
  const by = { headers: { ...headers, Cookie: isVisitor ? '' : headers.Cookie } };
  return fetch(
    `${app.origin}/api/subscription/${isVisitor ? 'create-checkout' : form}`,
    writeOf(by, body, { 'Idempotency-Key': randomUUID() }),
  );
}

const emailOf = (id: string) => `${id}@example.test`;

/** A click. 'visitor' is one before signing in, with the same email and in the same browser. */
type Click = readonly [plan: Plan, form: 'create' | 'create-checkout' | 'visitor', afterMs: number];

const delays = [0, 5, 15, 30, 50, 80, 100] as const;

/** Members who click twice, in two tabs, or often. */
const patterns: readonly ((random: Random) => Click[])[] = [
  (own) => [
    ['monthly', 'create-checkout', 0],
    ['monthly', 'create-checkout', pick(own, delays)],
  ],
  (own) => [
    ['monthly', 'create-checkout', 0],
    ['yearly', 'create-checkout', pick(own, delays)],
  ],
  (own) => [
    ['yearly', 'create', 0],
    ['yearly', 'create-checkout', pick(own, delays)],
  ],
  () =>
    Array.from({ length: 10 }, (_, i): Click => [i % 2 === 0 ? 'monthly' : 'yearly', 'create-checkout', 0]),
  // Two people, or two browsers, can pay with one email. The later plan is then ended and refunded.
  (own) => [
    ['monthly', 'visitor', 0],
    ['yearly', 'create-checkout', pick(own, delays)],
  ],
];

const customersOf = ({ id }: Member) =>
  standIn.customers().filter(({ metadata, email }) => metadata['memberId'] === id || email === emailOf(id));

/** Redeems a purchase, as the page does when somebody comes back from paying, signed in. */
const claim = ({ headers }: Member) =>
  fetch(`${app.origin}/api/subscription/claim`, { method: 'POST', headers });

/** Pays everything that can be paid, at once and in any order. @returns what is left after all events */
async function payAll(member: Member) {
  const email = emailOf(member.id);
  const known = new Set(customersOf(member).map(({ id }) => id));
  const sessions = standIn
    .sessions()
    .filter(({ customer, customer_email: typed }) => typed === email || known.has(idOf(customer)));
  const order = sessions.toSorted(() => random() - 0.5);
  const paid = await Promise.all(order.map(({ id }) => standIn.pay(id, { card: goodCard, email })));
  await settled();
  await claim(member);
  await settled();
  const own = new Set(customersOf(member).map(({ id }) => id));
  const isOwn = (customer: Customer) => own.has(idOf(customer));
  const charges = (await Promise.all([...own].map((customer) => stripe.charges.list({ customer })))).flatMap(
    ({ data }) => data,
  );
  return {
    payable: paid.filter((outcome) => 'paid' in outcome).length,
    live: standIn.subscriptions().filter((one) => isOwn(one.customer) && one.status === 'active').length,
    kept: charges.filter((charge) => charge.paid && !charge.refunded).length,
    emails: (await subjectsTo(app.origin, email)).filter((subject) => subject.includes('second')).length,
  };
}

type Customer = string | { id: string } | null;
const idOf = (customer: Customer) => (typeof customer === 'string' ? customer : (customer?.id ?? ''));

/** Waits until all events are delivered, and those that follow from them. */
async function settled(): Promise<void> {
  while (standIn.pending().length > 0 || deliveries.size > 0) {
    await Promise.all(deliveries);
    await setTimeout(20);
  }
}

test('a member who opens several checkouts at once over HTTP keeps one plan and is charged for it once', async ({
  task,
  stateDir,
  start,
}) => {
  const members = await insertMembers(stateDir, trials);
  await openProvider();
  const vars = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_race',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_race',
    STRIPE_API_URL: `http://localhost:${listening.port}`,
  };
  app = await start({ vars });
  const wrong: string[] = [];
  for (const [i, member] of members.entries()) {
    const clicks = patterns[i % patterns.length]?.(random) ?? [];
    const statuses = await Promise.all(
      clicks.map(async ([plan, form, afterMs]) => {
        await setTimeout(afterMs);
        return (await click(member, plan, form)).status;
      }),
    );
    const isAnswered = statuses.includes(200) && statuses.every((status) => status === 200 || status === 409);
    const end = await payAll(member);
    const payable = clicks.some(([, form]) => form === 'visitor') ? 2 : 1;
    const wanted = { payable, live: 1, kept: 1, emails: payable - 1 };
    if (isAnswered && JSON.stringify(end) === JSON.stringify(wanted)) continue;
    wrong.push(`${JSON.stringify(clicks)}: ${statuses.join(' ')} ${JSON.stringify(end)}`);
  }
  await app.stop();
  await listening.close();
  proof(task, {
    goal: 'G-S4',
    what: `members who open checkouts at once, over HTTP with delays of 0 to ${mostLatency} ms, events late and duplicated`,
    figure: `${trials - wrong.length} of ${trials} kept one plan, one charge and no email too many`,
    passLine: `${trials} of ${trials}`,
  });
  expect(wrong).toEqual([]);
});
