// Every period of docs/data.md: the hourly job keeps what is a minute younger, and deletes what is a minute older.
import { eq } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { beforeAll, expect, test } from 'vitest';
import document from '../docs/data.md?raw';
import {
  ambassadorApplications,
  deletionEmails,
  departedDeeds,
  departures,
  emailChanges,
  endedSessions,
  healthCounts,
  idempotencyKeys,
  keptSuspensions,
  knownBrowsers,
  limits,
  notifications,
  offers,
  orders,
  outbox,
  paymentEvents,
  questions,
  sessions,
  sightings,
  signInCodes,
  takebacks,
  traces,
  watchers,
} from '../schema/tables/index.ts';
import { departedId } from '../schema/takebacks.ts';
import { hour, minute } from './platform/clock.ts';
import { newId } from './platform/ids.ts';
import { countOne } from './platform/limits.ts';
import { end, giftWorld, offerByLink, wish } from './testing/adoption.ts';
import { db } from './testing/db.ts';
import { makeMember } from './testing/make.ts';
import { tick } from './testing/news.ts';
import { makeOrder } from './testing/orders.ts';
import { accepted, hiddenRock } from './testing/play.ts';
import { shownElsewhere } from './testing/retentions.ts';
import { msOf, storesIn } from './testing/stored-data.ts';

/** Then the hourly job looks at members whose ids begin with an a: a part of them has its turn each hour. */
const now = Math.ceil(Date.now() / (32 * hour)) * 32 * hour;

const inTurn = () => `a${newId().slice(1)}`;

/** Writes something as if at this time. @returns whether it is left */
type Write = (at: number, gifts: Awaited<ReturnType<typeof giftWorld>>) => Promise<() => Promise<boolean>>;

interface Aged {
  /** Store and period, as in docs/data.md. */
  of: readonly [store: string, period: string];
  write: Write;
  /** Age of what is still kept, where it is not a minute less than the period. */
  young?: number;
}

const memberIn = async () => (await makeMember({ id: inTurn() })).id;

const isLeft = (column: SQLiteColumn, value: string) => async () =>
  (await db.$count(column.table, eq(column, value))) > 0;

