// Calls that change something, made so that they are refused in every way or change what nobody looks at afterwards.
import { newApplication } from '../../ambassadors/testing-application.ts';
import { origin } from '../as.ts';
import { formOf } from '../form.ts';
import { newPlace } from '../make.ts';
import { planReturns, shopReturns } from '../payments.ts';
import { first } from './rocks.ts';
import { routesOf, type Viewer } from './viewers.ts';
import { crawlers, type Planted } from './world.ts';

interface Sent {
  /** What stands in the path, from left to right. */
  ids?: readonly string[];
  body?: object;
  headers?: Record<string, string>;
}
type Calls = (planted: Planted, viewer: Viewer) => readonly Sent[];

const bodies = (...all: readonly object[]): Sent[] => all.map((body) => ({ body }));

/** Each body to each id. */
const to = (ids: readonly string[], ...all: readonly object[]): Sent[] =>
  ids.flatMap((id) => all.map((body) => ({ ids: [id], body })));

/** A rock in every state, one that was taken out of sight, and one whose owner has left. */
const oneOfEach = ({ rocks }: Planted) =>
  [...Object.values(rocks.inState), rocks.withheld.slice(2), rocks.left.slice(1)].map(first);

const form = (fields: Record<string, string>) => new URLSearchParams(fields);
const comment = (content: string) => ({ interactionType: 'comment', content });

/** As the web sends them, within this site. */
const here = ({ successUrl, cancelUrl }: typeof planReturns) => ({
  successUrl: successUrl.replace(origin, ''),
  cancelUrl: cancelUrl.replace(origin, ''),
});

/** The last order was paid back, the one before it was shipped. */
const shipments: Calls = ({ papers }) =>
  to(['unknown', ...papers.orderIds.slice(1)], {}, { tracking: 'By boat' });

