// A mixed load on the built app: many readers, health checks among them, and writers who like, find and rehide.
import { setInterval } from 'node:timers/promises';
import type { FindResult } from '../../schema/finds.ts';
import { pick, randomFrom, type Random } from '../../painting/random.ts';
import { memberId, photoKey, rockCode, rockId, type CrowdSize } from '../../worker/testing/crowd/size.ts';
import { withStore } from '../app/migrate.ts';
import { freePort } from '../app/port.ts';
import { retryIfClosed } from '../app/retry-closed.ts';
import type { Store } from '../app/store.ts';
import { faultsOf, newTally, p95, time, type Tally } from '../prove/answers.ts';
import { startApp } from '../prove/app.ts';
import { network, signIn, writeOf, type Member } from '../prove/members.ts';
import { residentOf, watchHeap } from '../prove/memory.ts';
import { place } from '../prove/smoke.ts';

/**
 * Each connection sends its next request when the last one was answered, so all of them always wait. Nobody starves
 * if writes wait at most `timesHealth` times as long as health checks: both at their 95th percentile, in the same run.
 * @see mostGrowth the most megabytes by which the least heap may grow from the first to the second half of the time after
 * `warmUpMinutes`
 */
export const loadLimits = {
  readers: 200,
  writers: 20,
  minutes: 10,
  timesHealth: 3,
  warmUpMinutes: 2,
  mostGrowth: 20,
} as const;

interface Load {
  origin: string;
  size: CrowdSize;
  /** Signed-in members, enough that none of them reaches a daily limit. */
  members: readonly Member[];
  /** Rock IDs of hidden rocks. */
  hidden: readonly string[];
  /** Paths of existing photos. */
  photos: readonly string[];
  seed: number;
}

interface Loaded {
  reads: Tally;
  writes: Tally;
  /** Timings of the health check during the load, as the reference. */
  health: Tally;
  /** Of each minute in megabytes: the least heap, and the runtime's resident memory at its end. */
  heaps: number[];
  resident: (number | undefined)[];
}

/** Serves a crowd from a state folder, and loads the app for some minutes. */
export async function loadState(
  stateDir: string,
  { builtDir, size, minutes, seed }: { builtDir: string; size: CrowdSize; minutes: number; seed: number },
): Promise<LoadFigure> {
  const cast = await withStore(stateDir, async (store) => ({
    photos: await putPhotos(store),
    hidden: await hiddenCodes(store),
    members: await signIn(
      store,
      Array.from({ length: 1000 }, (_, number) => memberId(number)),
    ),
  }));
  // As in production, with the platform's file router before the worker.
  const inspectorPort = await freePort();
  const app = await startApp({ builtDir, stateDir, inspectorPort });
  const heap = await watchHeap(inspectorPort);
  const load = { origin: app.origin, size, seed, ...cast };
  const loaded: Loaded = {
    reads: newTally(),
    writes: newTally(),
    health: newTally(),
    heaps: [],
    resident: [],
  };
  const began = performance.now();
  const until = began + minutes * 60_000;
  const { readers, writers } = loadLimits;
  const watched = watchMemory(loaded, minutes, heap.ask, () => residentOf(app.pid));
  await Promise.all([
    ...Array.from({ length: readers }, (_, number) => readAlways(number, load, loaded, until)),
    ...Array.from({ length: writers }, (_, number) => writeAlways(number, load, loaded.writes, until)),
  ]);
  await watched;
  heap.close();
  await app.stop();
  return figureOfLoad(loaded, minutes, began);
}

/** Asks for the heap each second. Garbage is not collected on request, so the least value of a minute is what stays. */
async function watchMemory(
  { heaps, resident }: Loaded,
  minutes: number,
  ask: () => Promise<number>,
  residentNow: () => number | undefined,
): Promise<void> {
  let second = 0;
  for await (const _ of setInterval(1000)) {
    const minute = Math.floor(second / 60);
    heaps[minute] = Math.min(heaps[minute] ?? Infinity, await ask());
    second += 1;
    if (second % 60 === 0) resident.push(residentNow());
    if (second >= minutes * 60) return;
  }
}

/** Stores photos for the first rocks of a crowd, which all have photo keys. The content is random, of a usual size. */
async function putPhotos({ photos }: Pick<Store, 'photos'>): Promise<string[]> {
  const picture = crypto.getRandomValues(new Uint8Array(60_000));
  const httpMetadata = { contentType: 'image/jpeg' };
  const keys = Array.from({ length: 50 }, (_, number) => photoKey(number));
  for (const key of keys) await retryIfClosed(() => photos.put(key, picture, { httpMetadata }));
  return keys.map((key) => `/img/${key}`);
}

/** One of so many IP addresses that none of them reaches its rate limit. */
const anybody = (random: Random) => ({ 'CF-Connecting-IP': network(Math.floor(random() * 200_000)) });

const anyRock = (random: Random, { rocks }: CrowdSize) => Math.floor(random() * rocks);

/** One connection of a reader: every twentieth request is a health check. */
async function readAlways(
  number: number,
  { origin, photos, size, seed }: Load,
  { reads, health }: Loaded,
  until: number,
): Promise<void> {
  const random = randomFrom(`reader ${seed} ${number}`);
  while (performance.now() < until) {
    const headers = anybody(random);
    if (random() < 0.05) await time(health, 'health', `${origin}/api/health`, { headers });
    else {
      const [kind, path] = readOf(random, () => anyRock(random, size), photos);
      await time(reads, kind, `${origin}${path}`, { headers });
    }
  }
}

