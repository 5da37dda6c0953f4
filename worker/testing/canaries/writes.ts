// Calls that change something, made so that they are refused in every way or change what nobody looks at afterwards.
import { newApplication } from '../../ambassadors/testing-application.ts';
import { newPlace } from '../make.ts';
import { planReturns, shopReturns } from '../payments.ts';
import { formOf } from '../form.ts';
import { ask, type Answer, type Call, type Viewer } from './viewers.ts';
import { crawlers, type Planted } from './world.ts';

type Calls = (planted: Planted, viewer: Viewer) => readonly Call[];

const first = <T>(some: readonly T[]): T => {
  const [one] = some;
  if (one === undefined) throw new Error('there is none');
  return one;
};

/** A rock in every state, one that was taken out of sight, and one whose owner has left. */
const oneOfEach = ({ rocks }: Planted) =>
  [...Object.values(rocks.inState), rocks.withheld.slice(2), rocks.left.slice(1)].map(first);

const json =
  (path: string, ...bodies: readonly object[]): Calls =>
  () =>
    bodies.map((body) => ({ path, json: body }));

/** A body that belongs to nothing, and one that is no JSON at all. */
const broken = (path: string): Call[] => [
  { path, json: {} },
  { path, headers: { 'Content-Type': 'text/plain' } },
];

const returns = {
  successUrl: new URL(planReturns.successUrl).pathname,
  cancelUrl: new URL(planReturns.cancelUrl).pathname,
};
const shopReturn = {
  successUrl: new URL(shopReturns.successUrl).pathname,
  cancelUrl: new URL(shopReturns.cancelUrl).pathname,
};

