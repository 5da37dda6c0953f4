// What the house keeps of people beside the game: applications, orders with their labels, payments, changes of address.
import { env } from 'cloudflare:test';
import { newApplication } from '../../ambassadors/testing-application.ts';
import { minute } from '../../platform/clock.ts';
import { openDatabase } from '../../platform/database.ts';
import { newLabels, reserveLabels } from '../../shop/labels.ts';
import { formOf } from '../form.ts';
import { tokenFor } from '../letters.ts';
import type { MadeMember } from '../make.ts';
import { makeOrder, noteReceipt } from '../orders.ts';
import { goodCard, planReturns, sessionAt, tell } from '../payments.ts';
import type { Rocks } from './rocks.ts';
import { accepted, ask, type Viewer } from './viewers.ts';
import type { Plot } from './world.ts';

export interface Papers {
  orderIds: string[];
  /** Rock IDs that wait for their rocks. */
  labels: string[];
}

const db = openDatabase(env.DB);

export async function plantPapers(plot: Plot, rocks: Rocks): Promise<Papers> {
  const { viewers, members } = plot;
  // The first two of a region are selected; the third is told that it was not.
  for (let i = 0; i < 3; i++) await applyAs(plot, null);
  await applyAs(plot, members.leaver);
  await askForAddress(plot, viewers.leaver);
  await plantVisits(plot);
  return plantOrders(plot, rocks);
}

async function applyAs(
  { world, canaries, answers, viewers }: Plot,
  member: MadeMember | null,
): Promise<void> {
  const of: { themselves?: string } = { themselves: member?.id };
  const draw = (kind: 'application' | 'applicant' = 'application') => canaries.draw(kind, of).word;
  const email = member?.email ?? `${draw()}@example.test`;
  of.themselves ??= email;
  world.now += minute;
  await accepted(answers, viewers.visitor, 'POST /api/qr-code-signups', {
    path: '/api/qr-code-signups',
    json: newApplication({
      name: `${draw('applicant')} ${draw()}`,
      email,
      address: `12 ${draw()} Street`,
      city: draw(),
      zipcode: draw(),
    }),
  });
}

/** A visitor pays for a plan under an address, and has not signed in since. */
export async function buyPlan(
  { world, canaries, answers, viewers }: Plot,
  address: string | null,
): Promise<void> {
  const of = { themselves: address };
  of.themselves ??= `${canaries.draw('purchase', of).word}@example.test`;
  const { checkoutUrl } = await accepted<{ checkoutUrl: string }>(
    answers,
    viewers.visitor,
    'POST /api/subscription/create-checkout',
    {
      path: '/api/subscription/create-checkout',
      json: {
        plan: 'monthly',
        email: of.themselves,
        successUrl: '/subscribe?success=true&plan=monthly',
        cancelUrl: new URL(planReturns.cancelUrl).pathname,
      },
    },
  );
  await world.standIn.pay(sessionAt(checkoutUrl), { card: goodCard, email: of.themselves });
  await tell(world);
}

/** Tokens of the links about a change of address. */
export interface Links {
  confirm: string;
  undo: string;
}

/** A member asks for another address, and has not confirmed it. */
export async function askForAddress({ world, canaries, answers }: Plot, viewer: Viewer): Promise<Links> {
  const { id = '', email: oldEmail = '' } = viewer.member ?? {};
  const newEmail = `${canaries.draw('new email', { themselves: id }).word}@example.test`;
  const json = { email: newEmail };
  await accepted(answers, viewer, 'PATCH /api/auth/user/email', { path: '/api/auth/user/email', json });
  const links = { confirm: tokenFor(world, newEmail, 'confirm'), undo: tokenFor(world, oldEmail, 'undo') };
  canaries.note('link', links.confirm, { themselves: newEmail });
  canaries.note('link', links.undo, { themselves: id });
  return links;
}

async function plantOrders(plot: Plot, { inState }: Rocks): Promise<Papers> {
  const { canaries, answers, viewers, members } = plot;
  const order = async (changes: Parameters<typeof makeOrder>[0] = {}) => {
    const of: { themselves: string | null } = { themselves: null };
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
  const reserve = async (orderId: string, count: number) => {
    const codes = await newLabels(db, count);
    await reserveLabels(db, orderId, codes);
    return codes;
  };
  const waiting = await order({ memberId: members.owner.id });
  const shipped = await order({ memberId: members.leaver.id });
  const refunded = await order({ status: 'refunded', refunded: 499 });
  const tracking = canaries.draw('order', { themselves: shipped.customerEmail }).word;
  await accepted(answers, viewers.administrator, 'POST /api/admin/orders/:id/shipment', {
    path: `/api/admin/orders/${shipped.id}/shipment`,
    json: { tracking },
  });
  const [used = '', ...labels] = await reserve(waiting.id, 10);
  for (const label of [...labels, ...(await reserve(shipped.id, 10)), ...(await reserve(refunded.id, 5))])
    canaries.note('label', label);
  // Once it is on a rock, it is its owner's secret.
  canaries.note('code', used, { owner: members.owner.id });
  const form = formOf({ name: 'With a label', laserEngraverId: used });
  const call = 'POST /api/rocks';
  const { id } = await accepted<{ id: string }>(answers, viewers.owner, call, { path: '/api/rocks', form });
  inState.active.push({
    id,
    code: { kind: 'code', word: used, of: {} },
    owner: viewers.owner,
    photoKey: null,
    words: [],
    of: { owner: members.owner.id },
  });
  return { orderIds: [waiting.id, shipped.id, refunded.id], labels };
}

/** Somebody's browser tells that they are here. */
async function plantVisits({ canaries, answers, viewers }: Plot): Promise<void> {
  const network = canaries.note('network', '203.0.113.77').word;
  const mark = canaries.draw('browser').word;
  const browser = `Mozilla/5.0 (X11; Linux x86_64; rv:152.0) Gecko/20100101 Firefox/152.0 ${mark}`;
  const headers = { 'CF-Connecting-IP': network, 'User-Agent': browser };
  for (const viewer of [viewers.visitor, viewers.free])
    await ask(answers, viewer, 'POST /api/visits', { path: '/api/visits', headers });
  const email = viewers.free.member?.email ?? '';
  const form = new URLSearchParams({ email });
  await ask(answers, viewers.visitor, 'POST /api/login', { path: '/api/login', form, headers });
}