/** One connection of a writer: three likes for each find and its rehide. */
async function writeAlways(
  number: number,
  { origin, members, hidden, size, seed }: Load,
  writes: Tally,
  until: number,
): Promise<void> {
  const random = randomFrom(`writer ${seed} ${number}`);
  const post = (kind: string, path: string, by: Member, body: object) =>
    time(
      writes,
      kind,
      `${origin}${path}`,
      writeOf(by, body, { ...anybody(random), 'Idempotency-Key': crypto.randomUUID() }),
    );
  // Each writer has its own rocks, so that no two finders want the same one.
  let next = number;
  while (performance.now() < until) {
    const member = pick(random, members);
    if (random() < 0.75) {
      const rock = rockId(anyRock(random, size));
      await post('like', `/api/rocks/${rock}/interactions`, member, { interactionType: 'like' });
      continue;
    }
    const found = await post('find', '/api/rocks/find', member, {
      laserEngraverId: hidden[next % hidden.length],
    });
    next += loadLimits.writers;
    if (found === null) continue;
    const { foundRockId } = JSON.parse(found) as FindResult;
    await post('rehide', `/api/rocks/${foundRockId}/rehide`, member, place);
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

/** Rock IDs for the finds of a load. Ids are random, so ordering by them spreads the rocks. */
export async function hiddenCodes({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const { results } = await retryIfClosed(() =>
    db
      .prepare(`SELECT code FROM rocks WHERE status = 'hidden' ORDER BY id LIMIT 5000`)
      .all<{ code: string }>(),
  );
  return results.map(({ code }) => code);
}

interface LoadFigure {
  figure: string;
  passLine: string;
  /** The 95th percentile of the writes, as a multiple of that of the health check. */
  timesHealth: number;
  /** What is missing; '' when it passed. */
  short: string;
  failures: readonly [faults: number, lost: number, refused: number];
}

/** Why and when requests got no response, such as ' (160 timeout from 182 to 193 s)'. */
function lostWhen(tallies: readonly Tally[], began: number): string {
  const lost = Map.groupBy(
    tallies.flatMap((tally) => tally.lost),
    ({ why }) => why,
  );
  const said = [...lost].map(([why, some]) => {
    const seconds = some.map(({ at }) => Math.round((at - began) / 1000)).toSorted((a, b) => a - b);
    return `${some.length} ${why} from ${seconds[0]} to ${seconds.at(-1)} s`;
  });
  return said.length === 0 ? '' : ` (${said.join(', ')})`;
}

function figureOfLoad(
  { reads, writes, health, heaps, resident }: Loaded,
  minutes: number,
  began: number,
): LoadFigure {
  const { timesHealth: mostTimes, warmUpMinutes, mostGrowth } = loadLimits;
  const p95Of = (tally: Tally) => p95([...tally.milliseconds.values()].flat());
  const [ofReads, ofWrites, ofHealth] = [p95Of(reads), p95Of(writes), p95Of(health)];
  const slowest = [...writes.milliseconds].map(([kind, ms]) => `${kind} ${p95(ms).toFixed(0)}`).join(', ');
  const all = [reads, writes, health];
  const sum = (of: (tally: Tally) => number) => all.reduce((total, tally) => total + of(tally), 0);
  const failures = [sum(faultsOf), sum(({ lost }) => lost.length), sum(({ refused }) => refused)] as const;
  const timesHealth = ofWrites / ofHealth;
  const warm = heaps.slice(warmUpMinutes);
  const middle = Math.ceil(warm.length / 2);
  // Some minutes pass without a collection of garbage, so that one minute alone says little.
  const [before, after] = [Math.min(...warm.slice(0, middle)), Math.min(...warm.slice(middle))];
  const isWhole = minutes >= loadLimits.minutes;
  const byMinute = (megabytes: readonly (number | undefined)[]) =>
    megabytes.map((one) => one?.toFixed(0) ?? '?').join(', ');
  return {
    figure: `${sum(({ answered }) => answered)} responses, ${writes.answered} of them to writes; ${failures[0]} with 5xx, ${failures[1]} without one${lostWhen(all, began)}, ${failures[2]} refused, ${sum(({ resent }) => resent)} sent again; p95 of reads ${ofReads.toFixed(0)} ms, writes ${ofWrites.toFixed(0)} ms (${slowest}), health ${ofHealth.toFixed(0)} ms: ${timesHealth.toFixed(1)} ×${isWhole ? `; heap by minute ${byMinute(heaps)} MB, the runtime's memory ${byMinute(resident)} MB` : ''}`,
    passLine: `0 with 5xx, 0 without one, p95 of writes at most ${mostTimes} × that of health, heap grows by less than ${mostGrowth} MB after ${warmUpMinutes} minutes`,
    timesHealth,
    short: [
      ...(isWhole ? [] : [`a full run takes ${loadLimits.minutes} minutes`]),
      ...(timesHealth > mostTimes ? [`writes wait ${timesHealth.toFixed(1)} × as long as health`] : []),
      ...(isWhole && after - before >= mostGrowth
        ? [`the heap grew by ${(after - before).toFixed(1)} MB`]
        : []),
    ].join('; '),
    failures,
  };
}
