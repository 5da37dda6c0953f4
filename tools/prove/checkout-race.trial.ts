import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { pick, randomFrom, type Random } from '../../schema/painting/random.ts';
import type { Plan } from '../../schema/subscriptions.ts';
import { proof } from '../../worker/testing/proof.ts';
import { buildApp } from '../app/build.ts';
import '../app/local.ts';
import { migrate } from '../app/migrate.ts';
import { steadily } from '../app/steadily.ts';
import { openStore } from '../app/store.ts';
import { serveHere, type Listening } from '../payments/site/node-http.ts';
import { openStandIn, type StandIn } from '../payments/stand-in.ts';
import { goodCard, sdk } from '../payments/testing.ts';
import { startApp, type RunningApp } from './app.ts';
import { insertMembers, type Member } from './members.ts';

const trials = Number(process.env['CHECKOUT_TRIALS'] ?? 60);
/** Milliseconds that a call to the provider, and its answer, may take on the way. */
const mostLatency = 100;
const secretKey = 'sk_test_race';
const random = randomFrom(`checkouts ${inject('seed')}`);

let folder: string;
let app: RunningApp;
let standIn: StandIn;
let stripe: Stripe;
let listening: Listening;
let members: Member[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rockabout-checkouts-'));
  const builtDir = join(folder, 'app');
  await buildApp(builtDir);
  const store = await openStore(folder);
  await steadily(() => migrate(store));
  members = await insertMembers(store, 'payer', trials);
  await store.close();
  await openProvider();
  const vars = {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: 'whsec_race',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_race',
    STRIPE_API_URL: `http://localhost:${listening.port}`,
  };
  app = await startApp({ builtDir, stateDir: folder, vars });
});

afterAll(async () => {
  await app.stop();
  await listening.close();
  await rm(folder, { recursive: true, maxRetries: 5 });
});

/** The stand-in on a port of this machine, as far away as a provider is. */
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
    send: async ({ body, signature }) => {
      const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature };
      const { status } = await fetch(`${app.origin}/api/stripe/webhook`, { method: 'POST', headers, body });
      return status;
    },
  });
  stripe = sdk(standIn, secretKey);
}

/** One press of a button: in our page, or for the provider's. */
function press({ headers }: Member, plan: Plan, form: 'create' | 'create-checkout'): Promise<Response> {
  const returns = {
    successUrl: `${app.origin}/subscribe?success=true&plan=${plan}`,
    cancelUrl: `${app.origin}/subscribe?canceled=true`,
  };
  return fetch(`${app.origin}/api/subscription/${form}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', 'Idempotency-Key': randomUUID() },
    body: JSON.stringify({ plan, ...(form === 'create' ? {} : returns) }),
  });
}

type Press = readonly [plan: Plan, form: 'create' | 'create-checkout', afterMs: number];

const delays = [0, 5, 15, 30, 50, 80, 100] as const;

/** What members do who press twice, in two tabs, or often. */
const manners: readonly ((random: Random) => Press[])[] = [
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
    Array.from({ length: 10 }, (_, i): Press => [i % 2 === 0 ? 'monthly' : 'yearly', 'create-checkout', 0]),
];

const customersOf = ({ id }: Member) =>
  standIn.customers().filter(({ metadata }) => metadata['memberId'] === id);

/** Everything that can be paid is paid, at once and in any order; what is left when all is told. */
async function payAll(member: Member) {
  const own = new Set(customersOf(member).map(({ id }) => id));
  const isOwn = (customer: string | { id: string } | null) =>
    customer !== null && own.has(typeof customer === 'string' ? customer : customer.id);
  const sessions = standIn.sessions().filter(({ customer }) => isOwn(customer));
  const order = sessions.toSorted(() => random() - 0.5);
  const paid = await Promise.all(order.map(({ id }) => standIn.pay(id, { card: goodCard })));
  while (standIn.pending().length > 0) await setTimeout(20);
  const charges = (await Promise.all([...own].map((customer) => stripe.charges.list({ customer })))).flatMap(
    ({ data }) => data,
  );
  return {
    payable: paid.filter((outcome) => 'paid' in outcome).length,
    live: standIn.subscriptions().filter((one) => isOwn(one.customer) && one.status === 'active').length,
    kept: charges.filter((charge) => charge.paid && !charge.refunded).length,
  };
}

test('whoever opens checkouts at once, over HTTP, can pay one and keeps one', async ({ task }) => {
  const wrong: string[] = [];
  for (const [i, member] of members.entries()) {
    const presses = manners[i % manners.length]?.(random) ?? [];
    const statuses = await Promise.all(
      presses.map(async ([plan, form, afterMs]) => {
        await setTimeout(afterMs);
        return (await press(member, plan, form)).status;
      }),
    );
    const isAnswered = statuses.includes(200) && statuses.every((status) => status === 200 || status === 409);
    const end = await payAll(member);
    if (isAnswered && JSON.stringify(end) === JSON.stringify({ payable: 1, live: 1, kept: 1 })) continue;
    wrong.push(`${JSON.stringify(presses)}: ${statuses.join(' ')} ${JSON.stringify(end)}`);
  }
  proof(task, {
    goal: 'G-S4',
    what: `members who open checkouts at once, over HTTP with delays of 0 to ${mostLatency} ms`,
    figure: `${trials - wrong.length} of ${trials} could pay one and were charged once`,
    passLine: `${trials} of ${trials}`,
  });
  expect(wrong).toEqual([]);
});
