import { env } from 'cloudflare:test';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { realDeps, type Deps } from './context.ts';
import { runHourly } from './hourly.ts';
import { newId } from './platform/ids.ts';
import { pauseKey } from './platform/pause.ts';
import { makeWorld } from './testing/as.ts';
import { listen } from './testing/lines.ts';
import { envWith } from './testing/database.ts';
import { makeOrder, noteReceipt } from './testing/orders.ts';

let heard: ReturnType<typeof listen>;
beforeEach(() => {
  heard = listen();
});
afterEach(() => heard.stop());

const steps = [
  'sweep',
  'report',
  'finds',
  'moderation',
  'takebacks',
  'photos',
  'sessions',
  'customers',
  'payments',
  'events',
  'duplicates',
  'packs',
  'towns',
  'reminders',
  'outbox',
  'alarms',
];

test('each step of a tick logs one line, and so does the tick', async () => {
  await runHourly(env, makeWorld().deps);
  const [tick] = heard.lines('tick');
  const id = expect.stringMatching(/^[a-z2-7]{16}$/);
  const ms = expect.any(Number);
  expect(heard.lines('tick')).toEqual([{ kind: 'tick', id, ms, outcome: 'done', failed: [] }]);
  expect(heard.lines('job')).toEqual(
    steps.map((job) => ({ kind: 'job', id: tick?.['id'], job, ms, outcome: 'done' })),
  );
  expect(heard.lines()).toHaveLength(steps.length + 1);
});

test('while the database is set back, no step runs, and the log says why', async () => {
  await env.SESSIONS.put(pauseKey, 'restore');
  await runHourly(env, makeWorld().deps);
  await env.SESSIONS.delete(pauseKey);
  expect(heard.lines()).toEqual([
    { kind: 'failure', id: expect.any(String), what: 'the hourly job waits for the end of a restore' },
  ]);
});

test('a failed step logs its cause, and the other steps still run', async () => {
  const email = `${newId()}@canary.example`;
  // Only the sweep deletes the salts of visits.
  const broken = envWith(env, ({ prepare }) => ({
    prepare: (query) =>
      prepare(query.includes('visit_salts') ? `SELECT * FROM nowhere -- ${email} ${query}` : query),
  }));
  const tick = runHourly(broken, makeWorld().deps);
  await expect(tick).rejects.toThrow('the hourly job failed in sweep');
  expect(heard.lines('job').map(({ job, outcome }) => [job, outcome])).toEqual(
    steps.map((job) => [job, job === 'sweep' ? 'failed' : 'done']),
  );
  const [{ id } = { id: '' }] = heard.lines('tick');
  expect(heard.lines('tick')).toMatchObject([{ outcome: 'failed', failed: ['sweep'] }]);
  expect(heard.lines('failure')).toMatchObject([
    {
      id,
      job: 'sweep',
      what: 'a step of the hourly job failed',
      causes: [expect.stringContaining('D1_ERROR')],
    },
  ]);
  expect(heard.text()).not.toContain('canary');
});

test('a step that leaves work for the next tick is logged as incomplete, and the tick does not fail', async () => {
  const { deps } = makeWorld();
  const email = `${newId()}@canary.example`;
  await noteReceipt((await makeOrder({ customerEmail: email })).id);
  const openMail: Deps['openMail'] = (_env, config, log) => (email) =>
    realDeps.openMail({ ...env, EMAIL: refusing }, config, log)(email);
  await runHourly(env, { ...deps, openMail });
  expect(heard.lines('job')).toContainEqual(
    expect.objectContaining({ job: 'outbox', outcome: 'incomplete' }),
  );
  expect(heard.lines('tick')).toMatchObject([{ outcome: 'incomplete', failed: [] }]);
  expect(heard.lines('failure').map(({ job, what }) => [job, what])).toEqual([
    ['outbox', 'the mail service did not take an email'],
    ['outbox', 'an email could not be sent'],
  ]);
  expect(heard.text()).not.toContain('canary');
});

/** A mail service that refuses every email and quotes it in its error. */
const refusing: SendEmail = {
  send: async (message) => {
    throw new Error(
      `no email to ${'to' in message ? JSON.stringify(message.to) : ''} ${JSON.stringify(message)}`,
    );
  },
};
