import { env } from 'cloudflare:test';
import { asc, sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { jobRuns, outbox } from '../../schema/tables/index.ts';
import { openContext } from '../context.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { openDatabase, writeAll } from '../platform/database.ts';
import type { Email } from '../platform/mail.ts';
import { makeWorld, type World } from '../testing/as.ts';
import { withFailingStatements } from '../testing/reports.ts';
import { deliver, type Template } from './deliver.ts';
import { queueEmail, type Kind } from './queue-email.ts';

const db = openDatabase(env.DB);

/** Ids of events whose email is no longer needed. */
const stale = new Set<string>();

const template: Template = {
  compose: async (_ctx, id) => (stale.has(id) ? null : { to: id, subject: id, text: '', html: '' }),
  onSent: (ctx, id) => [ctx.db.insert(jobRuns).values({ name: id, doneAt: ctx.now() })],
};
const kind: Kind = 'receipt';
// The same template for every kind.
const templates = new Proxy({} as Record<Kind, Template>, { get: () => template });

interface MailWorld extends World {
  /** Called before an email is accepted; it may throw or wait as the mail service does. */
  mailbox(email: Email): Promise<void> | void;
}

function makeMailWorld(): MailWorld {
  const world: MailWorld = Object.assign(makeWorld(), { mailbox: () => {} });
  world.deps.openMail = () => async (email) => {
    await world.mailbox(email);
    world.emails.push(email);
  };
  return world;
}

function isOff(): never {
  throw new Error('the mail service is off');
}

const contextOf = (world: World) => openContext(world.env, 'test', world.deps);
const sweep = (world: World) => deliver(contextOf(world), templates);
const sentBy = ({ emails }: World) => emails.map(({ to }) => to);
const rows = () => db.select().from(outbox).orderBy(asc(outbox.id));

/** Notes these events, each in its own thread unless one is given. */
async function note(world: World, ids: readonly string[], thread?: string): Promise<void> {
  const ctx = contextOf(world);
  const noted = ids.map((id) =>
    queueEmail(ctx, { event: `${kind}:${id}`, recipient: 'buyer', ...(thread && { thread }) }),
  );
  await writeAll(ctx.db, noted);
}

const many = (count: number) => Array.from({ length: count }, (_, i) => `n${i}`);

beforeEach(async () => {
  stale.clear();
  await db.batch([db.delete(outbox), db.delete(jobRuns)]);
});

test('an event has one row, however often it is noted, and it is written with its batch or not at all', async () => {
  const world = makeMailWorld();
  await note(world, ['once', 'once']);
  const ctx = contextOf(world);
  await queueEmail(ctx, { event: `${kind}:unless`, recipient: 'buyer', onlyIf: sql`1 = 2` });
  const refused = db.insert(jobRuns).values({ name: 'refused', doneAt: sql`NULL` });
  const batch = [queueEmail(ctx, { event: `${kind}:refused`, recipient: 'buyer' }), refused];
  await expect(writeAll(db, batch)).rejects.toThrow();
  await deliver(ctx, templates, ctx.queuedEvents);
  await sweep(world);
  expect(sentBy(world)).toEqual(['once']);
  await note(world, ['once']);
  await sweep(world);
  expect(sentBy(world)).toEqual(['once']);
});

test('a request sends only the emails that it noted; emails for the tick wait for it', async () => {
  const world = makeMailWorld();
  await note(world, ['earlier']);
  const ctx = contextOf(world);
  await queueEmail(ctx, { event: `${kind}:now`, recipient: 'buyer' });
  await queueEmail(ctx, { event: `${kind}:later`, recipient: 'buyer', isForTick: true });
  await deliver(ctx, templates, ctx.queuedEvents);
  expect(sentBy(world)).toEqual(['now']);
  await sweep(world);
  expect(sentBy(world)).toEqual(['now', 'earlier', 'later']);
});

test('ten sweeps at once send each email once', async () => {
  const world = makeMailWorld();
  await note(world, many(35));
  await Promise.all(Array.from({ length: 10 }, () => sweep(world)));
  expect(sentBy(world).toSorted()).toEqual(many(35).toSorted());
});

test('an email is marked as sent in one batch with the template’s own statements', async () => {
  const world = makeMailWorld();
  await note(world, ['sent']);
  await sweep(world);
  expect(await rows()).toMatchObject([{ leasedUntil: null, tries: 1, sentAt: world.now }]);
  expect(await db.select().from(jobRuns)).toEqual([{ name: 'sent', doneAt: world.now }]);
});

test('an event whose email is no longer needed ends without one', async () => {
  const world = makeMailWorld();
  stale.add('stale');
  await note(world, ['stale', 'fresh'], 'one');
  await sweep(world);
  expect(sentBy(world)).toEqual(['fresh']);
  const [ended] = await rows();
  expect(ended).toMatchObject({ leasedUntil: null, sentAt: null });
  expect(await db.select().from(jobRuns)).toHaveLength(1);
});

test('while the mail service is down a sweep gives up after ten emails; once it is back one sweep sends them all', async () => {
  const world = makeMailWorld();
  let tries = 0;
  world.mailbox = () => {
    tries += 1;
    isOff();
  };
  await note(world, many(25));
  await sweep(world);
  expect(tries).toBe(10);
  world.mailbox = () => {};
  world.now += hour;
  await sweep(world);
  expect(sentBy(world).toSorted()).toEqual(many(25).toSorted());
  world.now += hour;
  await sweep(world);
  expect(world.emails).toHaveLength(25);
});

test('a failed email is due again in the next sweep', async () => {
  const world = makeMailWorld();
  world.mailbox = isOff;
  await note(world, ['waits']);
  await sweep(world);
  world.mailbox = () => {};
  world.now += 1;
  await sweep(world);
  expect(sentBy(world)).toEqual(['waits']);
});

test('emails that always fail do not block others', async () => {
  const world = makeMailWorld();
  world.mailbox = ({ to }) => (to === 'new' ? undefined : isOff());
  await note(world, many(30));
  for (let i = 0; i < 4; i++) {
    await sweep(world);
    world.now += hour;
  }
  await note(world, ['new']);
  await sweep(world);
  expect(sentBy(world)).toEqual(['new']);
});

test('an email that has failed for two weeks is given up, and no longer blocks its thread', async () => {
  const world = makeMailWorld();
  world.mailbox = ({ to }) => (to === 'nobody' ? isOff() : undefined);
  await note(world, ['nobody', 'behind'], 'one');
  world.now += 14 * day - 1;
  await sweep(world);
  expect(await rows()).toMatchObject([{ leasedUntil: world.now + 1 }, {}]);
  world.now += 1;
  await sweep(world);
  expect(await rows()).toMatchObject([{ leasedUntil: null, sentAt: null, tries: 2 }, {}]);
  await sweep(world);
  expect(sentBy(world)).toEqual(['behind']);
});

test('one sweep sends at most 200 emails, oldest first, and the next one sends the rest', async () => {
  const world = makeMailWorld();
  await note(world, many(230));
  await sweep(world);
  expect(sentBy(world)).toEqual(many(200));
  await sweep(world);
  expect(sentBy(world)).toEqual(many(230));
});

test('rows of one thread go out in their order, even if the first one failed', async () => {
  const world = makeMailWorld();
  world.mailbox = ({ to }) => (to === 'first' ? isOff() : undefined);
  await note(world, ['first', 'second', 'third'], 'one');
  await note(world, ['other']);
  await sweep(world);
  expect(sentBy(world)).toEqual(['other']);
  world.mailbox = () => {};
  const ctx = contextOf(world);
  await queueEmail(ctx, { event: `${kind}:fourth`, recipient: 'buyer', thread: 'one' });
  await deliver(ctx, templates, ctx.queuedEvents);
  expect(sentBy(world)).toEqual(['other']);
  world.now += hour;
  await sweep(world);
  expect(sentBy(world)).toEqual(['other', 'first', 'second', 'third', 'fourth']);
});

test('an expired lease is taken over, and its slow worker sends nothing more', async () => {
  const world = makeMailWorld();
  await note(world, ['slow', 'next']);
  const [reached, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  world.mailbox = () => {
    reached.resolve();
    return held.promise;
  };
  const slow = sweep(world);
  await reached.promise;
  world.mailbox = () => {};
  world.now += 9 * minute;
  await sweep(world);
  expect(sentBy(world)).toEqual([]);
  world.now += minute;
  await sweep(world);
  expect(sentBy(world)).toEqual(['slow', 'next']);
  held.reject(new Error('the mail service did not answer'));
  await slow;
  world.now += hour;
  await sweep(world);
  expect(sentBy(world)).toEqual(['slow', 'next']);
});

/** D1 refuses this many times to mark an email as sent. */
function refuseNotes(world: World, times: number): void {
  let left = times;
  world.env = withFailingStatements(env, (statement) => {
    if (!/^update "outbox" set "leased_until" = \?, "sent_at"/i.test(statement) || left === 0) return false;
    left--;
    return true;
  });
}

test('an email is marked as sent even if D1 accepts that only at the third try', async () => {
  const world = makeMailWorld();
  await note(world, ['once']);
  refuseNotes(world, 2);
  await sweep(world);
  world.now += hour;
  await sweep(world);
  expect(sentBy(world)).toEqual(['once']);
});

test('an email that could not be marked as sent is sent again when its lease is over, and not before', async () => {
  const world = makeMailWorld();
  await note(world, ['twice']);
  refuseNotes(world, 3);
  await sweep(world);
  world.now += 9 * minute;
  await sweep(world);
  expect(sentBy(world)).toEqual(['twice']);
  world.now += minute;
  await sweep(world);
  expect(sentBy(world)).toEqual(['twice', 'twice']);
});

test('a database that does not answer leaves the outbox to the next sweep', async () => {
  const world = makeMailWorld();
  await note(world, ['waits']);
  world.env = withFailingStatements(env, (statement) => statement.startsWith('update "outbox"'));
  await sweep(world);
  world.env = env;
  await sweep(world);
  expect(sentBy(world)).toEqual(['waits']);
});
