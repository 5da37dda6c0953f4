import { expect, test } from 'vitest';
import { newApplication } from './ambassadors/testing-application.ts';
import { makeMember, newCode, newPlace } from './testing/make.ts';
import { commentOn, rockWithPhoto } from './testing/moderation.ts';
import { makeOrder } from './testing/orders.ts';
import { planReturns, shopReturns } from './testing/payments.ts';
import { hiddenRock } from './testing/play.ts';
import { proof } from './testing/proof.ts';
import {
  aboutLink,
  aboutRock,
  calls,
  heldRock,
  type Making,
  newPeople,
  requestOf,
  type Role,
  roles,
} from './testing/roles.ts';
import { rememberingEnv } from './testing/statements.ts';

type Row = Record<Role, number> & { about?: Making };

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

const sends = (body: unknown) => ({ about: () => ({ body }) });

/** Every call × every role; a call without a row fails. */
const table: Record<string, Row> = {
  'GET /api/health': everybody(200),
  'POST /api/rocks': {
    ...membersOnly(),
    about: () => ({ body: { name: 'Sunny', laserEngraverId: newCode() } }),
  },
  'GET /api/rocks': everybody(200),
  'GET /api/rocks/my': membersOnly(),
  'GET /api/rocks/featured': everybody(200),
  'GET /api/rocks/locations': everybody(200),
  'GET /api/map': { ...everybody(200), about: () => ({ query: 'bbox=-180,-90,180,90&zoom=2' }) },
  'GET /api/rocks/counts': everybody(200),
  'GET /api/rocks/check/:id': {
    ...everybody(200),
    about: async (people) => ({ id: (await heldRock(people)).rock.laserEngraverId }),
  },
  'GET /api/rocks/rehide': membersOnly(),
  'GET /api/rocks/rehidden': membersOnly(),
  'GET /api/rocks/:id/journey': { ...everybody(200), about: aboutRock() },
  'POST /api/rocks/find': {
    ...membersOnly(),
    about: async ({ owner }) => ({ body: { laserEngraverId: (await hiddenRock(owner)).laserEngraverId } }),
  },
  'POST /api/rocks/:id/locations': {
    ...membersOnly(403),
    holder: 200,
    about: aboutRock({ ...newPlace(), actionType: 'found' }),
  },
  // By the id of a find: whose it is not, for them there is none.
  'POST /api/rocks/:id/rehide': {
    ...membersOnly(404),
    holder: 200,
    about: async (people) => ({ id: (await heldRock(people)).foundRockId, body: newPlace() }),
  },
  'POST /api/rocks/:id/interactions': {
    ...membersOnly(),
    about: aboutRock({ interactionType: 'like' }),
  },
  'GET /api/rocks/:id/interactions': { ...everybody(200), about: aboutRock() },
  'DELETE /api/rocks/:id/interactions/like': { ...membersOnly(), about: aboutRock() },
  // A stranger's, on the owner's rock: not even the owner of the rock takes it away.
  'DELETE /api/rocks/:id/interactions/:commentId': {
    ...membersOnly(404),
    stranger: 200,
    about: async (people) => {
      const { id } = (await heldRock(people)).rock;
      return { id, commentId: await commentOn(people.stranger, id, 'Lovely') };
    },
  },
  'POST /api/reports': {
    ...membersOnly(),
    owner: 409,
    about: async (people) => ({
      body: { subject: 'rock', subjectId: (await heldRock(people)).rock.id, reason: 'other' },
    }),
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
  'POST /api/subscription/create': { ...membersOnly(503), premium: 200, ...sends({ plan: 'monthly' }) },
  'POST /api/subscription/create-checkout': {
    ...everybody(503),
    premium: 409,
    ...sends({ plan: 'monthly', ...planReturns }),
  },
  'POST /api/subscription/claim': membersOnly(),
  'POST /api/subscription/cancel': { ...membersOnly(403), premium: 409 },
  'POST /api/subscription/reactivate': membersOnly(403),
  'POST /api/subscription/portal': membersOnly(404),
  'POST /api/products/create-checkout': {
    ...everybody(503),
    ...sends({ productId: 'qr-labels-10', ...shopReturns }),
  },
  'GET /api/orders/my': membersOnly(),
  'GET /api/orders/latest': everybody(200),
  'POST /api/stripe/webhook': { ...everybody(503), ...sends({}) },
  'GET /api/user/analytics': { ...membersOnly(403), premium: 200 },
  'GET /api/user/export/rocks.csv': { ...membersOnly(403), premium: 200 },
  'GET /api/user/export/journeys.csv': { ...membersOnly(403), premium: 200 },
  'GET /api/user/export/finds.csv': { ...membersOnly(403), premium: 200 },
  'GET /api/designs': { ...membersOnly(403), premium: 200 },
  'GET /api/designs/:id': { ...membersOnly(403), premium: 200, about: () => ({ id: 'ladybird' }) },
  // The same application from each of them: taken once, confirmed to all.
  'POST /api/qr-code-signups': { ...everybody(200), ...sends(newApplication()) },
  'GET /api/founding-ambassadors': everybody(200),
  'GET /api/login': { ...everybody(303), visitor: 200 },
  'POST /api/login': everybody(400),
  'GET /api/login/code': { ...everybody(303), visitor: 400 },
  'POST /api/login/code': everybody(400),
  'GET /api/login/oidc': { ...everybody(303), visitor: 404 },
  'GET /api/login/oidc/callback': everybody(404),
  'GET /api/logout': everybody(303),
  'GET /api/auth/user': membersOnly(),
  'POST /api/auth/user/complete-first-login': { ...membersOnly(), ...sends({}) },
  'PUT /api/user/profile': { ...membersOnly(400), ...sends({}) },
  'PUT /api/user/avatar': { ...membersOnly(400), ...sends({}) },
  'DELETE /api/user/avatar': membersOnly(),
  'DELETE /api/user/account': membersOnly(),
  'PATCH /api/auth/user/email': { ...membersOnly(400), ...sends({}) },
  'DELETE /api/auth/user/email': membersOnly(),
  'GET /api/auth/email/confirm': { ...membersOnly(403), owner: 200, about: aboutLink('confirm') },
  'POST /api/auth/email/confirm': { ...membersOnly(403), owner: 200, about: aboutLink('confirm') },
  // Whoever reads the old address's emails.
  'GET /api/auth/email/undo': { ...everybody(200), about: aboutLink('undo') },
  'POST /api/auth/email/undo': { ...everybody(200), about: aboutLink('undo') },
  'GET /api/geocode': membersOnly(400),
  'POST /api/visits': everybody(204),
  'GET /api/admin/visitor-analytics': administratorOnly(),
  'GET /api/admin/subscription-analytics': administratorOnly(),
  'GET /api/admin/days': administratorOnly(),
  'POST /api/admin/send-daily-report': administratorOnly(),
  'GET /api/admin/orders': administratorOnly(),
  'GET /api/admin/order-totals': administratorOnly(),
  'GET /api/admin/applications': administratorOnly(),
  'GET /api/admin/orders.csv': administratorOnly(),
  'POST /api/admin/orders/:id/shipment': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeOrder()).id, body: { tracking: 'UPS 1Z' } }),
  },
  'PUT /api/admin/orders/:id/shipment': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeOrder({ shippedAt: 1 })).id, body: { tracking: 'UPS 1Z' } }),
  },
  'GET /api/admin/orders/:id/labels': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeOrder()).id }),
  },
  'GET /api/admin/reports': administratorOnly(),
  'GET /api/admin/withheld': administratorOnly(),
  'POST /api/admin/moderation': {
    ...administratorOnly(),
    about: async (people) => ({
      body: {
        subject: 'rock',
        subjectId: (await heldRock(people)).rock.id,
        verdict: 'withhold',
        reason: 'Unkind',
      },
    }),
  },
  'GET /api/admin/acts': administratorOnly(),
  'GET /api/admin/members': administratorOnly(),
  'GET /api/admin/members.csv': administratorOnly(),
  'POST /api/admin/members/:id/plan': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeMember()).id, body: { isGiven: true, reason: 'A gift' } }),
  },
  'POST /api/admin/members/:id/sign-out': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeMember()).id, body: { reason: 'They asked' } }),
  },
  // For visitors on through the sign-in; a member's find is told on the page.
  'POST /nfc-scan': {
    ...everybody(303),
    about: async ({ owner }) => {
      const { laserEngraverId: rockId } = await hiddenRock(owner);
      return { body: new URLSearchParams({ rockId, key: 'a-key-of-a-form' }) };
    },
  },
  'GET /nfc-scan': {
    ...everybody(200),
    about: async (people) => ({ query: `rockId=${(await heldRock(people)).rock.laserEngraverId}` }),
  },
  'GET /:r{[rR]}/:code': {
    ...everybody(200),
    about: async (people) => ({ code: (await heldRock(people)).rock.laserEngraverId }),
  },
  'GET /img/:key': {
    ...everybody(200),
    about: async ({ owner }) => ({ key: (await rockWithPhoto(owner)).key }),
  },
  'GET /img/:key/320': {
    ...everybody(200),
    about: async ({ owner }) => ({ key: (await rockWithPhoto(owner)).key }),
  },
};

