import { expect, test } from 'vitest';
import { newApplication } from './ambassadors/testing-application.ts';
import { createApi } from './api.ts';
import { asAdministrator } from './testing/administrator.ts';
import { asMember, asStranger, makeWorld, type Person } from './testing/as.ts';
import { makeMember, newCode, newPlace } from './testing/make.ts';
import { planReturns, shopReturns } from './testing/payments.ts';
import { findRock, hiddenRock, registerRock } from './testing/play.ts';

type Role = 'visitor' | 'stranger' | 'owner' | 'holder' | 'premium' | 'administrator';
type Row = Record<Role, number> & { body?: unknown };

const everybody = (status: number): Record<Role, number> => ({
  visitor: status,
  stranger: status,
  owner: status,
  holder: status,
  premium: status,
  administrator: status,
});
const membersOnly = (status = 200) => ({ ...everybody(status), visitor: 401 });
const administratorOnly = (status = 200) => ({ ...membersOnly(403), administrator: status });

/** Every call × every role. `:active`, `:hidden` and `:held` are rocks in that state; a call without a row fails. */
const table: Record<string, Row> = {
  'GET /api/health': everybody(200),
  'POST /api/rocks': { ...membersOnly(400), body: {} },
  'GET /api/rocks': everybody(200),
  'GET /api/rocks/my': membersOnly(),
  'GET /api/rocks/featured': everybody(200),
  'GET /api/rocks/locations': everybody(200),
  'GET /api/rocks/counts': everybody(200),
  'GET /api/rocks/check/:id': everybody(200),
  'GET /api/rocks/rehide': membersOnly(),
  'GET /api/rocks/rehidden': membersOnly(),
  'GET /api/rocks/:id/journey': everybody(200),
  'POST /api/rocks/find': { ...membersOnly(404), body: { laserEngraverId: newCode() } },
  'POST /api/rocks/:id/locations': {
    ...membersOnly(403),
    holder: 200,
    body: { ...newPlace(), actionType: 'found' },
  },
  'POST /api/rocks/:id/rehide': { ...membersOnly(404), body: newPlace() },
  'POST /api/rocks/:id/interactions': { ...membersOnly(), body: { interactionType: 'like' } },
  'GET /api/rocks/:id/interactions': everybody(200),
  'DELETE /api/rocks/:id/interactions/like': membersOnly(),
  'DELETE /api/rocks/:id/interactions/:commentId': membersOnly(404),
  'POST /api/reports': {
    ...membersOnly(404),
    body: { subject: 'rock', subjectId: 'nowhere', reason: 'other' },
  },
  'GET /api/leaderboard': everybody(200),
  'GET /api/leaderboard/registered': everybody(200),
  'GET /api/activities': everybody(200),
  'GET /api/activities/my': membersOnly(),
  'GET /api/stats': everybody(200),
  'GET /api/stats/user': membersOnly(),
  'GET /api/payments': everybody(200),
  'GET /api/subscription/status': membersOnly(),
  // Nothing can be bought without keys; who may try is answered before that.
  'POST /api/subscription/create': { ...membersOnly(503), premium: 200, body: { plan: 'monthly' } },
  'POST /api/subscription/create-checkout': {
    ...everybody(503),
    premium: 409,
    body: { plan: 'monthly', ...planReturns },
  },
  'POST /api/subscription/claim': { ...membersOnly(), body: {} },
  'POST /api/subscription/cancel': { ...membersOnly(403), premium: 409, body: {} },
  'POST /api/subscription/reactivate': { ...membersOnly(403), body: {} },
  'POST /api/subscription/portal': { ...membersOnly(404), body: {} },
  'POST /api/products/create-checkout': {
    ...everybody(503),
    body: { productId: 'qr-labels-10', ...shopReturns },
  },
  'POST /api/stripe/webhook': { ...everybody(503), body: {} },
  'GET /api/user/analytics': { ...membersOnly(403), premium: 200 },
  'GET /api/user/export/rocks.csv': { ...membersOnly(403), premium: 200 },
  'GET /api/user/export/journeys.csv': { ...membersOnly(403), premium: 200 },
  'GET /api/user/export/finds.csv': { ...membersOnly(403), premium: 200 },
  'GET /api/designs': { ...membersOnly(403), premium: 200 },
  'GET /api/designs/:id': { ...membersOnly(403), premium: 404 },
  // The same application from each of them: taken once, confirmed to all.
  'POST /api/qr-code-signups': { ...everybody(200), body: newApplication() },
  'GET /api/founding-ambassadors': everybody(200),
  'GET /api/login': { ...everybody(303), visitor: 200 },
  'POST /api/login': everybody(400),
  'GET /api/login/code': { ...everybody(303), visitor: 400 },
  'POST /api/login/code': everybody(400),
  'GET /api/login/oidc': { ...everybody(303), visitor: 404 },
  'GET /api/login/oidc/callback': everybody(404),
  'GET /api/logout': everybody(303),
  'GET /api/auth/user': membersOnly(),
  'POST /api/auth/user/complete-first-login': { ...membersOnly(), body: {} },
  'PUT /api/user/profile': { ...membersOnly(400), body: {} },
  'PUT /api/user/avatar': { ...membersOnly(400), body: {} },
  'DELETE /api/user/avatar': membersOnly(),
  'DELETE /api/user/account': membersOnly(),
  'PATCH /api/auth/user/email': { ...membersOnly(400), body: {} },
  'DELETE /api/auth/user/email': membersOnly(),
  'GET /api/auth/email/confirm': everybody(404),
  'POST /api/auth/email/confirm': everybody(404),
  'GET /api/auth/email/undo': everybody(404),
  'POST /api/auth/email/undo': everybody(404),
  'GET /api/geocode': membersOnly(400),
  'POST /api/visits': everybody(204),
  'GET /api/admin/visitor-analytics': administratorOnly(),
  'GET /api/admin/subscription-analytics': administratorOnly(),
  'GET /api/admin/days': administratorOnly(),
  'POST /api/admin/send-daily-report': administratorOnly(),
  'GET /api/admin/orders': administratorOnly(),
  'GET /api/admin/order-totals': administratorOnly(),
  'GET /api/admin/orders.csv': administratorOnly(),
  'POST /api/admin/orders/:id/shipment': { ...administratorOnly(404), body: { tracking: 'UPS 1Z' } },
  'PUT /api/admin/orders/:id/shipment': { ...administratorOnly(404), body: { tracking: 'UPS 1Z' } },
  'GET /api/admin/orders/:id/labels': administratorOnly(404),
  'GET /api/admin/reports': administratorOnly(),
  'GET /api/admin/withheld': administratorOnly(),
  'POST /api/admin/moderation': {
    ...administratorOnly(404),
    body: { subject: 'rock', subjectId: 'nowhere', verdict: 'withhold', reason: 'Unkind' },
  },
  'GET /api/admin/acts': administratorOnly(),
  'GET /api/admin/members': administratorOnly(),
  'GET /api/admin/members.csv': administratorOnly(),
  'POST /api/admin/members/:id/plan': {
    ...administratorOnly(404),
    body: { isGiven: true, reason: 'A gift' },
  },
  'POST /api/admin/members/:id/sign-out': { ...administratorOnly(404), body: { reason: 'They asked' } },
  'GET /:r{[rR]}/:code': everybody(302),
  'GET /img/:key': everybody(404),
};