/** By method and pattern. */
export const writesOf: Record<string, Calls> = {
  'POST /api/rocks': (planted) => [
    ...broken('/api/rocks'),
    // Taken by another, in another spelling; and a label that waits.
    ...oneOfEach(planted).map(({ code: { word } }) => ({
      path: '/api/rocks',
      form: formOf({ name: 'Another one', laserEngraverId: word.toLowerCase() }),
    })),
    { path: '/api/rocks', form: formOf({ name: 'A CODE-TOO-MANY', laserEngraverId: 'CODE-TOO-MANY' }) },
  ],
  'POST /api/rocks/find': (planted, viewer) => [
    ...broken('/api/rocks/find'),
    ...[
      ...oneOfEach(planted)
        // Nobody finds anything now: what is hidden stays so.
        .filter(({ of }) => of.holder !== undefined && of.holder !== viewer.member?.id)
        .map(({ code }) => code.word),
      first(planted.rocks.inState.active).code.word,
      first(planted.papers.labels),
      'UNKNOWN-TO-ALL',
    ].map((code) => ({ path: '/api/rocks/find', json: { laserEngraverId: code } })),
  ],
  'POST /api/rocks/:id/locations': (planted, viewer) =>
    oneOfEach(planted).flatMap(({ id, of }) => {
      const path = `/api/rocks/${id}/locations`;
      const found = { path, form: formOf({ ...newPlace(), actionType: 'found' }) };
      const hidden = { path, form: formOf({ ...newPlace(), actionType: 'hidden' }) };
      const [isOwner, isHolder] = [of.owner, of.holder].map((one) => one === viewer.member?.id);
      return [...(isHolder ? [] : [found]), ...(isOwner ? [] : [hidden])];
    }),
  'POST /api/rocks/:id/rehide': (planted) =>
    oneOfEach(planted).flatMap(({ id }) => {
      const path = `/api/rocks/${id}/rehide`;
      return [
        { path, json: {} },
        { path, json: newPlace() },
      ];
    }),
  'POST /api/rocks/:id/interactions': (planted, { member }) =>
    oneOfEach(planted).flatMap(({ id, code, of }) => {
      const path = `/api/rocks/${id}/interactions`;
      const says = (content: string) => ({ path, json: { interactionType: 'comment', content } });
      const isKnown = member !== null && [of.finder, of.holder].includes(member.id);
      const told = says(isKnown ? `Find ${code.word}` : 'Find it');
      return [{ path, json: { interactionType: 'like' } }, says(''), told];
    }),
  'DELETE /api/rocks/:id/interactions/like': (planted) =>
    oneOfEach(planted).map(({ id }) => ({ path: `/api/rocks/${id}/interactions/like` })),
  'DELETE /api/rocks/:id/interactions/:commentId': ({ rocks }, { role }) =>
    role === 'pro' || role === 'free'
      ? []
      : [...Object.values(rocks.comments), 'unknown'].map((id) => ({
          path: `/api/rocks/${first(rocks.inState.hidden).id}/interactions/${id}`,
        })),
  'POST /api/reports': ({ rocks }) => [
    ...broken('/api/reports'),
    ...['unknown', first(rocks.withheld).id].flatMap((subjectId) =>
      ['rock', 'photo', 'comment'].map((subject) => ({
        path: '/api/reports',
        json: { subject, subjectId, reason: 'other' },
      })),
    ),
  ],
  'POST /api/subscription/create': () => broken('/api/subscription/create'),
  'POST /api/subscription/create-checkout': (_, { member }) => [
    ...broken('/api/subscription/create-checkout'),
    {
      path: '/api/subscription/create-checkout',
      json: { plan: 'monthly', ...returns, ...(member ? {} : { email: 'visitor@example.test' }) },
    },
    {
      path: '/api/subscription/create-checkout',
      json: { plan: 'monthly', successUrl: 'https://evil.example/subscribe', cancelUrl: '/subscribe' },
    },
  ],
  'POST /api/subscription/claim': json('/api/subscription/claim', {}),
  'POST /api/subscription/cancel': json('/api/subscription/cancel', {}),
  'POST /api/subscription/reactivate': json('/api/subscription/reactivate', {}),
  'POST /api/subscription/portal': json('/api/subscription/portal', {}),
  'POST /api/products/create-checkout': () => [
    ...broken('/api/products/create-checkout'),
    { path: '/api/products/create-checkout', json: { productId: 'qr-labels-10', ...shopReturn } },
    { path: '/api/products/create-checkout', json: { productId: 'unknown', ...shopReturn } },
  ],
  'POST /api/stripe/webhook': () => [
    ...broken('/api/stripe/webhook'),
    { path: '/api/stripe/webhook', json: { id: 'evt_1' }, headers: { 'Stripe-Signature': 't=1,v1=00' } },
  ],
  // Somebody tries whether an address has applied.
  'POST /api/qr-code-signups': ({ canaries }) => [
    ...broken('/api/qr-code-signups'),
    ...canaries.all
      .filter(({ kind }) => kind === 'application')
      .slice(0, 1)
      .map(({ of }) => ({
        path: '/api/qr-code-signups',
        json: newApplication({ email: of.themselves ?? '', name: 'Somebody Else' }),
      })),
  ],
  'POST /nfc-scan': (planted) => [
    { path: '/nfc-scan', form: new URLSearchParams({ rockId: 'no-key' }) },
    ...[first(planted.rocks.inState.active).code.word, 'UNKNOWN-TO-ALL'].map((rockId) => ({
      path: '/nfc-scan',
      form: new URLSearchParams({ rockId, key: 'a-key-of-a-form' }),
    })),
  ],
  'POST /api/login': () => [
    { path: '/api/login', form: new URLSearchParams({ email: 'no address' }) },
    ...broken('/api/login'),
  ],
  'POST /api/login/code': () => [
    { path: '/api/login/code', form: new URLSearchParams({ code: '123456' }) },
    ...broken('/api/login/code'),
  ],
  'POST /api/auth/user/complete-first-login': json('/api/auth/user/complete-first-login', {}),
  'PUT /api/user/profile': ({ members }) => [
    ...broken('/api/user/profile'),
    // The name of another.
    {
      path: '/api/user/profile',
      json: { firstName: 'Robin', lastName: 'Reed', username: `${members.pro.username ?? ''}.` },
    },
    { path: '/api/user/profile', json: { firstName: 'Admin', lastName: 'Reed' } },
  ],
  'PUT /api/user/avatar': () => broken('/api/user/avatar'),
  'DELETE /api/user/avatar': () => [{ path: '/api/user/avatar' }],
  // From another site, so that nobody leaves.
  'DELETE /api/user/account': () => [
    { path: '/api/user/account', headers: { 'Sec-Fetch-Site': 'cross-site' } },
  ],
  // The free member's own wish waits.
  'PATCH /api/auth/user/email': (_, { role, member }) => [
    ...broken('/api/auth/user/email'),
    ...(role === 'free'
      ? []
      : ['another@example.test', member?.email ?? ''].map((email) => ({
          path: '/api/auth/user/email',
          json: { email },
        }))),
  ],
  'DELETE /api/auth/user/email': (_, { role }) => (role === 'free' ? [] : [{ path: '/api/auth/user/email' }]),
  'POST /api/auth/email/confirm': ({ links }, { role }) => [
    { path: '/api/auth/email/confirm', form: new URLSearchParams({ token: 'unknown' }) },
    ...(role === 'free'
      ? []
      : [{ path: '/api/auth/email/confirm', form: new URLSearchParams({ token: links.confirm }) }]),
  ],
  'POST /api/auth/email/undo': ({ links }) =>
    ['unknown', links.confirm].map((token) => ({
      path: '/api/auth/email/undo',
      form: new URLSearchParams({ token }),
    })),
  'POST /api/visits': () => [{ path: '/api/visits' }],
  'POST /api/admin/send-daily-report': () => [{ path: '/api/admin/send-daily-report' }],
  'POST /api/admin/orders/:id/shipment': (planted) => shipments(planted),
  'PUT /api/admin/orders/:id/shipment': (planted) => shipments(planted),
  'POST /api/admin/moderation': ({ rocks }) => [
    ...broken('/api/admin/moderation'),
    ...['unknown', first(rocks.withheld).id].map((subjectId) => ({
      path: '/api/admin/moderation',
      json: { subject: 'rock', subjectId, verdict: 'withhold', reason: 'Once more' },
    })),
  ],
  'POST /api/admin/members/:id/plan': ({ members }) =>
    ['unknown', members.owner.id].flatMap((id) => {
      const path = `/api/admin/members/${id}/plan`;
      return [...broken(path), { path, json: { isGiven: true, reason: 'Once more' } }];
    }),
  'POST /api/admin/members/:id/sign-out': ({ members }) =>
    ['unknown', members.reporter.id].flatMap((id) => {
      const path = `/api/admin/members/${id}/sign-out`;
      return [...broken(path), { path, json: { reason: 'They asked' } }];
    }),
};