/** With a page, which stands before the calls, and knows the rock and whoever asks. */
const routes = [...calls, 'GET /nfc-scan'];

test('every call has a row, and every row a call', () => {
  expect(routes.toSorted()).toEqual(Object.keys(table).toSorted());
});

/** Answers that were as the table says. */
let asTold = 0;
/** What opening an address wrote, each once. */
const writing = new Set<string>();

const isForAdministrators = (call: string) => call.includes(' /api/admin/');

test.each(Object.keys(table))('%s', async (call) => {
  const row = table[call];
  if (!row) throw new Error('no row');
  const people = await newPeople();
  for (const role of roles) {
    const { path, init } = requestOf(call, (await row.about?.(people)) ?? {});
    const { env } = people.world;
    const { env: remembering, sent } = rememberingEnv(env);
    people.world.env = remembering;
    const answer = await people[role].request(path, init);
    people.world.env = env;
    if (call.startsWith('GET '))
      for (const { sql } of sent)
        if (!/^(select|with) /i.test(sql)) writing.add(`${call}: ${sql.replace(/(?<="\w+") .*/s, '')}`);
    expect(`${role} ${answer.status}`).toBe(`${role} ${row[role]}`);
    asTold++;
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
    if (answer.status === 401 && !isPage) expect(await answer.json()).toEqual({ message: 'Unauthorized' });
    else if (isForAdministrators(call) && role !== 'administrator')
      expect(await answer.json()).toEqual({ message: 'Admin access required' });
  }
});

test('every cell of the table was asked', ({ task }) => {
  const cells = routes.length * roles.length;
  proof(task, {
    goal: 'G-A1',
    what: `${routes.length} calls × ${roles.length} roles`,
    figure: `${asTold} of ${cells} as the table says`,
    passLine: 'all',
  });
  expect(asTold).toBe(cells);
});

test('opening an address writes nothing, whoever does, but that one signs out or takes files of everybody along', () => {
  expect([...writing]).toEqual([
    'GET /api/logout: insert into "ended_sessions"',
    'GET /api/logout: update "sessions"',
    'GET /api/logout: delete from "sessions"',
    'GET /api/admin/orders.csv: insert into "acts"',
    'GET /api/admin/members.csv: insert into "acts"',
  ]);
});