const aged: readonly Aged[] = [
  {
    of: ['traces', '7 day'],
    write: async (at) => {
      const memberId = await memberIn();
      await db.insert(traces).values({ memberId, hour: Math.floor(at / hour), network: 'a network' });
      return isLeft(traces.memberId, memberId);
    },
  },
  {
    of: ['departed_deeds', '7 day'],
    write: async (madeAt, gifts) => {
      const authorId = departedId(newId());
      await db
        .insert(departedDeeds)
        .values({ authorId, kind: 'rock', subjectId: gifts.id, rockId: gifts.id, madeAt });
      return isLeft(departedDeeds.authorId, authorId);
    },
  },
  {
    of: ['sightings', '7 day'],
    write: async (at, gifts) => {
      const memberId = await memberIn();
      await db
        .insert(sightings)
        .values({ id: newId(), rockId: gifts.id, createdAt: at, memberId, recordedAt: at });
      return isLeft(sightings.memberId, memberId);
    },
  },
  {
    of: ['takebacks', '90 day'],
    write: async (at) => {
      const id = newId();
      await db.insert(takebacks).values({ id, from: at, until: at + hour, createdAt: at });
      return isLeft(takebacks.id, id);
    },
  },
  {
    of: ['sign_in_codes', '1 day'],
    write: async (createdAt) => {
      const id = newId();
      const email = `${id}@example.test`;
      const hashes = { browserHash: id, codeHash: id, ipHash: id };
      await db.insert(signInCodes).values({
        id,
        email,
        emailKey: email,
        ...hashes,
        returnTo: '/',
        triesLeft: 5,
        createdAt,
        expiresAt: createdAt,
      });
      return isLeft(signInCodes.id, id);
    },
  },
  {
    of: ['known_browsers', '180 day'],
    write: async (seenAt) => {
      const browserHash = newId();
      await db.insert(knownBrowsers).values({ browserHash, memberId: await memberIn(), seenAt });
      return isLeft(knownBrowsers.browserHash, browserHash);
    },
  },
  {
    of: ['idempotency_keys', '48 hour'],
    write: async (createdAt) => {
      const key = newId();
      const row = { memberId: await memberIn(), key, requestHash: '', answer: '{}', createdAt };
      await db.insert(idempotencyKeys).values(row);
      return isLeft(idempotencyKeys.key, key);
    },
  },
  {
    of: ['email_changes', '1 week'],
    write: async (createdAt) => {
      const id = newId();
      const addresses = { oldEmail: id, oldEmailKey: id, newEmail: id, newEmailKey: id };
      const links = { confirmHash: id, undoHash: id };
      await db
        .insert(emailChanges)
        .values({ id, memberId: await memberIn(), ...addresses, ...links, createdAt });
      return isLeft(emailChanges.id, id);
    },
  },
  {
    of: ['deletion_emails', '14 day'],
    write: async (createdAt) => {
      const id = newId();
      await db.insert(deletionEmails).values({ id, email: `${id}@example.test`, createdAt });
      return isLeft(deletionEmails.id, id);
    },
  },
  {
    of: ['departures', '60 day'],
    write: async (leftAt) => {
      const memberHash = newId();
      await db.insert(departures).values({ memberHash, leftAt });
      return isLeft(departures.memberHash, memberHash);
    },
  },
  {
    of: ['kept_suspensions', '1 year'],
    write: async (leftAt) => {
      const addressHash = newId();
      await db.insert(keptSuspensions).values({ addressHash, reason: 'Unkind words', until: null, leftAt });
      return isLeft(keptSuspensions.addressHash, addressHash);
    },
  },
  {
    of: ['kept_suspensions', 'its end'],
    write: async (until) => {
      const addressHash = newId();
      const row = { addressHash, reason: 'Unkind words', until, leftAt: until - hour };
      await db.insert(keptSuspensions).values(row);
      return isLeft(keptSuspensions.addressHash, addressHash);
    },
  },
  {
    of: ['payment_events', '40 day'],
    write: async (receivedAt) => {
      const id = newId();
      await db.insert(paymentEvents).values({ id, type: 'invoice.paid', receivedAt });
      return isLeft(paymentEvents.id, id);
    },
  },
  {
    of: ['ambassador_applications', '1 month'],
    write: async (announcedAt) => {
      const id = newId();
      const who = { name: 'Ann', email: id, emailKey: id };
      const where = {
        address: '12 Pebble Street',
        city: 'Graz',
        state: '',
        zipcode: '8010',
        country: 'Austria',
      };
      await db
        .insert(ambassadorApplications)
        .values({ id, ...who, ...where, region: 'AT', createdAt: announcedAt, announcedAt });
      const { address, city, zipcode } = ambassadorApplications;
      return async () => {
        const rows = await db
          .select({ address, city, zipcode })
          .from(ambassadorApplications)
          .where(eq(ambassadorApplications.id, id));
        return Object.values(rows[0] ?? {}).join('') !== '';
      };
    },
  },
  {
    of: ['orders', '400 day'],
    write: async (createdAt) => {
      const { id } = await makeOrder({ createdAt, shippedAt: createdAt });
      return async () => {
        const [order] = await db.select().from(orders).where(eq(orders.id, id));
        return JSON.stringify(order?.shipping).includes('Pebble');
      };
    },
  },
  {
    of: ['health_counts', '48 hour'],
    write: async (at) => {
      await db.insert(healthCounts).values({ period: at, what: 'answers', total: 1, failed: 0 });
      return async () => (await db.$count(healthCounts, eq(healthCounts.period, at))) > 0;
    },
  },
  {
    of: ['notifications', '90 day'],
    write: async (createdAt) => {
      const id = newId();
      await db
        .insert(notifications)
        .values({ memberId: await memberIn(), id, kind: 'found', rockId: '', subject: '', createdAt });
      return isLeft(notifications.id, id);
    },
  },
  {
    of: ['outbox', '90 day'],
    write: async (createdAt) => {
      const event = `notice:${inTurn()}`;
      const to = { recipient: 'member', channel: 'email', thread: event } as const;
      await db.insert(outbox).values({ event, ...to, createdAt, leasedUntil: null });
      return isLeft(outbox.event, event);
    },
  },
  { of: ['watchers', '2 day'], write: (createdAt, gifts) => watcher(gifts.id, createdAt, null) },
  { of: ['watchers', '1 year'], write: (createdAt, gifts) => watcher(gifts.id, createdAt, createdAt) },
  {
    of: ['questions', '30 day'],
    write: async (createdAt, gifts) => {
      const id = newId();
      const row = { id, rockId: gifts.id, memberId: await memberIn(), seq: 1, createdAt };
      await db.insert(questions).values(row);
      return isLeft(questions.id, id);
    },
  },
  {
    of: ['offers', '14 day'],
    write: async (at, gifts) => {
      const { id } = await offered(at, gifts);
      return isLeft(offers.id, id);
    },
  },
  {
    // From the day on which somebody says that they would like the rock.
    of: ['offers', '14 day'],
    write: async (at, gifts) => {
      const { id, token } = await offered(at - 24 * hour, gifts);
      gifts.world.now = at;
      await accepted(await wish(gifts.receiver, token));
      return isLeft(offers.id, id);
    },
  },
  {
    of: ['offers', '90 day'],
    write: async (at, gifts) => {
      const { id, token } = await offered(at, gifts);
      await accepted(await wish(gifts.receiver, token));
      await accepted(await end(gifts.painter, id));
      return isLeft(offers.id, id);
    },
  },
  {
    // The longest window.
    of: ['limits', '1 day'],
    write: async (at) => {
      const bucket = `comment-day:${newId()}` as const;
      await db.batch([countOne(db, { bucket, most: 1, windowMs: 24 * hour }, at)]);
      return isLeft(limits.bucket, bucket);
    },
    young: 0,
  },
  {
    of: ['sessions', 'its end'],
    write: async (expiresAt) => {
      const sessionHash = newId();
      await db.insert(sessions).values({ sessionHash, memberId: await memberIn(), expiresAt });
      return isLeft(sessions.sessionHash, sessionHash);
    },
  },
  {
    of: ['ended_sessions', 'its end'],
    write: async (expiresAt) => {
      const sessionHash = newId();
      await db.insert(endedSessions).values({ sessionHash, expiresAt });
      return isLeft(endedSessions.sessionHash, sessionHash);
    },
  },
];

