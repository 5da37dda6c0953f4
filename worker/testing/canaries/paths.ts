// What to ask of every GET route: each id that is known, and each option of a query. A route without an entry is missed.
import { knownPlace, type Planted } from './world.ts';

/** A list as it comes, and in short pages; the crawl follows their cursors. */
const pages = (path: string, short = 13) => [path, `${path}${path.includes('?') ? '&' : '?'}limit=${short}`];

const always =
  (...paths: readonly string[]) =>
  () =>
    paths;

const photoKeys = ({ canaries, rocks }: Planted): readonly string[] => [
  'unknown',
  ...rocks.all.flatMap(({ photoKey }) => photoKey ?? []),
  ...canaries.all.flatMap(({ kind, word }) => (kind === 'withheld photo' ? word : [])),
];

/** By its pattern. Signing out comes last. */
export const pathsOf: Record<string, (planted: Planted) => readonly string[]> = {
  '/api/health': always('/api/health'),
  '/api/rocks': always(...pages('/api/rocks')),
  '/api/rocks/my': always(...pages('/api/rocks/my', 9)),
  '/api/rocks/featured': always('/api/rocks/featured'),
  '/api/rocks/locations': always(
    ...pages('/api/rocks/locations', 9),
    '/api/rocks/locations?bbox=-98,40,-96,42',
  ),
  '/api/map': always(
    '/api/map?bbox=-180,-90,180,90&zoom=2',
    '/api/map?bbox=-98,40,-96,42&zoom=10',
    '/api/map?bbox=-180,-90,180,90&zoom=18',
  ),
  '/api/rocks/counts': always('/api/rocks/counts'),
  '/api/rocks/check/:id': ({ rocks, papers }) =>
    [...rocks.all.map(({ code }) => code.word), papers.labels[0] ?? '', 'UNKNOWN-TO-ALL'].map(
      (code) => `/api/rocks/check/${encodeURIComponent(code)}`,
    ),
  '/api/rocks/rehide': always(...pages('/api/rocks/rehide', 3)),
  '/api/rocks/rehidden': always(...pages('/api/rocks/rehidden', 3)),
  '/api/rocks/:id/journey': ({ rocks }) =>
    ['unknown', ...rocks.all.map(({ id }) => id)].flatMap((id) => {
      const path = `/api/rocks/${id}/journey`;
      return id === rocks.inState.rehidden[0]?.id ? pages(path, 1) : [path];
    }),
  '/api/rocks/:id/interactions': ({ rocks }) =>
    ['unknown', ...rocks.all.map(({ id }) => id)].flatMap((id) => {
      const path = `/api/rocks/${id}/interactions`;
      return id === rocks.inState.hidden[0]?.id ? pages(path, 1) : [path];
    }),
  '/api/leaderboard': always('/api/leaderboard'),
  '/api/leaderboard/registered': always('/api/leaderboard/registered'),
  '/api/activities': always(...pages('/api/activities', 19)),
  '/api/activities/my': always(...pages('/api/activities/my', 19)),
  '/api/stats': always('/api/stats'),
  '/api/stats/user': always('/api/stats/user'),
  '/api/payments': always('/api/payments'),
  '/api/subscription/status': always('/api/subscription/status'),
  '/api/user/analytics': always('/api/user/analytics'),
  '/api/user/export/rocks.csv': always('/api/user/export/rocks.csv'),
  '/api/user/export/journeys.csv': always('/api/user/export/journeys.csv'),
  '/api/user/export/finds.csv': always('/api/user/export/finds.csv'),
  '/api/designs': always('/api/designs'),
  '/api/designs/:id': always('/api/designs/sun', '/api/designs/unknown'),
  '/api/orders/my': always(...pages('/api/orders/my', 2)),
  '/api/orders/latest': always('/api/orders/latest'),
  '/api/founding-ambassadors': always('/api/founding-ambassadors'),
  '/api/login': always(
    '/api/login',
    '/api/login?returnTo=/my-rocks',
    '/api/login?returnTo=https://evil.example',
  ),
  '/api/login/code': always('/api/login/code', '/api/login/code?again=1'),
  '/api/login/oidc': always('/api/login/oidc'),
  '/api/login/oidc/callback': always('/api/login/oidc/callback?code=a&state=b'),
  '/api/auth/user': always('/api/auth/user'),
  '/api/auth/email/confirm': ({ links }) =>
    ['unknown', links.confirm].map((token) => `/api/auth/email/confirm?token=${token}`),
  '/api/auth/email/undo': ({ links }) =>
    ['unknown', links.undo].map((token) => `/api/auth/email/undo?token=${token}`),
  '/api/geocode': always('/api/geocode', `/api/geocode?q=${knownPlace}`),
  '/api/admin/visitor-analytics': always('/api/admin/visitor-analytics'),
  '/api/admin/subscription-analytics': always('/api/admin/subscription-analytics'),
  '/api/admin/days': always('/api/admin/days'),
  '/api/admin/orders': always(
    ...pages('/api/admin/orders', 1),
    ...['to-ship', 'shipped', 'refunded'].map((filter) => `/api/admin/orders?filter=${filter}`),
    '/api/admin/orders?q=canary',
  ),
  '/api/admin/applications': always(...pages('/api/admin/applications', 2)),
  '/api/admin/order-totals': always('/api/admin/order-totals'),
  '/api/admin/orders.csv': always('/api/admin/orders.csv'),
  '/api/admin/orders/:id/labels': ({ papers }) =>
    ['unknown', ...papers.orderIds].map((id) => `/api/admin/orders/${id}/labels`),
  '/api/admin/reports': always(...pages('/api/admin/reports', 2)),
  '/api/admin/withheld': always(...pages('/api/admin/withheld', 2)),
  '/api/admin/acts': always(...pages('/api/admin/acts', 4)),
  '/api/admin/members': ({ members }) => [
    ...pages('/api/admin/members', 3),
    `/api/admin/members?q=${encodeURIComponent(members.pro.email)}`,
  ],
  '/api/admin/members.csv': always('/api/admin/members.csv'),
  '/:r{[rR]}/:code': ({ rocks }) =>
    [...rocks.withheld, ...rocks.all.slice(0, 3)].flatMap(({ code }) =>
      ['R', 'r'].map((r) => `/${r}/${encodeURIComponent(code.word)}`),
    ),
  '/img/:key': (planted) => photoKeys(planted).map((key) => `/img/${key}`),
  '/img/:key/320': (planted) => photoKeys(planted).map((key) => `/img/${key}/320`),
  '/api/logout': always('/api/logout'),
};
