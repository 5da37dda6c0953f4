import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { FindResult } from '../../schema/finds.ts';
import { pick, randomFrom, type Random } from '../../schema/painting/random.ts';
import { proof } from '../../worker/testing/proof.ts';
import { buildApp } from '../app/build.ts';
import '../app/local.ts';
import { migrate } from '../app/migrate.ts';
import { steadily } from '../app/steadily.ts';
import { openStore } from '../app/store.ts';
import { faultsOf, newTally, p95, time, type Tally } from './answers.ts';
import { startApp } from './app.ts';
import { crowd, insertCrowd, rockCode, rockId } from './crowd.ts';
import { insertMembers, network, type Member } from './members.ts';
import { examine } from './state.ts';

const connections = 20;
const wantedSeconds = 60;
const seconds = Number(process.env['LOAD_SECONDS'] ?? wantedSeconds);
const most = { ms: 250, timesHealth: 15 };

let stateDir: string;
let builtDir: string;

beforeAll(async () => {
  stateDir = await mkdtemp(join(tmpdir(), 'rockabout-load-'));
  builtDir = join(stateDir, 'app');
  await buildApp(builtDir);
});

afterAll(() => rm(stateDir, { recursive: true, maxRetries: 5 }));

interface Load {
  origin: string;
  members: readonly Member[];
  photos: readonly string[];
  tally: Tally;
  /** How often the health was asked for beside it all, by which the rest is measured. */
  health: Tally;
}

/** One connection: asks, waits for the answer, and asks again until time is up. */
async function useConnection(number: number, load: Load, until: number): Promise<void> {
  const { origin, members, photos, tally, health } = load;
  const random = randomFrom(`load ${inject('seed')} ${number}`);
  const finder = members[number];
  if (!finder) throw new Error('each connection has a finder');
  const rock = () => Math.floor(random() * crowd.rocks);
  /** More networks than one shield lets through from each. */
  const anybody = () => ({ 'CF-Connecting-IP': network(Math.floor(random() * 200_000)) });
  const post = (path: string, by: Member, body: object) =>
    time(tally, path.replace(/\/[^/]*\d[^/]*/, '/:id'), `${origin}${path}`, {
      method: 'POST',
      headers: { ...by.headers, ...anybody(), 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  // Rocks of its own, so that no two finders want the same one.
  let next = number;
  const findAndRehide = async () => {
    const found = await post('/api/rocks/find', finder, { laserEngraverId: rockCode(next) });
    next += connections;
    if (found === null) return;
    const { foundRockId } = JSON.parse(found) as FindResult;
    const place = { latitude: '41.2', longitude: '-96', locationName: 'Under the old oak', notes: '' };
    await post(`/api/rocks/${foundRockId}/rehide`, finder, place);
  };

  while (performance.now() < until) {
    const chance = random();
    // A find brings a rehide with it.
    if (chance < 0.025) await findAndRehide();
    else if (chance < 0.175)
      await post(`/api/rocks/${rockId(rock())}/interactions`, pick(random, members), {
        interactionType: 'like',
      });
    else if (chance < 0.225) await time(health, 'health', `${origin}/api/health`, { headers: anybody() });
    else {
      const [kind, path] = readOf(random, rock, photos);
      await time(tally, kind, `${origin}${path}`, { headers: anybody() });
    }
  }
}

function readOf(random: Random, rock: () => number, photos: readonly string[]): [kind: string, path: string] {
  return pick<() => [string, string]>(random, [
    () => ['check', `/api/rocks/check/${rockCode(rock())}`],
    () => ['locations', '/api/rocks/locations'],
    () => ['stats', '/api/stats'],
    () => ['featured', '/api/rocks/featured'],
    () => ['img', pick(random, photos)],
  ])();
}

test('20 connections read, like, find and hide again among 10,000 rocks, and nothing fails', async ({
  task,
}) => {
  const store = await openStore(stateDir);
  await steadily(() => migrate(store));
  const members = await insertMembers(store, 'crowd', 100);
  const photos = await insertCrowd(store, members);
  await store.close();
  expect(examine(stateDir).faults).toEqual([]);

  const app = await startApp({ builtDir, stateDir });
  const load: Load = { origin: app.origin, members, photos, tally: newTally(), health: newTally() };
  const until = performance.now() + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, (_, i) => useConnection(i, load, until)));
  await app.stop();

  const { tally, health } = load;
  const all = p95([...tally.milliseconds.values()].flat());
  const ofHealth = p95([...health.milliseconds.values()].flat());
  const line = Math.max(most.ms, most.timesHealth * ofHealth);
  const slowest = [...tally.milliseconds]
    .map(([kind, ms]) => [kind, p95(ms)] as const)
    .toSorted((a, b) => b[1] - a[1])[0];
  const isSlow = `p95 is over ${line.toFixed(0)} ms, with clients, app and database on the same ${availableParallelism()} cores`;
  const short = [
    ...(seconds === wantedSeconds ? [] : [`${wantedSeconds} seconds are wanted`]),
    ...(all > line ? [isSlow] : []),
  ].join('; ');
  proof(task, {
    goal: 'G-L1',
    what: `${connections} connections for ${seconds} s`,
    figure: `${tally.answered + health.answered} answers, ${faultsOf(tally) + faultsOf(health)} from 500 on, ${tally.timeouts + health.timeouts} timeouts, ${tally.refused} refused; p95 ${all.toFixed(0)} ms, ${(all / ofHealth).toFixed(1)} times that of health (${slowest?.[0]}: ${slowest?.[1].toFixed(0)} ms)`,
    passLine: `0 from 500 on, 0 timeouts, p95 at most 250 ms or 15 times that of health`,
    ...(short ? { short } : {}),
  });
  expect(examine(stateDir).faults).toEqual([]);
  for (const one of [tally, health]) expect([faultsOf(one), one.timeouts, one.refused]).toEqual([0, 0, 0]);
});
