import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { members } from '../schema/tables/index.ts';
import { newApplication } from './ambassadors/testing-application.ts';
import { pictures } from './photos/testing-corpus.ts';
import { newId } from './platform/ids.ts';
import { asMember } from './testing/as.ts';
import { newEmail } from './testing/browser.ts';
import { db } from './testing/db.ts';
import { anArchive } from './testing/archive.ts';
import { formOf } from './testing/form.ts';
import { makeMember, newCode, newPlace } from './testing/make.ts';
import { commentOn, rockWithPhoto, suspendedAddress } from './testing/moderation.ts';
import { makeOrder, makePack, newAddress } from './testing/orders.ts';
import { waitingMessage } from './testing/outbox.ts';
import { planReturns, shopReturns } from './testing/payments.ts';
import { hiddenRock } from './testing/play.ts';
import { proof } from './testing/proof.ts';
import { aSubscription } from './testing/push.ts';
import {
  aboutHour,
  aboutLink,
  aboutOffer,
  aboutQuestion,
  aboutRock,
  aboutSeenRock,
  aboutSighting,
  aboutWatch,
  aboutWayOut,
  calls,
  heldRock,
  type Making,
  newPeople,
  requestOf,
  type Role,
  roles,
  takenHour,
} from './testing/roles.ts';
import { makeSelection } from './testing/selections.ts';
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
  'POST /api/rocks/list': {
    ...membersOnly(403),
    ...sends({ rocks: [{ line: 1, name: 'Sunny', laserEngraverId: 'LIBRARY 0001' }] }),
  },
  'GET /api/rocks': everybody(200),
  'GET /api/rocks/my': membersOnly(),
  'GET /api/rocks/featured': everybody(200),
  'GET /api/rocks/locations': everybody(200),
  'GET /api/map': { ...everybody(200), about: () => ({ query: 'bbox=-180,-90,180,90&zoom=2' }) },
  'GET /api/map/month': everybody(200),
  'GET /api/rocks/counts': everybody(200),
  'GET /api/rocks/check/:id': {
    ...everybody(200),
    about: async (people) => ({ id: (await heldRock(people)).rock.laserEngraverId }),
  },
  'GET /api/rocks/rehide': membersOnly(),
  'GET /api/rocks/rehidden': membersOnly(),
  'GET /api/rocks/:id/journey': { ...everybody(200), about: aboutRock() },
  'GET /sitemap.xml': everybody(200),
  'GET /:page{sitemap-[0-9]+[.]xml}': everybody(200),
  'GET /robots.txt': everybody(200),
  'GET /api/oembed': {
    ...everybody(200),
    about: async (people) => ({ query: `url=https://localhost/rocks/${(await heldRock(people)).rock.id}` }),
  },
  'GET /img/rocks/:id': {
    ...everybody(200),
    about: async ({ owner }) => ({ id: `${(await rockWithPhoto(owner)).rock.id}.jpg` }),
  },
  'GET /rocks/:id': { ...everybody(200), about: aboutRock() },
  'GET /api/rocks/:id/page': { ...everybody(200), about: aboutRock() },
  'PUT /api/rocks/:id/page': {
    ...membersOnly(403),
    owner: 200,
    about: aboutRock({ page: 'members' }),
  },
  'POST /api/rocks/find': {
    ...membersOnly(),
    about: async ({ owner }) => ({ body: { laserEngraverId: (await hiddenRock(owner)).laserEngraverId } }),
  },
  'POST /api/rocks/:id/locations': {
    ...membersOnly(403),
    holder: 200,
    about: aboutRock({ ...newPlace(), actionType: 'found' }),
  },
  // Takes the id of a find, which does not exist for other members.
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
  // The stranger's comment on the owner's rock: even the rock's owner may not delete it.
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
  'GET /api/user/follows': membersOnly(),
  'PUT /api/rocks/:id/follow': { ...membersOnly(), about: aboutRock({}) },
  'DELETE /api/rocks/:id/follow': { ...membersOnly(), about: aboutRock() },
  // Entry 2 is the holder's find.
  'PUT /api/rocks/:id/journey/:seq/thanks': {
    ...membersOnly(403),
    owner: 200,
    about: async (people) => ({ id: (await heldRock(people)).rock.id, seq: '2', body: { line: 'Thanks' } }),
  },
  'PUT /api/rocks/:id/journey/:seq/line': {
    ...membersOnly(403),
    holder: 200,
    about: async (people) => ({ id: (await heldRock(people)).rock.id, seq: '2', body: { line: 'Wow' } }),
  },
  'PATCH /api/rocks/:id/journey/:seq': {
    ...membersOnly(404),
    holder: 200,
    about: async (people) => ({ id: (await heldRock(people)).rock.id, seq: '2', body: { notes: 'Wow' } }),
  },
  'DELETE /api/rocks/:id/journey/:seq': {
    ...membersOnly(404),
    holder: 200,
    about: async (people) => ({ id: (await heldRock(people)).rock.id, seq: '2' }),
  },
  'POST /api/rocks/move': {
    ...membersOnly(),
    about: async ({ owner }) => {
      const place = newPlace();
      const { laserEngraverId } = await hiddenRock(owner, { place });
      return { body: { ...place, laserEngraverId } };
    },
  },
  'POST /api/rocks/seen': {
    ...membersOnly(),
    about: async ({ owner }) => {
      const { laserEngraverId } = await hiddenRock(owner);
      return { body: { laserEngraverId } };
    },
  },
  'PUT /api/rocks/:id/absence': {
    ...membersOnly(),
    about: async ({ owner }) => ({ id: (await hiddenRock(owner)).id }),
  },
  'DELETE /api/rocks/:id/absence': {
    ...membersOnly(),
    about: async ({ owner }) => ({ id: (await hiddenRock(owner)).id }),
  },
  'PUT /api/rocks/:id/hand-on': { ...membersOnly(403), holder: 200, about: aboutRock() },
  'DELETE /api/rocks/:id/hand-on': { ...membersOnly(403), holder: 200, about: aboutRock() },
  'POST /api/rocks/:id/keep': { ...membersOnly(403), holder: 200, about: aboutRock() },
  'POST /api/rocks/:id/keep/answer': {
    ...membersOnly(403),
    owner: 200,
    about: async (people) => {
      const { id } = (await heldRock(people)).rock;
      await people.holder.send('POST', `/api/rocks/${id}/keep`);
      return { id, body: { isYes: true } };
    },
  },
  'PUT /api/rocks/:id/rest': {
    ...membersOnly(403),
    owner: 200,
    about: async ({ owner }) => ({ id: (await hiddenRock(owner)).id, body: { rest: 'retired' } }),
  },
  'GET /api/notifications': membersOnly(),
  'GET /api/notifications/unread': membersOnly(),
  'POST /api/notifications/read': { ...membersOnly(), ...sends({ until: '2026-05-31T12:00:00.000Z' }) },
  'GET /api/user/notifications': membersOnly(),
  'PUT /api/user/notifications': { ...membersOnly(400), ...sends({}) },
  'DELETE /api/rocks/:id/sightings/:sightingId': {
    ...membersOnly(403),
    owner: 200,
    administrator: 200,
    about: aboutSighting,
  },
  'GET /api/worn-off': { ...everybody(200), about: () => ({ query: 'town=omaha' }) },
  'POST /api/rocks/:id/questions': {
    ...membersOnly(),
    owner: 409,
    about: async ({ owner }) => ({ id: (await hiddenRock(owner)).id, body: formOf({}, pictures.gif) }),
  },
  'GET /api/questions': membersOnly(),
  // The owner painted the rock, and the holder asks. Not even the administrator sees it.
  'GET /api/questions/:id': { ...membersOnly(404), owner: 200, holder: 200, about: aboutQuestion() },
  'DELETE /api/questions/:id': { ...membersOnly(404), holder: 200, about: aboutQuestion() },
  'POST /api/questions/:id/answer': {
    ...membersOnly(404),
    owner: 200,
    about: aboutQuestion({ isMine: true }),
  },
  'POST /api/rocks/:id/offers': {
    ...membersOnly(403),
    owner: 200,
    about: aboutRock({ by: 'link', tokenHash: 'a'.repeat(43) }),
  },
  'DELETE /api/offers/:id': { ...membersOnly(404), owner: 200, about: aboutOffer },
  'POST /api/offers/:id/give': { ...membersOnly(404), owner: 200, about: aboutOffer },
  // Open to anyone with the link: they can only ask. The holder has said yes already.
  'GET /api/adopt/:token': { ...everybody(200), about: aboutOffer },
  'POST /api/adopt/:token': { ...membersOnly(409), holder: 200, about: aboutOffer },
  'DELETE /api/adopt/:token': { ...membersOnly(404), holder: 200, about: aboutOffer },
  'POST /api/seen': { ...everybody(303), about: aboutSeenRock },
  'GET /api/seen': { ...everybody(200), about: aboutSeenRock },
  'POST /api/seen/watch': { ...everybody(200), about: aboutSeenRock },
  'GET /api/seen/confirm': { ...everybody(200), about: aboutWatch },
  'POST /api/seen/confirm': { ...everybody(200), about: aboutWatch },
  // Open to anyone with the link from an email.
  'GET /api/unsubscribe': { ...everybody(200), about: aboutWayOut },
  'POST /api/unsubscribe': { ...everybody(200), about: aboutWayOut },
  'GET /api/leaderboard': everybody(200),
  'GET /api/leaderboard/registered': everybody(200),
  'GET /api/activities': everybody(200),
  'GET /api/activities/my': membersOnly(),
  'GET /api/stats': everybody(200),
  'GET /api/stats/user': membersOnly(),
  'GET /api/payments': everybody(200),
  'GET /api/subscription/status': membersOnly(),
  // Without Stripe keys nothing can be bought, but access is checked first.
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
  'GET /api/user/export/follows.csv': { ...membersOnly(403), premium: 200 },
  'GET /api/user/export/notifications.csv': { ...membersOnly(403), premium: 200 },
  'GET /api/user/export.zip': membersOnly(),
  'GET /api/user/import': membersOnly(),
  // The body is no ZIP.
  'POST /api/user/import': { ...membersOnly(415), ...sends({}) },
  'GET /export.schema.json': everybody(200),
  'GET /api/designs': { ...membersOnly(403), premium: 200 },
  'GET /api/designs/:id': { ...membersOnly(403), premium: 200, about: () => ({ id: 'ladybird' }) },
  // Every role sends the same application: it is stored once and confirmed to each.
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
  'GET /api/push': everybody(200),
  // Every role sends the same subscription: it belongs to whoever sent it last.
  'POST /api/push/subscriptions': { ...membersOnly(), ...sends(aSubscription()) },
  'DELETE /api/push/subscriptions': { ...membersOnly(), ...sends({ endpoint: aSubscription().endpoint }) },
  'GET /api/auth/email/confirm': { ...membersOnly(403), owner: 200, about: aboutLink('confirm') },
  'POST /api/auth/email/confirm': { ...membersOnly(403), owner: 200, about: aboutLink('confirm') },
  // Open to anyone with the link from the old address's email.
  'GET /api/auth/email/undo': { ...everybody(200), about: aboutLink('undo') },
  'POST /api/auth/email/undo': { ...everybody(200), about: aboutLink('undo') },
  'GET /api/places': membersOnly(400),
  'GET /api/places/around': { ...everybody(200), about: () => ({ query: 'at=41.25,-95.93&zoom=6' }) },
  'GET /api/geocode': membersOnly(400),
  'POST /api/language': { ...everybody(200), ...sends({ language: 'en', unit: 'km' }) },
  'POST /api/visits': everybody(204),
  'GET /api/admin/visitor-analytics': administratorOnly(),
  'GET /api/admin/subscription-analytics': administratorOnly(),
  'GET /api/admin/days': administratorOnly(),
  'GET /api/admin/alarms': administratorOnly(),
  'GET /api/admin/finds-by-country': administratorOnly(),
  'GET /api/admin/finds-by-country.csv': administratorOnly(),
  'POST /api/admin/send-daily-report': administratorOnly(),
  'GET /api/admin/orders': administratorOnly(),
  'GET /api/admin/orders/:id': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeOrder()).id }),
  },
  'GET /api/admin/found-orders': administratorOnly(),
  'PUT /api/admin/applications/:id/withdrawal': {
    ...administratorOnly(),
    about: async () => ({ id: await makeSelection(), body: { reason: 'Unkind' } }),
  },
  'DELETE /api/admin/applications/:id/withdrawal': {
    ...administratorOnly(),
    about: async () => ({ id: await makeSelection({ withdrawnAt: 1 }), body: { reason: 'They wrote' } }),
  },
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
  'POST /api/admin/shipments': {
    ...administratorOnly(),
    about: async () => ({ body: { shipments: [{ id: (await makeOrder()).id, tracking: 'UPS 1Z' }] } }),
  },
  'GET /api/admin/labels': {
    ...administratorOnly(),
    about: async () => ({ query: `orders=${(await makeOrder()).id}` }),
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
  'GET /api/admin/takebacks': {
    ...administratorOnly(),
    about: async () => ({ query: `memberId=${(await makeMember()).id}&from=2026-05-31T08:00:00.000Z` }),
  },
  'POST /api/admin/takebacks': {
    ...administratorOnly(),
    about: async (people) => ({ body: await aboutHour(people) }),
  },
  'GET /api/admin/takebacks/:id': {
    ...administratorOnly(),
    about: async (people) => ({ id: await takenHour(people) }),
  },
  'POST /api/admin/takebacks/:id/undo': {
    ...administratorOnly(),
    about: async (people) => ({ id: await takenHour(people), body: { reason: 'No flood' } }),
  },
  'GET /api/admin/acts': administratorOnly(),
  'GET /api/admin/members': administratorOnly(),
  'GET /api/admin/departed': administratorOnly(),
  'GET /api/admin/suspended-address': {
    ...administratorOnly(),
    about: () => ({ query: `email=${newEmail()}` }),
  },
  'DELETE /api/admin/suspended-address': {
    ...administratorOnly(),
    about: async ({ world }) => ({ body: { email: await suspendedAddress(world), reason: 'They wrote' } }),
  },
  'GET /api/admin/members.csv': administratorOnly(),
  'POST /api/admin/members/:id/plan': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeMember()).id, body: { isGiven: true, reason: 'A gift' } }),
  },
  'POST /api/admin/members/:id/sign-out': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeMember()).id, body: { reason: 'They asked' } }),
  },
  'GET /api/admin/members/:id': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeMember()).id }),
  },
  'DELETE /api/admin/members/:id': {
    ...administratorOnly(),
    about: async () => {
      const { id, email } = await makeMember();
      return { id, body: { email, reason: 'They asked', isTold: true } };
    },
  },
  'PUT /api/admin/members/:id/suspension': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeMember()).id, body: { until: null, reason: 'Unkind' } }),
  },
  'DELETE /api/admin/members/:id/suspension': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeMember({ suspendedAt: 1 })).id, body: { reason: 'They wrote' } }),
  },
  'PUT /api/admin/members/:id/email': {
    ...administratorOnly(),
    about: async () => {
      const { id, email: emailBefore } = await makeMember();
      return { id, body: { email: newEmail(), emailBefore, reason: 'Their mailbox is gone' } };
    },
  },
  'DELETE /api/admin/members/:id/picture': {
    ...administratorOnly(),
    about: async () => ({ id: (await makeMember({ photoKey: newId() })).id, body: { reason: 'A face' } }),
  },
  'DELETE /api/admin/rocks/:id/photo': {
    ...administratorOnly(),
    about: async ({ owner }) => ({ id: (await rockWithPhoto(owner)).rock.id, body: { reason: 'A face' } }),
  },
  'PUT /api/admin/orders/:id/address': {
    ...administratorOnly(),
    about: async () => ({ id: (await makePack()).id, body: newAddress }),
  },
  'GET /api/admin/outbox': administratorOnly(),
  'GET /api/admin/outbox-count': administratorOnly(),
  'POST /api/admin/outbox/retry': administratorOnly(),
  'POST /api/admin/outbox/:id/retry': {
    ...administratorOnly(),
    about: async () => ({ id: await waitingMessage() }),
  },
  'DELETE /api/admin/outbox/:id': {
    ...administratorOnly(),
    about: async () => ({ id: await waitingMessage(), body: { reason: 'It bounces' } }),
  },
  'GET /api/admin/duplicates': administratorOnly(),
  'POST /api/admin/payment-repair': administratorOnly(),
  // Redirects visitors to the sign-in, and members to the page that shows their find.
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
  'GET /tiles/index.json': everybody(200),
  'GET /tiles/:z/:x/:y': { ...everybody(200), about: () => ({ z: '1', x: '0', y: '0.mvt' }) },
  'GET /img/:key': {
    ...everybody(200),
    about: async ({ owner }) => ({ key: (await rockWithPhoto(owner)).key }),
  },
  'GET /img/:key/320': {
    ...everybody(200),
    about: async ({ owner }) => ({ key: (await rockWithPhoto(owner)).key }),
  },
};