/** The last of them was paid back, the one before it was shipped. */
function shipments({ papers }: Planted): Call[] {
  return ['unknown', ...papers.orderIds.slice(1)].flatMap((id) => {
    const path = `/api/admin/orders/${id}/shipment`;
    return [...broken(path), { path, json: { tracking: 'By boat' } }];
  });
}

/** Everybody makes every call; what has a key is made once more with another body under the same one. */
export async function writeAll(planted: Planted): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const [call, callsFor] of Object.entries(writesOf))
    await Promise.all(
      crawlers(planted).map(async (viewer) => {
        for (const made of callsFor(planted, viewer)) await ask(answers, viewer, call, made);
      }),
    );
  return answers;
}

/** A find again under its key: the answer that was kept, and a refusal for another body. */
export async function repeatAll({ rocks, viewers }: Planted): Promise<Answer[]> {
  const answers: Answer[] = [];
  const { id, code } = first(rocks.inState.found);
  for (const laserEngraverId of [code.word.toLowerCase(), 'ANOTHER-CODE'])
    for (const viewer of [viewers.holder, viewers.free])
      await ask(answers, viewer, 'POST /api/rocks/find', {
        path: '/api/rocks/find',
        json: { laserEngraverId },
        headers: { 'Idempotency-Key': `find-${id}` },
      });
  return answers;
}
