import { env } from 'cloudflare:test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { runHourly } from './hourly.ts';
import { hour } from './platform/clock.ts';
import { makeFaultyWorld, stores } from './testing/faults.ts';
import { retryingClient } from './testing/retrying-client.ts';
import { listen } from './testing/lines.ts';
import { proof } from './testing/proof.ts';
import { randomFrom } from './testing/random.ts';
import { drift, expectAgreement, expectNoOrphanedPhotos } from './testing/recount.ts';
import { writes } from './testing/writes/table.ts';

const leastWrites = 1000;
const rate = 0.1;

let log: ReturnType<typeof listen>;
beforeAll(() => {
  log = listen();
});
afterAll(() => log.stop());

/** Number of emails that are due and not marked as sent. */
const countUnsent = () =>
  env.DB.prepare('SELECT count(*) AS n FROM outbox WHERE leased_until IS NOT NULL').first<number>('n');

test('a thousand writes while every store fails at random', async ({ task }) => {
  const random = randomFrom(inject('seed'));
  const world = makeFaultyWorld();
  const before = await drift();
  /** Number of failed calls by store and by moment, before or after the call took effect. */
  const failed = new Map<string, number>();
  const client = retryingClient(world, ({ store }) => {
    const chance = random();
    const fault = chance < rate ? 'before' : chance < 2 * rate ? 'after' : null;
    if (fault) failed.set(`${store} ${fault}`, (failed.get(`${store} ${fault}`) ?? 0) + 1);
    return fault;
  });
  const { tally, write } = client;
  while (tally.writes < leastWrites) {
    log.clear();
    for (const [what, scene] of Object.entries(writes)) {
      // The payment provider's clock stands still while a client retries.
      await world.standIn.advance(world.now - world.standIn.now());
      await write(what, await scene(world));
    }
    // A round takes hours of the world's clock, so the cron fires.
    await runHourly(world.env, world.deps);
  }
  world.fault = () => null;
  // Ten receipts go out in one tick.
  for (let i = 0; i < 8; i++) {
    world.now += hour;
    await runHourly(world.env, world.deps);
  }
  await expectAgreement(before);
  await expectNoOrphanedPhotos();

  const share = (100 * tally.done) / tally.writes;
  const { 503: unavailable = 0, 500: faults = 0 } = tally.answers;
  const all = Object.values(tally.answers).reduce((sum, count) => sum + count, 0);
  const note = (what: string, figure: string, passLine: string) =>
    proof(task, { goal: 'G-D2', what, figure, passLine });
  const around = `${100 * rate} % of calls fail before they took effect, ${100 * rate} % after`;
  note(`${tally.writes} writes, ${around}`, `${tally.wrong.length} lost or doubled`, '0');
  note('writes that succeed for a client that retries', `${share.toFixed(1)} %`, '99 % or more');
  note(
    `${all} answers, of which ${unavailable} 503`,
    `${faults} times 500, ${tally.tries} tries at most`,
    '0 times 500',
  );
  const unsent = await countUnsent();
  note(`emails, of which ${world.emails.length} went out, some twice`, `${unsent} never`, '0');
  note(`${tally.refusedEntry} requests with a session that is over`, `${tally.letIn} let in`, '0');
  const wanted = stores.flatMap((store) => [`${store} before`, `${store} after`]);
  expect(
    wanted.filter((which) => !failed.has(which)),
    'never failed',
  ).toEqual([]);
  expect(unavailable).toBeGreaterThan(0);
  expect(tally.wrong).toEqual([]);
  expect([faults, unsent]).toEqual([0, 0]);
  expect(share).toBeGreaterThanOrEqual(99);
  expect([tally.letIn, tally.refusedEntry > 0]).toEqual([0, true]);
});