async function watcher(rockId: string, createdAt: number, confirmedAt: number | null) {
  const id = newId();
  await db
    .insert(watchers)
    .values({ id, rockId, email: id, emailKey: id, confirmHash: id, createdAt, confirmedAt });
  return isLeft(watchers.id, id);
}

/** An offer of another rock each time. */
async function offered(at: number, { world, painter }: Parameters<Write>[1]) {
  world.now = at;
  return offerByLink(painter, (await hiddenRock(painter)).id);
}

const left = new Map<Aged, { young: () => Promise<boolean>; old: () => Promise<boolean> }>();

beforeAll(async () => {
  const gifts = await giftWorld(now);
  for (const one of aged) {
    const period = msOf(one.of[1]) || 0;
    const young = await one.write(now - (one.young ?? period - minute), gifts);
    left.set(one, { young, old: await one.write(now - period - minute, gifts) });
  }
  gifts.world.now = now;
  await tick(gifts.world);
});

test.each(aged.map((one) => [...one.of, one] as const))(
  '%s are kept for %s',
  async (_store, _period, one) => {
    const { young, old } = left.get(one) ?? {};
    expect([await young?.(), await old?.()]).toEqual([true, false]);
  },
);

test('every period of docs/data.md is aged here, or shown by a test that is listed', () => {
  const here = aged.map(({ of: [store, period] }) => `${store}: ${period}`);
  const periods = storesIn(document).flatMap(({ name, periods }) =>
    // What Cloudflare keeps for us is for its own tests.
    name.startsWith('elsewhere:') || shownElsewhere.some(({ store }) => name.startsWith(store))
      ? []
      : periods.map((period) => `${name}: ${period}`),
  );
  expect([...new Set(here)].filter((one) => !one.endsWith('its end')).toSorted()).toEqual(periods.toSorted());
});
