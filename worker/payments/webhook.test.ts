import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { orders, paymentEvents, subscriptions } from '../../schema/tables/index.ts';
import { asMember, asStranger } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { often } from '../testing/often.ts';
import { begin, goodCard, makePaidWorld, post, statusOf, tell, webhookSecret } from '../testing/payments.ts';
import { proof } from '../testing/proof.ts';

/** The rows that these events could have written. */
async function written(eventIds: readonly string[]) {
  const events = await db.select().from(paymentEvents);
  return {
    events: events.filter(({ id }) => eventIds.includes(id)).length,
    subscriptions: (await db.select().from(subscriptions)).length,
    orders: (await db.select().from(orders)).length,
  };
}

/** A world with a paid subscription whose events have not been delivered. */
async function undelivered() {
  const world = makePaidWorld(Date.UTC(2026, 4, 1));
  const member = await asMember(world);
  await world.standIn.pay(await begin(world, member), { card: goodCard });
  const { standIn } = world;
  const event = standIn.events().find(({ type }) => type === 'checkout.session.completed');
  if (!event) throw new Error('a payment is told by an event');
  return { world, member, standIn, event };
}

test('fourteen bad signatures are refused, and nothing is written', async ({ task }) => {
  const { world, member, standIn, event } = await undelivered();
  const at = standIn.now();
  const { body, signature } = await standIn.sign(event);
  const { signature: elsewhere } = await standIn.sign(event, at, 'whsec_other');
  const other = { ...event, id: 'evt_made_up' };
  const time = Math.floor(at / 1000);
  const digest = /v1=([0-9a-f]+)/.exec(signature)?.[1] ?? '';
  const attacks: Record<string, { body: string; signature: string }> = {
    'no signature': { body, signature: '' },
    'no time': { body, signature: `v1=${digest}` },
    'no digest': { body, signature: `t=${time}` },
    'an old scheme': { body, signature: `t=${time},v0=${digest}` },
    'a digest that is cut': { body, signature: signature.slice(0, -2) },
    'a digest of zeros': { body, signature: `t=${time},v1=${'0'.repeat(64)}` },
    'another time': { body, signature: `t=${time + 1},v1=${digest}` },
    'the secret of another endpoint': { body, signature: elsewhere },
    'a body that differs by one byte': { body: body.replace('{', '{ '), signature },
    'a body that was parsed and written again': {
      body: JSON.stringify(JSON.parse(body), null, 1),
      signature,
    },
    'another body': { body: JSON.stringify(other), signature },
    'no body': { body: '', signature },
    'a signature of 301 seconds ago': await standIn.sign(event, at - 301_000),
    nonsense: { body: '\u0000', signature: 't=NaN,v1=' },
  };
  const before = await written([event.id, other.id]);
  expect(Object.keys(attacks)).toHaveLength(14);
  const taken: string[] = [];
  for (const [name, attack] of Object.entries(attacks)) {
    const { status } = await post(world, attack);
    if (status !== 400) taken.push(`${name} ${status}`);
  }
  proof(task, {
    goal: 'G-S1',
    what: 'attacks on a webhook’s signature',
    figure: `${taken.length} of ${Object.keys(attacks).length} accepted`,
    passLine: '0 of 14',
  });
  expect(taken).toEqual([]);
  expect(await written([event.id, other.id])).toEqual(before);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: false });
  expect((await post(world, { body, signature })).status).toBe(200);
});

test('a signature covers bytes: a body that only decodes to the same text is refused', async () => {
  const world = makePaidWorld();
  const text = '{"id":"evt_bytes","name":"\ufffd"}';
  const { signature } = await signText(text, world.now);
  const bytes = new TextEncoder().encode(text);
  const at = text.indexOf('\ufffd');
  const attacks = {
    'a byte order mark before it': [0xef, 0xbb, 0xbf, ...bytes],
    'a byte that is no UTF-8 for the sign that stands for one': [
      ...bytes.slice(0, at),
      0xff,
      ...bytes.slice(at + 3),
    ],
  };
  for (const [name, body] of Object.entries(attacks)) {
    const answer = await asStranger(world).request('/api/stripe/webhook', {
      method: 'POST',
      body: new Uint8Array(body),
      headers: { 'Stripe-Signature': signature },
    });
    expect(`${name} ${answer.status}`).toBe(`${name} 400`);
  }
});