/** By method and pattern, what is sent beside a body that belongs to nothing, and one that is no JSON at all. */
const more: Readonly<Record<string, Calls>> = {
  // Taken by another, in another spelling.
  'POST /api/rocks': (planted) =>
    bodies(
      ...oneOfEach(planted).map(({ code: { word } }) =>
        formOf({ name: 'Another one', laserEngraverId: word.toLowerCase() }),
      ),
      formOf({ name: 'A CODE-TOO-MANY', laserEngraverId: 'CODE-TOO-MANY' }),
    ),
  'POST /api/rocks/find': (planted, { member }) => {
    const codes = oneOfEach(planted)
      // Nobody finds anything now: what is hidden stays so.
      .filter(({ of }) => of.holder !== undefined && of.holder !== member?.id)
      .map(({ code }) => code.word);
    const active = first(planted.rocks.inState.active).code.word;
    return bodies(
      ...[...codes, active, first(planted.papers.labels), 'UNKNOWN-TO-ALL'].map((laserEngraverId) => ({
        laserEngraverId,
      })),
    );
  },
  'POST /api/rocks/:id/locations': (planted, { member }) =>
    oneOfEach(planted).flatMap(({ id, of }) => {
      const [isOwner, isHolder] = [of.owner, of.holder].map((one) => one === member?.id);
      return [
        ...(isHolder ? [] : to([id], formOf({ ...newPlace(), actionType: 'found' }))),
        ...(isOwner ? [] : to([id], formOf({ ...newPlace(), actionType: 'hidden' }))),
      ];
    }),
  'POST /api/rocks/:id/rehide': (planted) =>
    to(
      oneOfEach(planted).map(({ id }) => id),
      {},
      newPlace(),
    ),
  'POST /api/rocks/:id/interactions': (planted, { member }) =>
    oneOfEach(planted).flatMap(({ id, code, of }) => {
      const isKnown = member !== null && [of.finder, of.holder].includes(member.id);
      const told = comment(isKnown ? `Find ${code.word}` : 'Find it');
      return to([id], { interactionType: 'like' }, comment(''), told);
    }),
  'DELETE /api/rocks/:id/interactions/like': (planted) => oneOfEach(planted).map(({ id }) => ({ ids: [id] })),
  'DELETE /api/rocks/:id/interactions/:commentId': ({ rocks }, { role }) =>
    role === 'pro' || role === 'free'
      ? []
      : [...Object.values(rocks.comments), 'unknown'].map((id) => ({
          ids: [first(rocks.inState.hidden).id, id],
        })),
  'POST /api/reports': ({ rocks }) =>
    bodies(
      ...['unknown', first(rocks.withheld).id].flatMap((subjectId) =>
        ['rock', 'photo', 'comment'].map((subject) => ({ subject, subjectId, reason: 'other' })),
      ),
    ),
  'POST /api/subscription/create-checkout': (_, { member }) =>
    bodies(
      { plan: 'monthly', ...here(planReturns), ...(member ? {} : { email: 'visitor@example.test' }) },
      { plan: 'monthly', successUrl: 'https://evil.example/subscribe', cancelUrl: '/subscribe' },
    ),
  'POST /api/products/create-checkout': () =>
    bodies(
      { productId: 'qr-labels-10', ...here(shopReturns) },
      { productId: 'unknown', ...here(shopReturns) },
    ),
  'POST /api/stripe/webhook': () => [{ body: { id: 'evt_1' }, headers: { 'Stripe-Signature': 't=1,v1=00' } }],
  // Somebody tries whether an address has applied.
  'POST /api/qr-code-signups': ({ canaries }) => {
    const { of } = first(canaries.all.filter(({ kind }) => kind === 'application'));
    return bodies(newApplication({ email: of.themselves ?? '', name: 'Somebody Else' }));
  },
  'POST /nfc-scan': ({ rocks }) =>
    bodies(
      form({ rockId: 'no-key' }),
      ...[first(rocks.inState.active).code.word, 'UNKNOWN-TO-ALL'].map((rockId) =>
        form({ rockId, key: 'a-key-of-a-form' }),
      ),
    ),
  'POST /api/login': () => bodies(form({ email: 'no address' })),
  'POST /api/login/code': () => bodies(form({ code: '123456' })),
  // The name of another.
  'PUT /api/user/profile': ({ members }) =>
    bodies(
      { firstName: 'Robin', lastName: 'Reed', username: `${members.pro.username ?? ''}.` },
      { firstName: 'Admin', lastName: 'Reed' },
    ),
  'DELETE /api/user/avatar': () => [{}],
  // From another site, so that nobody leaves.
  'DELETE /api/user/account': () => [{ headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  // The free member's own wish waits.
  'PATCH /api/auth/user/email': (_, { role, member }) =>
    role === 'free' ? [] : bodies({ email: 'another@example.test' }, { email: member?.email ?? '' }),
  'DELETE /api/auth/user/email': (_, { role }) => (role === 'free' ? [] : [{}]),
  'POST /api/auth/email/confirm': ({ links }, { role }) =>
    bodies(form({ token: 'unknown' }), ...(role === 'free' ? [] : [form({ token: links.confirm })])),
  'POST /api/auth/email/undo': ({ links }) =>
    bodies(form({ token: 'unknown' }), form({ token: links.confirm })),
  'POST /api/admin/orders/:id/shipment': shipments,
  'PUT /api/admin/orders/:id/shipment': shipments,
  'POST /api/admin/moderation': ({ rocks }) =>
    bodies(
      ...['unknown', first(rocks.withheld).id].map((subjectId) => ({
        subject: 'rock',
        subjectId,
        verdict: 'withhold',
        reason: 'Once more',
      })),
    ),
  'POST /api/admin/members/:id/plan': ({ members }) =>
    to([members.owner.id], {}, { isGiven: true, reason: 'Once more' }),
  'POST /api/admin/members/:id/sign-out': ({ members }) =>
    to([members.reporter.id], {}, { reason: 'They asked' }),
};

/** A body that belongs to nothing, and one that is no JSON at all; what is deleted is so without a body. */
const broken = (call: string): Sent[] =>
  call.startsWith('DELETE') ? [] : [{ body: {} }, { headers: { 'Content-Type': 'text/plain' } }];

/** Everybody makes every call. */
export async function writeAll(planted: Planted): Promise<void> {
  for (const call of routesOf('!GET')) {
    const [method = '', pattern = ''] = call.split(' ');
    await Promise.all(
      crawlers(planted).map(async (viewer) => {
        for (const { ids = [], body, headers } of [
          ...broken(call),
          ...(more[call]?.(planted, viewer) ?? []),
        ]) {
          const left = ids.values();
          const path = pattern.replaceAll(/:\w+/g, () => left.next().value ?? 'unknown');
          await viewer.send(method, path, body, headers);
        }
      }),
    );
  }
}

/** Calls of this table that are there no more, and ways to delete that nobody tries. */
export const untried = (): string[] => {
  const calls = routesOf('!GET');
  const isMissing = (call: string) => call.startsWith('DELETE') && !more[call];
  return [...Object.keys(more).filter((call) => !calls.includes(call)), ...calls.filter(isMissing)];
};

/** A find again under its key: the answer that was kept, and a refusal for another body. */
export async function repeatAll({ rocks, viewers }: Planted): Promise<void> {
  const { id, code } = first(rocks.inState.found);
  const key = { 'Idempotency-Key': `find-${id}` };
  for (const laserEngraverId of [code.word.toLowerCase(), 'ANOTHER-CODE'])
    for (const viewer of [viewers.holder, viewers.free])
      await viewer.send('POST', '/api/rocks/find', { laserEngraverId }, key);
}