/**
 * Every write, and whether it is taken from a suspended member: those that leave, pay no longer, or read, and those that
 * anybody may make without an account. The page after POST /nfc-scan says that nothing was found.
 */
const whileSuspended: Readonly<Record<string, 'refused' | 'taken'>> = {
  'POST /api/rocks': 'refused',
  'POST /api/rocks/list': 'refused',
  'POST /api/user/import': 'refused',
  'PUT /api/rocks/:id/page': 'refused',
  'POST /api/rocks/find': 'refused',
  'POST /api/rocks/:id/locations': 'refused',
  'POST /api/rocks/:id/rehide': 'refused',
  'POST /api/rocks/:id/interactions': 'refused',
  'DELETE /api/rocks/:id/interactions/like': 'refused',
  'DELETE /api/rocks/:id/interactions/:commentId': 'refused',
  'POST /api/reports': 'refused',
  'PUT /api/rocks/:id/follow': 'refused',
  'DELETE /api/rocks/:id/follow': 'refused',
  'PUT /api/rocks/:id/journey/:seq/thanks': 'refused',
  'PUT /api/rocks/:id/journey/:seq/line': 'refused',
  'PATCH /api/rocks/:id/journey/:seq': 'refused',
  'DELETE /api/rocks/:id/journey/:seq': 'refused',
  'POST /api/rocks/move': 'refused',
  'POST /api/rocks/seen': 'refused',
  'PUT /api/rocks/:id/absence': 'refused',
  'DELETE /api/rocks/:id/absence': 'refused',
  'PUT /api/rocks/:id/hand-on': 'refused',
  'DELETE /api/rocks/:id/hand-on': 'refused',
  'POST /api/rocks/:id/keep': 'refused',
  'POST /api/rocks/:id/keep/answer': 'refused',
  'PUT /api/rocks/:id/rest': 'refused',
  'POST /api/notifications/read': 'taken',
  'PUT /api/user/notifications': 'taken',
  'DELETE /api/rocks/:id/sightings/:sightingId': 'refused',
  'POST /api/rocks/:id/questions': 'refused',
  'DELETE /api/questions/:id': 'refused',
  'POST /api/questions/:id/answer': 'refused',
  'POST /api/rocks/:id/offers': 'refused',
  'DELETE /api/offers/:id': 'refused',
  'POST /api/offers/:id/give': 'refused',
  'POST /api/adopt/:token': 'refused',
  'DELETE /api/adopt/:token': 'refused',
  'POST /api/seen': 'refused',
  'POST /api/seen/watch': 'taken',
  'POST /api/seen/confirm': 'taken',
  'POST /api/unsubscribe': 'taken',
  'POST /api/subscription/create': 'refused',
  'POST /api/subscription/create-checkout': 'refused',
  'POST /api/subscription/claim': 'taken',
  'POST /api/subscription/cancel': 'taken',
  'POST /api/subscription/reactivate': 'taken',
  'POST /api/subscription/portal': 'taken',
  'POST /api/products/create-checkout': 'refused',
  'POST /api/stripe/webhook': 'taken',
  'POST /api/qr-code-signups': 'refused',
  'POST /api/login': 'taken',
  'POST /api/login/code': 'taken',
  'POST /api/auth/user/complete-first-login': 'taken',
  'PUT /api/user/profile': 'refused',
  'PUT /api/user/avatar': 'refused',
  'DELETE /api/user/avatar': 'refused',
  'DELETE /api/user/account': 'taken',
  'PATCH /api/auth/user/email': 'taken',
  'DELETE /api/auth/user/email': 'taken',
  'POST /api/push/subscriptions': 'taken',
  'DELETE /api/push/subscriptions': 'taken',
  'POST /api/language': 'taken',
  'POST /api/visits': 'taken',
  'POST /nfc-scan': 'taken',
  'POST /api/auth/email/confirm': 'taken',
  // Last, since it ends the owner's sessions.
  'POST /api/auth/email/undo': 'taken',
};

