// Plants canaries outside of the game: applications, orders with labels, payments, email changes, push subscriptions.
import { newApplication } from '../../ambassadors/testing-application.ts';
import { minute } from '../../platform/clock.ts';
import * as emails from '../emails.ts';
import { makeOrder, noteReceipt, reserveCodes } from '../orders.ts';
import { buyBeforeJoining, tell } from '../payments.ts';
import { accepted, registerRock } from '../play.ts';
import { aSubscription } from '../push.ts';
import type { Rocks } from './rocks.ts';
import type { Viewer } from './viewers.ts';
import type { Plot } from './plot.ts';

export interface OrdersAndPlans {
  orderIds: string[];
  /** Rock IDs of printed labels that are on no rock yet. */
  labels: string[];
}

export async function plantOrdersAndPlans(plot: Plot, rocks: Rocks): Promise<OrdersAndPlans> {
  const { viewers, members } = plot;
  // The first two of a region are selected. The third is rejected.
  for (let i = 0; i < 3; i++) await apply(plot, null);
  await apply(plot, members.leaver);
  await askForAddress(plot, viewers.leaver);
  await plantVisits(plot);
  for (const viewer of [viewers.owner, viewers.leaver]) await subscribe(plot, viewer);
  return plantOrders(plot, rocks);
}

async function apply({ world, canaries, viewers }: Plot, member: { id: string; email: string } | null) {
  const of: { themselves?: string } = { themselves: member?.id };
  const draw = (kind: 'application' | 'applicant' = 'application') => canaries.draw(kind, of).word;
  const email = member?.email ?? `${draw()}@example.test`;
  of.themselves ??= email;
  world.now += minute;
  const application = newApplication({
    name: `${draw('applicant')} ${draw()}`,
    email,
    address: `12 ${draw()} Street`,
    city: draw(),
    zipcode: draw(),
  });
  await accepted(await viewers.visitor.send('POST', '/api/qr-code-signups', application));
}

/** A visitor pays for a plan with an email, and does not sign in afterwards. */
export async function buyPlan({ world, canaries, viewers }: Plot, address: string | null): Promise<void> {
  const of = { themselves: address };
  of.themselves ??= `${canaries.draw('purchase', of).word}@example.test`;
  await buyBeforeJoining(world, of.themselves, viewers.visitor);
  await tell(world);
}

/** Tokens of the links in emails about an email change. */
export interface Links {
  confirm: string;
  undo: string;
}

/** A member requests an email change, and does not confirm it. */
export async function askForAddress({ world, canaries }: Plot, viewer: Viewer): Promise<Links> {
  const { id = '', email = '' } = viewer.member ?? {};
  const newEmail = `${canaries.draw('new email', { themselves: id }).word}@example.test`;
  await emails.askForAddress(viewer, newEmail);
  const confirm = emails.tokenFor(world, newEmail, 'confirm');
  const undo = emails.tokenFor(world, email, 'undo');
  canaries.note('link', confirm, { themselves: newEmail });
  canaries.note('link', undo, { themselves: id });
  return { confirm, undo };
}

/** A member's browser subscribes to push messages. */
async function subscribe({ canaries }: Plot, viewer: Viewer): Promise<void> {
  const { word } = canaries.draw('push endpoint', { themselves: viewer.member?.id });
  await accepted(await viewer.send('POST', '/api/push/subscriptions', aSubscription(word)));
}

async function plantOrders(
  { canaries, viewers, members }: Plot,
  { inState }: Rocks,
): Promise<OrdersAndPlans> {
  const order = async (changes: Parameters<typeof makeOrder>[0] = {}) => {
    const of: { themselves: string | null; owner: string | null } = {
      themselves: null,
      owner: changes.memberId ?? null,
    };
    const draw = (kind: 'order' | 'payment' = 'order') => canaries.draw(kind, of).word;
    of.themselves = `${draw()}@example.test`;
    const made = await makeOrder({
      sessionId: `cs_test_${draw('payment')}`,
      paymentIntentId: `pi_${draw('payment')}`,
      customerEmail: of.themselves,
      shipping: {
        name: draw(),
        line1: `1 ${draw()} Way`,
        line2: draw(),
        city: draw(),
        state: 'NE',
        postalCode: draw(),
        country: 'US',
      },
      ...changes,
    });
    await noteReceipt(made.id);
    return made;
  };
  const waiting = await order({ memberId: members.owner.id });
  const shipped = await order({ memberId: members.leaver.id });
  const refunded = await order({ status: 'refunded', refunded: 499 });
  const tracking = canaries.draw('order', { themselves: shipped.customerEmail }).word;
  const shipment = `/api/admin/orders/${shipped.id}/shipment`;
  await accepted(await viewers.administrator.send('POST', shipment, { tracking }));
  const [used = '', ...labels] = await reserveCodes(waiting.id, 10);
  for (const { id, count } of [
    { id: shipped.id, count: 10 },
    { id: refunded.id, count: 5 },
  ])
    labels.push(...(await reserveCodes(id, count)));
  for (const label of labels) canaries.note('label', label);
  // Once a label's Rock ID is on a rock, it is the owner's secret.
  const of = { owner: members.owner.id };
  const code = canaries.note('code', used, of);
  const { id } = await registerRock(viewers.owner, { name: 'With a label', description: '', code: used });
  inState.active.push({ id, code, owner: viewers.owner, photoKey: null, words: [], of, state: 'active' });
  return { orderIds: [waiting.id, shipped.id, refunded.id], labels };
}

/** Visits with a canary as the IP address and one in the user agent. */
async function plantVisits({ canaries, viewers }: Plot): Promise<void> {
  const network = canaries.note('network', '203.0.113.77').word;
  const mark = canaries.draw('browser').word;
  const browser = `Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0 ${mark}`;
  const headers = { 'CF-Connecting-IP': network, 'User-Agent': browser };
  for (const viewer of [viewers.visitor, viewers.free])
    await viewer.send('POST', '/api/visits', undefined, headers);
  const email = viewers.free.member?.email ?? '';
  await viewers.visitor.send('POST', '/api/login', new URLSearchParams({ email }), headers);
}