const routes = [
  ...new Set(
    createApi()
      .routes.filter(({ method, path }) => method !== 'ALL' && path !== '/*')
      .map(({ method, path }) => `${method} ${path}`),
  ),
];

test('every call has a row, and every row a call', () => {
  expect(routes.toSorted()).toEqual(Object.keys(table).toSorted());
});

const isForAdministrators = (call: string) => call.includes(' /api/admin/');

test.each(Object.keys(table))('%s', async (call) => {
  const row = table[call];
  if (!row) throw new Error('no row');
  const [method = '', pattern = ''] = call.split(' ');
  const world = makeWorld();
  const administrator = await asAdministrator(world);
  const people: Record<Role, Person> = {
    visitor: asStranger(world),
    stranger: await asMember(world),
    owner: await asMember(world),
    holder: await asMember(world),
    premium: await asMember(world, await makeMember({ hasManualPlan: true })),
    administrator,
  };
  const rock = await hiddenRock(people.owner);
  await findRock(people.holder, rock.laserEngraverId);
  const path = pattern
    .replace('/:r{[rR]}/:code', `/R/${rock.laserEngraverId}`)
    .replace('check/:id', `check/${rock.laserEngraverId}`)
    .replace(':id', rock.id);
  for (const [role, person] of Object.entries(people)) {
    const answer = await person.request(path, {
      method,
      ...(row.body === undefined
        ? {}
        : { body: JSON.stringify(row.body), headers: { 'Content-Type': 'application/json' } }),
    });
    expect(`${role} ${answer.status}`).toBe(`${role} ${row[role as Role]}`);
    if (answer.status === 401) expect(await answer.json()).toEqual({ message: 'Unauthorized' });
    else if (isForAdministrators(call) && role !== 'administrator')
      expect(await answer.json()).toEqual({ message: 'Admin access required' });
  }
});

test('hiding a rock for the first time is for its owner alone', async () => {
  const owner = await asMember();
  const { id } = await registerRock(owner);
  const form = { ...newPlace(), actionType: 'hidden' };
  const hide = async (person: Person) =>
    (await person.api.rocks[':id'].locations.$post({ param: { id }, form })).status;
  expect(await hide(asStranger())).toBe(401);
  expect(await hide(await asMember())).toBe(403);
  expect(await hide(owner)).toBe(200);
});

test('a wrong method is no 5xx', async () => {
  const person = await asMember();
  for (const method of ['PUT', 'PATCH', 'DELETE', 'POST']) {
    expect((await person.request('/api/stats', { method })).status).toBe(404);
  }
});
