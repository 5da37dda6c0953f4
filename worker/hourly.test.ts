import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endedSessions, idempotencyKeys, limits } from '../schema/tables/index.ts';
import { realParts, type Parts } from './context.ts';
import { tickHourly } from './hourly.ts';
import { day, hour } from './platform/clock.ts';
import { openDatabase } from './platform/database.ts';
import { newId } from './platform/ids.ts';
import { makeWorld } from './testing/as.ts';
import { listen } from './testing/lines.ts';
import { envWith } from './testing/database.ts';
import { makeOrder, noteReceipt } from './testing/orders.ts';
import { makeMember } from './testing/make.ts';

let heard: ReturnType<typeof listen>;
beforeEach(() => {
  heard = listen();
});
afterEach(() => heard.stop());

test('the hourly tick forgets what is over and keeps what still counts', async () => {
  const db = openDatabase(env.DB);
  const { now, parts } = makeWorld();
  const { id: memberId } = await makeMember();
  const bucket = newId();
  const kept = { memberId, requestHash: 'x', answer: '{}' };
  await db.batch([
    db.insert(limits).values([
      { bucket: `${bucket}-over`, period: 1, count: 3, expiresAt: now - 1 },
      { bucket: `${bucket}-open`, period: 1, count: 3, expiresAt: now + hour },
    ]),
    db.insert(endedSessions).values([
      { sessionHash: `${bucket}-over`, expiresAt: now - 1 },
      { sessionHash: `${bucket}-open`, expiresAt: now + day },
    ]),
    db.insert(idempotencyKeys).values([
      { ...kept, key: 'older-than-two-days', createdAt: now - 2 * day - 1 },
      { ...kept, key: 'younger-than-two-days', createdAt: now - 2 * day + hour },
    ]),
  ]);
  await tickHourly(env, parts);
  const buckets = (await db.select().from(limits))
    .map((row) => row.bucket)
    .filter((name) => name.startsWith(bucket));
  expect(buckets).toEqual([`${bucket}-open`]);
  const sessions = (await db.select().from(endedSessions)).map((row) => row.sessionHash);
  expect(sessions.filter((hash) => hash.startsWith(bucket))).toEqual([`${bucket}-open`]);
  const keys = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.memberId, memberId));
  expect(keys.map(({ key }) => key)).toEqual(['younger-than-two-days']);
});

const steps = [
  'sweep',
  'report',
  'moderation',
  'photos',
  'sessions',
  'customers',
  'payments',
  'duplicates',
  'packs',
  'outbox',
];

test('each step of a tick has one line, and the tick has one', async () => {
  await tickHourly(env, makeWorld().parts);
  const [tick] = heard.lines('tick');
  const id = expect.stringMatching(/^[a-z2-7]{16}$/);
  const ms = expect.any(Number);
  expect(heard.lines('tick')).toEqual([{ kind: 'tick', id, ms, outcome: 'done', failed: [] }]);
  expect(heard.lines('job')).toEqual(
    steps.map((job) => ({ kind: 'job', id: tick?.['id'], job, ms, outcome: 'done' })),
  );
  expect(heard.lines()).toHaveLength(steps.length + 1);
});

test('a step that fails says so and why, and the others have their turn', async () => {
  const email = `${newId()}@canary.example`;
  // The salts of visits are forgotten in the sweep, and nowhere else.
  const broken = envWith(env, ({ prepare }) => ({
    prepare: (query) =>
      prepare(query.includes('visit_salts') ? `SELECT * FROM nowhere -- ${email} ${query}` : query),
  }));
  const tick = tickHourly(broken, makeWorld().parts);
  await expect(tick).rejects.toThrow('the hourly tick failed in sweep');
  expect(heard.lines('job').map(({ job, outcome }) => [job, outcome])).toEqual(
    steps.map((job) => [job, job === 'sweep' ? 'failed' : 'done']),
  );
  const [{ id } = { id: '' }] = heard.lines('tick');
  expect(heard.lines('tick')).toMatchObject([{ outcome: 'failed', failed: ['sweep'] }]);
  expect(heard.lines('failure')).toMatchObject([
    {
      id,
      job: 'sweep',
      what: 'a step of the hourly tick failed',
      causes: [expect.stringContaining('D1_ERROR')],
    },
  ]);
  expect(heard.text()).not.toContain('canary');
});

test('a step of which a part waits for the next tick is not done, and fails nothing', async () => {
  const { parts } = makeWorld();
  const email = `${newId()}@canary.example`;
  await noteReceipt((await makeOrder({ customerEmail: email })).id);
  const openMail: Parts['openMail'] = (_env, config, log) => (letter) =>
    realParts.openMail({ ...env, EMAIL: refusing }, config, log)(letter);
  await tickHourly(env, { ...parts, openMail });
  expect(heard.lines('job')).toContainEqual(
    expect.objectContaining({ job: 'outbox', outcome: 'incomplete' }),
  );
  expect(heard.lines('tick')).toMatchObject([{ outcome: 'incomplete', failed: [] }]);
  expect(heard.lines('failure').map(({ job, what }) => [job, what])).toEqual([
    ['outbox', 'the mail service did not take a letter'],
    ['outbox', 'an email could not be sent'],
  ]);
  expect(heard.text()).not.toContain('canary');
});

/** A mail service that takes nothing, and says for whom. */
const refusing: SendEmail = {
  send: async (message) => {
    throw new Error(
      `no letter to ${'to' in message ? JSON.stringify(message.to) : ''} ${JSON.stringify(message)}`,
    );
  },
};