/** The calls, and the scan page: middleware answers it, and it depends on the rock and the viewer. */
const routes = [...calls, 'GET /nfc-scan'];

test('every call has a row, and every row a call', () => {
  expect(routes.toSorted()).toEqual(Object.keys(table).toSorted());
});

/** Number of answers that matched the table. */
let matching = 0;
/** Statements by which GET requests wrote, without duplicates. */
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
    matching++;
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html');
    if (answer.status === 401 && !isPage) expect(await answer.json()).toEqual({ message: 'Unauthorized' });
    else if (isForAdministrators(call) && role !== 'administrator')
      expect(await answer.json()).toEqual({ message: 'Admin access required' });
  }
});

test('every write says whether it is taken from a suspended member', () => {
  const writes = calls.filter((call) => !call.startsWith('GET ') && !isForAdministrators(call));
  expect(Object.keys(whileSuspended).toSorted()).toEqual(writes.toSorted());
});

/** Of calls whose row of the table has an invalid body, which is refused first. */
const validBodies: Readonly<Record<string, unknown>> = {
  'PUT /api/user/profile': { username: 'pebbles' },
  'PUT /api/user/avatar': formOf({}, pictures.gif),
  'POST /api/user/import': new Blob([anArchive()], { type: 'application/zip' }),
};