test.each([
  'null',
  '{"id":"evt_1","object":"event","type":"charge.refunded","data":{"object":null}}',
  '{"id":{},"object":"event","type":"charge.refunded","data":{"object":{}}}',
  '{"id":"evt_\\ud800","object":"event","type":"charge.refunded","data":{"object":{}}}',
  '{"id":"evt_1","object":"event","type":null,"data":{"object":{}}}',
])('a signed body that is no event is refused: %s', async (body) => {
  const world = makePaidWorld();
  expect((await post(world, { body, ...(await signText(body, world.now)) })).status).toBe(400);
});

test('webhooks have no rate limit', async () => {
  const { world, member, standIn, event } = await undelivered();
  world.env = { ...world.env, FLOOD: { limit: () => Promise.resolve({ success: false }) } };
  expect((await post(world, await standIn.sign(event))).status).toBe(200);
  expect((await asStranger(world).request('/api/stats')).status).toBe(429);
  const { FLOOD } = env;
  world.env = { ...world.env, FLOOD };
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true });
});

test('a signature of 299 seconds ago is accepted', async () => {
  const { world, member, standIn, event } = await undelivered();
  expect((await post(world, await standIn.sign(event, standIn.now() - 299_000))).status).toBe(200);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true });
});

test('ten concurrent copies have one effect', async () => {
  for (let trial = 0; trial < often(20); trial++) {
    const { world, member, standIn, event } = await undelivered();
    const signed = await standIn.sign(event);
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(world, signed)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    const rows = await db.select().from(paymentEvents);
    expect(rows.filter(({ id }) => id === event.id)).toHaveLength(1);
    expect(await statusOf(world, member)).toMatchObject({ hasAccess: true });
  }
});

test('while the provider is down an event is refused, and its retry succeeds', async () => {
  const { world, member, standIn, event } = await undelivered();
  for (const how of ['down', 'nonsense'] as const) {
    standIn.behave(how);
    expect((await post(world, await standIn.sign(event))).status).toBe(503);
  }
  expect((await written([event.id])).events).toBe(0);
  standIn.behave('well');
  expect((await post(world, await standIn.sign(event))).status).toBe(200);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true });
});

test('an event’s content is not trusted: its object is fetched again', async () => {
  const { world, member, standIn, event } = await undelivered();
  await tell(world);
  const [subscription] = standIn.subscriptions();
  if (event.type !== 'checkout.session.completed' || !subscription) throw new Error('a paid checkout');
  const lies = {
    ...event,
    id: 'evt_lies',
    type: 'customer.subscription.updated' as const,
    data: { object: { ...subscription, status: 'canceled' as const } },
  };
  expect((await post(world, await standIn.sign(lies))).status).toBe(200);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: true, status: 'active' });
});

test('events of the other mode (live or test), of unknown types and about unknown objects change nothing', async () => {
  const { world, member, standIn, event } = await undelivered();
  const live = { ...event, id: 'evt_live', livemode: true };
  expect((await post(world, await standIn.sign(live))).status).toBe(200);
  expect(await statusOf(world, member)).toMatchObject({ hasAccess: false });
  const body = JSON.stringify({ ...event, id: 'evt_new_kind', type: 'moon.landed' });
  const { signature } = await signText(body, standIn.now());
  expect((await post(world, { body, signature })).status).toBe(200);
  const gone = body
    .replace('evt_new_kind', 'evt_gone')
    .replace('moon.landed', 'customer.subscription.updated');
  expect((await post(world, { body: gone, ...(await signText(gone, standIn.now())) })).status).toBe(200);
});

test('a body over a megabyte is not read', async () => {
  const world = makePaidWorld();
  const body = JSON.stringify({ filler: 'x'.repeat(1024 * 1024) });
  const answer = await post(world, { body, ...(await signText(body, world.now)) });
  expect(answer.status).toBe(413);
});

/** Signs any text as the provider does. */
async function signText(body: string, at: number): Promise<{ signature: string }> {
  const time = Math.floor(at / 1000);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const key = await crypto.subtle.importKey(
    'raw',
    bytes(webhookSecret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  const digest = new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes(`${time}.${body}`)));
  const hex = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { signature: `t=${time},v1=${hex}` };
}
