// Sends every write as every viewer, so that it is refused or changes nothing that a later check reads.
import { wordSubjects } from '../../../schema/reports.ts';
import { newApplication } from '../../ambassadors/testing-application.ts';
import { newPlace } from '../make.ts';
import { calls } from '../roles.ts';
import { filled } from './crawl.ts';
import { first, photoWith, type PlantedRock } from './rocks.ts';
import type { Viewer } from './viewers.ts';
import { crawlers, type Planted } from './world.ts';

interface Sent {
  /** Path parameters, from left to right. */
  ids?: readonly string[];
  body?: object;
  headers?: Record<string, string>;
}

/** A rock, or a Rock ID that is on no rock. */
type Thing = Pick<PlantedRock, 'id' | 'state' | 'of'> & { code: { word: string } };

/** A rock in every state, a withheld one, one whose owner has left, a label, and an unknown Rock ID. */
function thingsOf({ rocks, ordersAndPlans }: Planted): Thing[] {
  const some = [...Object.values(rocks.inState), rocks.withheld.slice(2), rocks.left.slice(1)];
  const labels = [first(ordersAndPlans.labels), 'UNKNOWN-TO-ALL'];
  const onNoRock = (word: string) => ({ id: 'unknown', state: 'active', of: {}, code: { word } }) as const;
  return [...some.map(first), ...labels.map(onNoRock)];
}

/** Values for the fields of every call: taken, used up, or somebody else's. */
const everything = ({ rocks, members, links, canaries }: Planted, { role }: Viewer, code: string) => ({
  // An attempt to find out whether an email has applied.
  ...newApplication({
    name: 'Somebody Else',
    email: first(canaries.all.filter(({ kind }) => kind === 'application')).of.themselves ?? '',
  }),
  ...newPlace(),
  // Taken by somebody else, in another spelling.
  laserEngraverId: code.toLowerCase(),
  rockId: code,
  key: 'a-key-of-a-form',
  interactionType: 'like',
  subjectId: first(rocks.withheld).id,
  verdict: 'withhold',
  reason: 'other',
  isGiven: 'true',
  tracking: 'By boat',
  firstName: 'Robin',
  lastName: 'Reed',
  username: `${members.pro.username ?? ''}.`,
  code: '123456',
  // The free member's own email change must stay pending.
  token: role === 'free' ? 'unknown' : links.confirm,
  plan: 'monthly',
  productId: 'qr-labels-10',
  successUrl: '/shop?success=true',
  cancelUrl: '/shop?canceled=true',
});

const isForm = (call: string) => /login|email\/(confirm|undo)|nfc-scan|seen|unsubscribe/.test(call);

interface Case {
  planted: Planted;
  viewer: Viewer;
  thing: Thing;
  /** The request about a thing, unless `instead` has another. */
  usual: Sent;
}

/** The usual request, with some fields changed. */
const also = ({ usual }: Case, ...changes: readonly object[]): Sent[] =>
  changes.map((own) => ({ ...usual, body: { ...usual.body, ...own } }));

/** The usual request, with other ids. */
const to = ({ usual }: Case, ...ids: readonly string[]): Sent[] => ids.map((id) => ({ ...usual, ids: [id] }));

/** Prevents finds: hidden rocks must stay hidden. */
const unlessHidden = ({ thing, usual }: Case): Sent[] =>
  ['hidden', 'rehidden'].includes(thing.state) ? [] : [usual];

const subjects = (one: Case): Sent[] => [
  ...['rock', 'photo', 'comment'].flatMap((subject) =>
    also(one, { subject }, { subject, subjectId: 'unknown' }),
  ),
  ...also(one, { subject: 'question', subjectId: one.planted.questions.denied.id }),
  // No rock of this world has so many entries.
  ...wordSubjects.flatMap((subject) => also(one, { subject, subjectId: `${one.thing.id}.99` })),
];

/** The questions that are answered or are not the viewer's to end. */
const questionsOf = ({ planted, viewer }: Case, by: 'finder' | 'painter') =>
  planted.questions.all.filter(({ isMine, [by]: theirs }) => isMine !== null || theirs !== viewer.member?.id);

/** Orders that cannot be shipped: the last one was refunded, the one before it was shipped. */
const shipments = (one: Case): Sent[] => to(one, 'unknown', ...one.planted.ordersAndPlans.orderIds.slice(1));

