import { expect, test } from 'vitest';
import { asMember, asStranger } from '../testing/as.ts';
import { hiddenRock } from '../testing/play.ts';
import {
  makePaidWorld,
  planReturns,
  sendJson,
  shopReturns,
  statusOf,
  subscribe,
  type PaidWorld,
} from '../testing/payments.ts';
import * as en from '../../schema/words/en/index.ts';

type Call = readonly [path: string, body: object];

const calls: readonly Call[] = [
  ['/subscription/create', { plan: 'monthly' }],
  ['/subscription/create-checkout', { plan: 'yearly', ...planReturns }],
  ['/products/create-checkout', { productId: 'qr-labels-5', ...shopReturns }],
];
const ofSubscribers: readonly Call[] = [
  ['/subscription/cancel', {}],
  ['/subscription/portal', {}],
];

async function refusals(world: PaidWorld): Promise<void> {
  const member = await asMember(world);
  for (const [path, body] of calls) {
    const answer = await sendJson(member, path, body);
    expect(`${path} ${answer.status}`).toBe(`${path} 503`);
    expect(await answer.json()).toEqual({ message: en.subscriptions.paymentsDown });
  }
}

/** Checks routes that have nothing to do with payments. */
async function restWorks(world: PaidWorld): Promise<void> {
  const member = await asMember(world);
  await hiddenRock(member);
  expect(await statusOf(world, member)).toMatchObject({ plan: 'free' });
  for (const path of ['/api/rocks', '/api/stats', '/api/payments', '/api/health'])
    expect((await asStranger(world).request(path)).status).toBe(200);
}

test.each(['down', 'nonsense'] as const)(
  'while the provider is %s the answer is a clear message, and the rest works',
  async (how) => {
    const world = makePaidWorld();
    const subscriber = await asMember(world);
    await subscribe(world, subscriber);
    world.standIn.behave(how);
    await refusals(world);
    for (const [path, body] of ofSubscribers)
      expect((await sendJson(subscriber, path, body)).status).toBe(503);
    await restWorks(world);
    expect(await statusOf(world, subscriber), 'who has paid keeps what they have').toMatchObject({
      hasAccess: true,
    });
    world.standIn.behave('well');
    expect((await sendJson(subscriber, '/subscription/cancel')).status).toBe(200);
  },
);

test.each(['null', '{"data":null}', '{"object":"list"}'])(
  'a JSON response of the wrong shape, such as %s, counts as an outage',
  async (body) => {
    const world = makePaidWorld();
    const subscriber = await asMember(world);
    await subscribe(world, subscriber);
    world.line = () =>
      Promise.resolve(new Response(body, { headers: { 'Content-Type': 'application/json' } }));
    await refusals(world);
    for (const [path, sent] of ofSubscribers)
      expect((await sendJson(subscriber, path, sent)).status).toBe(503);
  },
);

test('a provider that does not answer in time counts as down', async () => {
  const world = makePaidWorld(undefined, 100);
  world.standIn.behave({ hangs: 20_000 });
  const member = await asMember(world);
  const answers = await Promise.all(calls.map(([path, body]) => sendJson(member, path, body)));
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  await restWorks(world);
});

test('without keys nothing can be bought, and everything else works', async () => {
  const world = makePaidWorld();
  world.env = { ...world.env, STRIPE_SECRET_KEY: '' };
  expect(await (await asStranger(world).request('/api/payments')).json()).toEqual({
    isOpen: false,
    publishableKey: null,
  });
  const member = await asMember(world);
  for (const [path, body] of calls) {
    const answer = await sendJson(member, path, body);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toEqual({ message: en.subscriptions.comingSoon });
  }
  await restWorks(world);
  expect(world.standIn.calls()).toHaveLength(0);
});
