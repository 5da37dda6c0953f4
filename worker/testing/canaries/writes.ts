// Calls that change something, made so that they are refused in every way or change what nobody looks at afterwards.
import { newApplication } from '../../ambassadors/testing-application.ts';
import { newPlace } from '../make.ts';
import { calls } from '../roles.ts';
import { filled } from './crawl.ts';
import { first, type PlantedRock } from './rocks.ts';
import type { Viewer } from './viewers.ts';
import { crawlers, type Planted } from './world.ts';

interface Sent {
  /** What stands in the path, from left to right. */
  ids?: readonly string[];
  body?: object;
  headers?: Record<string, string>;
}

/** A rock, or a Rock ID that is on none. */
type Thing = Pick<PlantedRock, 'id' | 'state' | 'of'> & { code: { word: string } };

/** A rock in every state, one that was taken out of sight, one whose owner has left, a label, and nothing at all. */
function thingsOf({ rocks, papers }: Planted): Thing[] {
  const some = [...Object.values(rocks.inState), rocks.withheld.slice(2), rocks.left.slice(1)];
  const labels = [first(papers.labels), 'UNKNOWN-TO-ALL'];
  const onNoRock = (word: string) => ({ id: 'unknown', state: 'active', of: {}, code: { word } }) as const;
  return [...some.map(first), ...labels.map(onNoRock)];
}

/** The fields of every call, filled in with what is taken, used up or another's. */
const everything = ({ rocks, members, links, canaries }: Planted, { role }: Viewer, code: string) => ({
  // Somebody tries whether an address has applied.
  ...newApplication({
    name: 'Somebody Else',
    email: first(canaries.all.filter(({ kind }) => kind === 'application')).of.themselves ?? '',
  }),
  ...newPlace(),
  // Taken by another, in another spelling.
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
  // The free member's own wish waits.
  token: role === 'free' ? 'unknown' : links.confirm,
  plan: 'monthly',
  productId: 'qr-labels-10',
  successUrl: '/shop?success=true',
  cancelUrl: '/shop?canceled=true',
});

const isForm = (call: string) => /login|email\/(confirm|undo)|nfc-scan/.test(call);

interface Case {
  planted: Planted;
  viewer: Viewer;
  thing: Thing;
  /** What is sent of a thing when nothing else is said. */
  usual: Sent;
}

/** The usual, with some fields different. */
const also = ({ usual }: Case, ...changes: readonly object[]): Sent[] =>
  changes.map((own) => ({ ...usual, body: { ...usual.body, ...own } }));

/** The usual, to other ids. */
const to = ({ usual }: Case, ...ids: readonly string[]): Sent[] => ids.map((id) => ({ ...usual, ids: [id] }));

/** Nobody finds anything now: what is hidden stays so. */
const unlessHidden = ({ thing, usual }: Case): Sent[] =>
  ['hidden', 'rehidden'].includes(thing.state) ? [] : [usual];

const subjects = (one: Case): Sent[] =>
  ['rock', 'photo', 'comment'].flatMap((subject) =>
    also(one, { subject }, { subject, subjectId: 'unknown' }),
  );

/** The last order was paid back, the one before it was shipped. */
const shipments = (one: Case): Sent[] => to(one, 'unknown', ...one.planted.papers.orderIds.slice(1));

/** By method and pattern, what is sent in place of the usual, which would be a change. */
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
  // Of these two are the comments.
  'DELETE /api/rocks/:id/interactions/:commentId': ({ planted, viewer: { role }, thing }) =>
    role === 'pro' || role === 'free'
      ? []
      : Object.values(planted.rocks.comments).map((id) => ({ ids: [thing.id, id] })),
  'POST /api/reports': subjects,
  'POST /api/admin/moderation': subjects,
  'POST /api/subscription/create-checkout': (one) =>
    also(
      one,
      { successUrl: '/subscribe?success=true&plan=monthly', cancelUrl: '/subscribe?canceled=true' },
      { successUrl: 'https://evil.example/subscribe' },
    ),
  'POST /api/products/create-checkout': (one) => [one.usual, ...also(one, { productId: 'unknown' })],
  'POST /api/stripe/webhook': ({ usual }) => [{ ...usual, headers: { 'Stripe-Signature': 't=1,v1=00' } }],
  // From another site, so that nobody leaves.
  'DELETE /api/user/account': () => [{ headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  // The free member's own wish waits.
  'PATCH /api/auth/user/email': (one) =>
    one.viewer.role === 'free'
      ? []
      : also(one, { email: 'another@example.test' }, { email: one.viewer.member?.email ?? '' }),
  'DELETE /api/auth/user/email': ({ viewer, usual }) => (viewer.role === 'free' ? [] : [usual]),
  'POST /api/admin/orders/:id/shipment': shipments,
  'PUT /api/admin/orders/:id/shipment': shipments,
  'POST /api/admin/members/:id/plan': (one) =>
    to(one, one.planted.members.owner.id).flatMap((usual) => also({ ...one, usual }, { isGiven: true })),
  'POST /api/admin/members/:id/sign-out': (one) => to(one, one.planted.members.reporter.id),
};

/** What somebody sends in a call: a body that belongs to nothing, one that is no JSON at all, and what is about things. */
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

/** Everybody makes every call. */
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

/** Calls of this table that are there no more. */
export const idleWrites = (): string[] => Object.keys(instead).filter((call) => !writes.includes(call));

/** A find again under its key: the answer that was kept, and a refusal for another body. */
export async function repeatAll({ rocks, viewers }: Planted): Promise<void> {
  const { id, code } = first(rocks.inState.found);
  const key = { 'Idempotency-Key': `find-${id}` };
  for (const laserEngraverId of [code.word.toLowerCase(), 'ANOTHER-CODE'])
    for (const viewer of [viewers.holder, viewers.free])
      await viewer.send('POST', '/api/rocks/find', { laserEngraverId }, key);
}