/** By route: what is sent instead of the usual request, which would change something. */
const instead: Readonly<Record<string, (one: Case) => readonly Sent[]>> = {
  'POST /api/rocks': (one) =>
    one.thing.id === 'unknown' ? also(one, { laserEngraverId: 'CODE-TOO-MANY' }) : [one.usual],
  'POST /api/rocks/find': unlessHidden,
  'POST /nfc-scan': unlessHidden,
  'POST /api/rocks/:id/locations': (one) => [
    ...(one.thing.of.holder === one.viewer.member?.id ? [] : also(one, { actionType: 'found' })),
    ...(one.thing.of.owner === one.viewer.member?.id ? [] : also(one, { actionType: 'hidden' })),
  ],
  'POST /api/rocks/:id/interactions': (one) => {
    const { finder, holder } = one.thing.of;
    const isKnown = [finder, holder].includes(one.viewer.member?.id ?? null);
    const comments = ['', isKnown ? `Find ${one.thing.code.word}` : 'Find it'];
    return [one.usual, ...also(one, ...comments.map((content) => ({ interactionType: 'comment', content })))];
  },
  // These two wrote the comments.
  'DELETE /api/rocks/:id/interactions/:commentId': ({ planted, viewer: { role }, thing }) =>
    role === 'pro' || role === 'free'
      ? []
      : Object.values(planted.rocks.comments).map((id) => ({ ids: [thing.id, id] })),
  'POST /api/rocks/:id/questions': (one) => {
    const form = new FormData();
    form.set('image', photoWith('asked'));
    return [one.usual, ...unlessHidden({ ...one, usual: { ...one.usual, body: form } })];
  },
  // Somebody else would find it.
  'PUT /api/rocks/:id/hand-on': ({ thing, viewer, usual }) =>
    thing.of.holder === viewer.member?.id ? [] : [usual],
  // No rock is offered, or an email would be sent.
  'POST /api/rocks/:id/offers': (one) => also(one, { by: 'link', tokenHash: 'unknown' }),
  'POST /api/questions/:id/answer': (one) =>
    questionsOf(one, 'painter').flatMap(({ id, isMine }) =>
      to(one, id).flatMap((usual) => also({ ...one, usual }, { isMine: isMine ?? true })),
    ),
  'DELETE /api/questions/:id': (one) => to(one, ...questionsOf(one, 'finder').map(({ id }) => id)),
  'POST /api/reports': (one) => [
    ...subjects(one),
    // The painter has reported it already.
    ...also(one, { subject: 'question', subjectId: one.planted.questions.reported.id }),
  ],
  'POST /api/admin/moderation': subjects,
  // Of a time before there were any, so that nothing is taken back.
  'POST /api/admin/takebacks': (one) => [
    one.usual,
    ...also(one, { memberIds: [one.planted.members.owner.id], from: '2001-01-01T00:00:00.000Z' }),
  ],
  'POST /api/subscription/create-checkout': (one) =>
    also(
      one,
      { successUrl: '/subscribe?success=true&plan=monthly', cancelUrl: '/subscribe?canceled=true' },
      { successUrl: 'https://evil.example/subscribe' },
    ),
  'POST /api/products/create-checkout': (one) => [one.usual, ...also(one, { productId: 'unknown' })],
  'POST /api/stripe/webhook': ({ usual }) => [{ ...usual, headers: { 'Stripe-Signature': 't=1,v1=00' } }],
  // From another site, so that no account is deleted.
  'DELETE /api/user/account': () => [{ headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  // The free member's own email change must stay pending.
  'PATCH /api/auth/user/email': (one) =>
    one.viewer.role === 'free'
      ? []
      : also(one, { email: 'another@example.test' }, { email: one.viewer.member?.email ?? '' }),
  'DELETE /api/auth/user/email': ({ viewer, usual }) => (viewer.role === 'free' ? [] : [usual]),
  'POST /api/admin/orders/:id/shipment': shipments,
  'PUT /api/admin/orders/:id/shipment': shipments,
  'POST /api/admin/shipments': ({ planted }) => {
    const ids = ['unknown', ...planted.ordersAndPlans.orderIds.slice(1)];
    return [{ body: { shipments: ids.map((id) => ({ id })) } }];
  },
  'POST /api/admin/members/:id/plan': (one) =>
    to(one, one.planted.members.owner.id).flatMap((usual) => also({ ...one, usual }, { isGiven: true })),
  'POST /api/admin/members/:id/sign-out': (one) => to(one, one.planted.members.reporter.id),
};

/** The requests of one call: an empty body, a body that is not JSON, and one about each thing. */
function sentBy(planted: Planted, viewer: Viewer, call: string): Sent[] {
  const isDelete = call.startsWith('DELETE');
  const broken: Sent[] = isDelete ? [] : [{ body: {} }, { headers: { 'Content-Type': 'text/plain' } }];
  const things = thingsOf(planted).slice(0, /rocks|nfc/.test(call) ? undefined : 1);
  const about = (thing: Thing) => {
    const fields = everything(planted, viewer, thing.code.word);
    const body = isForm(call) ? new URLSearchParams(fields) : fields;
    const usual = { ids: [thing.id], ...(!isDelete && { body }) };
    return instead[call]?.({ planted, viewer, thing, usual }) ?? [usual];
  };
  return [...broken, ...things.flatMap(about)];
}

const writes = calls.filter((call) => !call.startsWith('GET ')).toSorted();

/** Every viewer makes every call. */
export async function writeAll(planted: Planted): Promise<void> {
  for (const call of writes) {
    const [method = '', pattern = ''] = call.split(' ');
    const makeCalls = async (viewer: Viewer) => {
      for (const { ids = [], body, headers } of sentBy(planted, viewer, call))
        await viewer.send(method, filled(pattern, ids), body, headers);
    };
    await Promise.all(crawlers(planted).map(makeCalls));
  }
}

/** Table entries whose route no longer exists. */
export const idleWrites = (): string[] => Object.keys(instead).filter((call) => !writes.includes(call));

/** Repeats a find with its idempotency key. The stored response is returned, and another body is refused. */
export async function repeatAll({ rocks, viewers }: Planted): Promise<void> {
  const { id, code } = first(rocks.inState.found);
  const key = { 'Idempotency-Key': `find-${id}` };
  for (const laserEngraverId of [code.word.toLowerCase(), 'ANOTHER-CODE'])
    for (const viewer of [viewers.holder, viewers.free])
      await viewer.send('POST', '/api/rocks/find', { laserEngraverId }, key);
}
