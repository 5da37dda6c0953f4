// A world in which things can be bought: the payment stand-in answers the real SDK, and its events come by the webhook.
import type Stripe from 'stripe';
import { goodCard } from '../../tools/payments/billing.ts';
import { openStandIn, type SignedEvent, type StandIn } from '../../tools/payments/stand-in.ts';
import type { Plan, SubscriptionStatus } from '../../schema/subscriptions.ts';
import { readConfig } from '../platform/config.ts';
import { openPayments } from '../platform/payments.ts';
import { asMember, asStranger, makeWorld, origin, type Member, type Person, type World } from './as.ts';
import { accepted } from './play.ts';

export { goodCard };
export const webhookSecret = 'whsec_test';
export const badCard = '4000 0000 0000 0002';

export const postalAddress = {
  line1: '1 Pebble Way',
  line2: 'Back door',
  city: 'Omaha',
  state: 'NE',
  postal_code: '68102',
  country: 'US',
};

export interface PaidWorld extends World {
  standIn: StandIn;
  /** What happens to a call on its way to the provider and back; nothing by default. */
  line: (call: Request, send: (call: Request) => Promise<Response>) => Promise<Response>;
}

/** @param start the clock of both @param timeout after which the provider counts as down; both in milliseconds */
export function makePaidWorld(start: number = Date.now(), timeout = 10_000): PaidWorld {
  const world = makeWorld(start);
  const secretKey = 'sk_test_own';
  const standIn = openStandIn({
    secretKey,
    webhookSecret,
    origin: 'http://payments.test',
    now: () => start,
  });
  const answer: typeof fetch = (input, init) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    init?.signal?.addEventListener('abort', () => reject(new DOMException('too late', 'AbortError')));
    paid.line(new Request(input, init), (call) => standIn.api(call)).then(resolve, reject);
    return promise;
  };
  const paid: PaidWorld = Object.assign(world, {
    standIn,
    line: (call: Request, send: (call: Request) => Promise<Response>) => send(call),
    env: {
      ...world.env,
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_PUBLISHABLE_KEY: 'pk_test_own',
    },
    deps: { ...world.deps, openPayments: (config) => openPayments(config, { fetch: answer, timeout }) },
  } satisfies Partial<PaidWorld>);
  return paid;
}

/** Whether a call is `method` on a path such as `/v1/customers`. */
export function isCall(call: Request, method: string, path: RegExp): boolean {
  return call.method === method && path.test(new URL(call.url).pathname);
}

/** The provider's SDK, for what somebody does at its dashboard. */
export function openStripe({ env, deps }: World): Stripe {
  const payments = deps.openPayments(readConfig(env));
  if (!payments) throw new Error('nothing can be bought in this world');
  return payments.stripe;
}

/** The provider's call with one event. */
export function post(world: World, { body, signature }: Pick<SignedEvent, 'body' | 'signature'>) {
  return asStranger(world).request('/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
  });
}

/** Events that were told by `tell`, of each world. */
const told = new WeakMap<StandIn, Set<string>>();

/** Delivers what has happened since the last time, each event once and in order. Fails loudly when one is refused. */
export async function tell(world: PaidWorld): Promise<void> {
  const { standIn } = world;
  const before = told.get(standIn) ?? new Set<string>();
  told.set(standIn, before);
  for (const event of standIn.events()) {
    if (before.has(event.id)) continue;
    const { status } = await post(world, await standIn.sign(event));
    if (status !== 200) throw new Error(`${event.type} was refused with ${status}`);
    before.add(event.id);
  }
}

/** Time passes, here and at the provider. Nobody is told yet of what happens there. */
export async function pass(world: PaidWorld, ms: number): Promise<void> {
  await world.standIn.advance(ms);
  world.now = world.standIn.now();
}

export const sendJson = (person: Person, path: string, body: object = {}): Promise<Response> =>
  person.send('POST', `/api${path}`, body);