test('a suspended member is refused with the reason, or taken as others are', async () => {
  const people = await newPeople();
  const suspension = { suspendedAt: 1, suspendedBecause: 'Unkind words' };
  for (const [call, what] of Object.entries(whileSuspended)) {
    const about = (await table[call]?.about?.(people)) ?? {};
    const { path, init } = requestOf(
      call,
      call in validBodies ? { ...about, body: validBodies[call] } : about,
    );
    let person = await asMember(people.world, await makeMember(suspension));
    if (call === 'POST /api/auth/email/confirm') {
      // Only the member who has asked for a change can confirm it.
      person = people.owner;
      await db.update(members).set(suspension).where(eq(members.id, person.member.id));
    }
    const answer = await person.request(path, init);
    const isRefused = answer.status === 403 && (await answer.text()).includes('Unkind words');
    expect([call, isRefused ? 'refused' : 'taken']).toEqual([call, what]);
    // The link has ended the owner's sessions.
    if (call.includes('/auth/email/')) people.owner = await asMember(people.world);
  }
});

test('every cell of the table was tested', ({ task }) => {
  const cells = routes.length * roles.length;
  proof(task, {
    goal: 'G-A1',
    what: `${routes.length} calls × ${roles.length} roles`,
    figure: `${matching} of ${cells} as the table says`,
    passLine: 'all',
  });
  expect(matching).toBe(cells);
});

test('a GET writes nothing for any role, except signing out, counting exports and logging the administrator’s CSV exports', () => {
  expect([...writing]).toEqual([
    'GET /api/user/export.zip: insert into "limits"',
    'GET /api/logout: insert into "ended_sessions"',
    'GET /api/logout: update "sessions"',
    'GET /api/logout: delete from "sessions"',
    'GET /api/admin/orders.csv: insert into "acts"',
    'GET /api/admin/members.csv: insert into "acts"',
  ]);
});
