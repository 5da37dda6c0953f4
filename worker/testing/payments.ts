// A world with payments: the payment stand-in serves the real SDK, and its events arrive at the webhook.
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
  /** Wraps each call to the provider. By default it changes nothing. */
  line: (call: Request, send: (call: Request) => Promise<Response>) => Promise<Response>;
}

/** @param start clock of the world and the provider, ms @param timeout of a call to the provider, ms */
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

/** The provider's SDK, for actions that somebody takes in its dashboard. */
export function openStripe({ env, deps }: World): Stripe {
  const payments = deps.openPayments(readConfig(env));
  if (!payments) throw new Error('nothing can be bought in this world');
  return payments.stripe;
}

/** Delivers one event to the webhook. */
export function post(world: World, { body, signature }: Pick<SignedEvent, 'body' | 'signature'>) {
  return asStranger(world).request('/api/stripe/webhook', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
  });
}

/** Ids of the events that `tell` has delivered, by stand-in. */
const told = new WeakMap<StandIn, Set<string>>();

/** Delivers the new events, each once and in order. Throws if one is refused. */
export async function tell(world: PaidWorld): Promise<void> {
  const { standIn } = world;
  const before = told.get(standIn) ?? new Set<string>();
  told.set(standIn, before);
  for (const event of standIn.events()) {
    if (before.has(event.id)) continue;
    const { status } = await post(world, await standIn.sign(event));
    if (status !== 200) throw new Error(`${event.type} was refused with ${status}`);
    before.add(event.id);
    standIn.accept(event.id);
  }
}

/** Moves the clocks of the world and the provider. It does not deliver the events that this causes. */
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

/** Id of a checkout, from its URL at the stand-in. */
export const sessionAt = (checkoutUrl: string) => checkoutUrl.split('/').at(-1) ?? '';

/** Opens a checkout at the provider. @returns its id */
async function checkout(person: Person, path: string, body: object): Promise<string> {
  const { checkoutUrl } = await accepted<{ checkoutUrl: string }>(await sendJson(person, path, body));
  return sessionAt(checkoutUrl);
}

/** Opens a checkout for a pack of labels. @returns its id */
export const beginToBuy = (buyer: Person, productId = 'qr-labels-10'): Promise<string> =>
  checkout(buyer, '/products/create-checkout', { productId, ...shopReturns });

/** Pays for a pack, without delivering the events. @returns the id of the checkout */
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

/** A visitor pays for a plan, with the email that they may later sign in with. */
export async function buyBeforeJoining(
  world: PaidWorld,
  email: string,
  visitor: Person = asStranger(world),
): Promise<void> {
  const body = { plan: 'monthly', email, ...planReturns };
  const id = await checkout(visitor, '/subscription/create-checkout', body);
  await world.standIn.pay(id, { card: goodCard, email });
}

/** A member opens the payment form in the page. @returns the id of the checkout */
export async function begin(world: PaidWorld, member: Person, plan: Plan = 'monthly'): Promise<string> {
  const answer = await sendJson(member, '/subscription/create', { plan });
  const created: { clientSecret?: string } = await answer.json();
  const session = world.standIn.sessionBySecret(created.clientSecret ?? '');
  if (!session) throw new Error(`no checkout was opened: ${answer.status} ${JSON.stringify(created)}`);
  return session.id;
}

/** A member pays for a plan, and the events are delivered. */
export async function subscribe(world: PaidWorld, member: Person, plan: Plan = 'monthly'): Promise<void> {
  await world.standIn.pay(await begin(world, member, plan), { card: goodCard });
  await tell(world);
}

/** Signs a member in again, since sessions end after two weeks. */
export const comesBack = (world: World, { member }: Member): Promise<Member> => asMember(world, member);

export async function statusOf(world: World, member: Member): Promise<SubscriptionStatus> {
  const answer = await (await comesBack(world, member)).api.subscription.status.$get();
  if (answer.status !== 200) throw new Error(`no status: ${answer.status}`);
  return answer.json();
}

/** A member of a world with payments. @param start the clock, in milliseconds */
export async function payingMember(start?: number) {
  const world = makePaidWorld(start);
  return { world, member: await asMember(world) };
}

/**
 * From now on these calls get a 502.
 * @param isDone whether the provider still executes them, so that only the response is lost
 */
export function loseAnswers(world: PaidWorld, method: string, path: RegExp, isDone = true): void {
  world.line = async (call, send) => {
    if (!isCall(call, method, path)) return send(call);
    if (isDone) await send(call);
    return new Response('Bad gateway', { status: 502 });
  };
}

/** Undoes `loseAnswers`: all calls and responses arrive again. */
export function mend(world: PaidWorld): void {
  world.line = (call, send) => send(call);
}

/** The provider's checkouts that can still be paid. */
export const openCheckouts = ({ standIn }: PaidWorld) =>
  standIn.sessions().filter(({ status }) => status === 'open');
