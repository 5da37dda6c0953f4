// Buying, by a member and by somebody who joins afterwards, each step until it is heard of.
import { env } from 'cloudflare:test';
import { asMember, asStranger } from './as.ts';
import { repeated, rowsIn, type Client } from './insistence.ts';
import { goodCard, planReturns, post, postalAddress, sessionAt, shopReturns } from './payments.ts';

/** A plan and a pack of labels. */
export async function buy(client: Client): Promise<void> {
  const { world, write } = client;
  const { standIn } = world;
  const buyer = await asMember(world);
  const before = standIn.events().length;
  const { id, email } = buyer.member;
  const orders = () =>
    standIn.sessions().filter(({ mode, metadata }) => mode === 'payment' && metadata?.['memberId'] === id);
  await write({
    what: 'begin a plan',
    send: repeated(buyer, 'POST', '/api/subscription/create', { plan: 'monthly' }),
    count: rowsIn('customers', 'member_id = ? AND open_session IS NOT NULL', id),
  });
  const body = { productId: 'qr-labels-5', ...shopReturns };
  await write({
    what: 'order',
    send: repeated(buyer, 'POST', '/api/products/create-checkout', body),
    count: async () => orders().length,
  });
  // A checkout whose answer was lost stays open at the provider, where nobody knows its address.
  const row = await env.DB.prepare('SELECT open_session AS id FROM customers WHERE member_id = ?')
    .bind(id)
    .first<{ id: string }>();
  const begun = row?.id ? [row.id] : [];
  for (const session of [...begun, ...orders().map((order) => order.id)])
    await standIn.pay(session, { card: goodCard, email, name: 'B. Uyer', address: postalAddress });
  await tellOf(client, before);
  const [plan] = standIn.subscriptions().filter(({ metadata }) => metadata['memberId'] === id);
  // Of so many calls one fails nearly always: once in a thousand writes a client gives up.
  if (!plan) return;
  await write({
    what: 'cancel a plan',
    send: repeated(buyer, 'POST', '/api/subscription/cancel', {}),
    count: rowsIn('subscriptions', 'id = ? AND cancel_at IS NOT NULL', plan.id),
  });
}

export async function buyBeforeJoining(client: Client): Promise<void> {
  const { world, write } = client;
  const { standIn } = world;
  const before = standIn.events().length;
  const visitor = asStranger(world);
  const joined = await asMember(world);
  const { email, id } = joined.member;
  let address = '';
  const asking = repeated(visitor, 'POST', '/api/subscription/create-checkout', {
    plan: 'yearly',
    email,
    ...planReturns,
  });
  await write({
    what: 'begin a plan before joining',
    send: async () => {
      const answer = await asking();
      if (answer.status === 200) address = (await answer.clone().json<{ checkoutUrl: string }>()).checkoutUrl;
      return answer;
    },
    count: async () => standIn.sessions().filter((session) => session.customer_email === email).length,
  });
  await standIn.pay(sessionAt(address), { card: goodCard, email });
  await tellOf(client, before);
  await write({
    what: 'claim',
    send: repeated(joined, 'POST', '/api/subscription/claim', {}),
    count: rowsIn('members', 'id = ? AND access_until IS NOT NULL', id),
  });
}

/** The provider tells of all that is new, until it is heard. */
async function tellOf({ world, write }: Client, before: number): Promise<void> {
  for (const event of world.standIn.events().slice(before))
    await write({
      what: event.type,
      send: async () => post(world, await world.standIn.sign(event, world.now)),
      count: rowsIn('payment_events', 'id = ?', event.id),
    });
}