export const planReturns = {
  successUrl: `${origin}/subscribe?success=true&plan=monthly`,
  cancelUrl: `${origin}/subscribe?canceled=true`,
};

export const shopReturns = {
  successUrl: `${origin}/shop?success=true&product=qr-labels-10`,
  cancelUrl: `${origin}/shop?canceled=true`,
};

/** Id of the checkout at an address of the stand-in. */
export const sessionAt = (checkoutUrl: string) => checkoutUrl.split('/').at(-1) ?? '';

/** Somebody begins to pay at the provider's. @returns the id of the checkout */
async function checkout(person: Person, path: string, body: object): Promise<string> {
  const { checkoutUrl } = await accepted<{ checkoutUrl: string }>(await sendJson(person, path, body));
  return sessionAt(checkoutUrl);
}

/** The same for a pack of labels. */
export const beginToBuy = (buyer: Person, productId = 'qr-labels-10'): Promise<string> =>
  checkout(buyer, '/products/create-checkout', { productId, ...shopReturns });

/** Pays for a pack; nobody is told yet. @returns the id of the checkout */
export async function payForPack(
  world: PaidWorld,
  buyer: Person,
  productId?: string,
  email = 'buyer@example.test',
): Promise<string> {
  const id = await beginToBuy(buyer, productId);
  await world.standIn.pay(id, { card: goodCard, email, name: 'B. Uyer', address: postalAddress });
  return id;
}

/** A visitor pays for a plan, under the address with which they may sign in one day. */
export async function buyBeforeJoining(
  world: PaidWorld,
  email: string,
  visitor: Person = asStranger(world),
): Promise<void> {
  const body = { plan: 'monthly', email, ...planReturns };
  const id = await checkout(visitor, '/subscription/create-checkout', body);
  await world.standIn.pay(id, { card: goodCard, email });
}

/** A member begins to pay in the page. */
export async function begin(world: PaidWorld, member: Person, plan: Plan = 'monthly'): Promise<string> {
  const answer = await sendJson(member, '/subscription/create', { plan });
  const created: { clientSecret?: string } = await answer.json();
  const session = world.standIn.sessionBySecret(created.clientSecret ?? '');
  if (!session) throw new Error(`no checkout was opened: ${answer.status} ${JSON.stringify(created)}`);
  return session.id;
}

/** A member pays for a plan, and we are told. */
export async function subscribe(world: PaidWorld, member: Person, plan: Plan = 'monthly'): Promise<void> {
  await world.standIn.pay(await begin(world, member, plan), { card: goodCard });
  await tell(world);
}

/** A member as they come back after a long time: sessions end after two weeks. */
export const comesBack = (world: World, { member }: Member): Promise<Member> => asMember(world, member);

export async function statusOf(world: World, member: Member): Promise<SubscriptionStatus> {
  const answer = await (await comesBack(world, member)).api.subscription.status.$get();
  if (answer.status !== 200) throw new Error(`no status: ${answer.status}`);
  return answer.json();
}

/** A member of a world in which plans can be bought. @param start the clock, in milliseconds */
export async function payingMember(start?: number) {
  const world = makePaidWorld(start);
  return { world, member: await asMember(world) };
}

/**
 * Calls of this kind are answered with 502 from now on.
 * @param isDone whether the provider did what it was asked, and only its answer is lost
 */
export function loseAnswers(world: PaidWorld, method: string, path: RegExp, isDone = true): void {
  world.line = async (call, send) => {
    if (!isCall(call, method, path)) return send(call);
    if (isDone) await send(call);
    return new Response('Bad gateway', { status: 502 });
  };
}

/** Every call arrives again, and so does its answer. */
export function mend(world: PaidWorld): void {
  world.line = (call, send) => send(call);
}

/** The provider's checkouts that can still be paid. */
export const openCheckouts = ({ standIn }: PaidWorld) =>
  standIn.sessions().filter(({ status }) => status === 'open');
