// Writes of buyers, and the payment provider's webhook events.
import { minute } from '../../platform/clock.ts';
import { idOf } from '../../platform/payments.ts';
import { asStranger, type Person } from '../as.ts';
import { newEmail } from '../browser.ts';
import type { FaultyWorld } from '../faults.ts';
import { repeated, rowsIn } from '../retrying-client.ts';
import {
  begin,
  buyBeforeJoining,
  goodCard,
  payForPack,
  planReturns,
  post,
  shopReturns,
} from '../payments.ts';
import { newMember, type Write, type Writes } from './write.ts';

/** Delivers the provider's newest event of a type. */
function told(world: FaultyWorld, type: string): Write {
  const event = world.standIn.events().findLast((one) => one.type === type);
  if (!event) throw new Error(`there was no ${type}`);
  return {
    send: async () => post(world, await world.standIn.sign(event, world.now)),
    count: rowsIn('payment_events', 'id = ?', event.id),
  };
}

/** A member pays for a plan, and only the event of the completed checkout is delivered. */
export async function joinPlan(world: FaultyWorld, member: Person): Promise<void> {
  await world.standIn.pay(await begin(world, member), { card: goodCard });
  await told(world, 'checkout.session.completed').send();
}

/** The events that the provider sends when a member has paid for a plan. */
const planEvents = ['checkout.session.completed', 'customer.subscription.created', 'invoice.paid'];
const toldOfPlan =
  (type: string): Writes[string] =>
  async (world) => {
    await world.standIn.pay(await begin(world, await newMember(world)), { card: goodCard });
    return told(world, type);
  };

const isTheirs = 'customer_id = (SELECT id FROM customers WHERE member_id = ?)';

/** Opens a checkout at the provider, with a person's email. */
function checkout(world: FaultyWorld, person: Person, path: string, body: object, email: string): Write {
  const { standIn } = world;
  return {
    send: repeated(person, 'POST', path, body),
    count: async () => standIn.sessions().filter((session) => session.customer_email === email).length,
  };
}

export const moneyWrites: Writes = {
  'begin a plan': async (world) => {
    const member = await newMember(world);
    return {
      send: repeated(member, 'POST', '/api/subscription/create', { plan: 'monthly' }),
      count: rowsIn('customers', 'member_id = ? AND open_session IS NOT NULL', member.member.id),
      again: [409],
      leaseMs: minute,
    };
  },
  'begin a plan before joining': async (world) => {
    const email = newEmail();
    const body = { plan: 'yearly', email, ...planReturns };
    return checkout(world, asStranger(world), '/api/subscription/create-checkout', body, email);
  },
  'begin an order': async (world) => {
    const member = await newMember(world);
    const body = { productId: 'qr-labels-5', ...shopReturns };
    return checkout(world, member, '/api/products/create-checkout', body, member.member.email);
  },
  ...Object.fromEntries(planEvents.map((type) => [`webhook: a plan was paid, ${type}`, toldOfPlan(type)])),
  'webhook: a plan was paid before joining': async (world) => {
    await buyBeforeJoining(world, newEmail());
    return told(world, 'checkout.session.completed');
  },
  'webhook: an order was paid': async (world) => {
    await payForPack(world, asStranger(world));
    return told(world, 'checkout.session.completed');
  },
  'webhook: an order was paid back': async (world) => {
    const id = await payForPack(world, asStranger(world));
    await told(world, 'checkout.session.completed').send();
    await world.standIn.refund(idOf(world.standIn.session(id)?.payment_intent ?? ''));
    return told(world, 'charge.refunded');
  },
  claim: async (world) => {
    const buyer = await newMember(world);
    await buyBeforeJoining(world, buyer.member.email);
    await told(world, 'checkout.session.completed').send();
    return {
      send: repeated(buyer, 'POST', '/api/subscription/claim', {}),
      count: rowsIn('members', 'id = ? AND access_until IS NOT NULL', buyer.member.id),
    };
  },
  'cancel a plan': async (world) => {
    const member = await newMember(world);
    await joinPlan(world, member);
    return {
      send: repeated(member, 'POST', '/api/subscription/cancel', {}),
      count: rowsIn('subscriptions', `cancel_at IS NOT NULL AND ${isTheirs}`, member.member.id),
    };
  },
};
