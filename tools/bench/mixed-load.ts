// A mixed load on the built app: reads, likes, finds with their rehides, and health checks.
import { availableParallelism } from 'node:os';
import type { FindResult } from '../../schema/finds.ts';
import { pick, randomFrom, type Random } from '../../painting/random.ts';
import { memberId, photoKey, rockCode, rockId, type CrowdSize } from '../../worker/testing/crowd/size.ts';
import { withStore } from '../app/migrate.ts';
import { retryIfClosed } from '../app/retry-closed.ts';
import type { Store } from '../app/store.ts';
import { faultsOf, newTally, p95, time, type Tally } from '../prove/answers.ts';
import { startApp } from '../prove/app.ts';
import { network, signIn, writeOf, type Member } from '../prove/members.ts';
import { place } from '../prove/smoke.ts';

export const connections = 20;
export const loadLimits = { seconds: 60, ms: 250, timesHealth: 15 } as const;

interface Load {
  origin: string;
  size: CrowdSize;
  /** Signed-in members, enough that none of them reaches the daily limit of finds. */
  members: readonly Member[];
  /** Rock IDs of hidden rocks, more than the load will find. */
  hidden: readonly string[];
  /** Paths of existing photos. */
  photos: readonly string[];
  seed: number;
}

interface Loaded {
  tally: Tally;
  /** Timings of the health check during the load, as the reference. */
  health: Tally;
}

/** Serves a crowd from a state folder, and loads the app over twenty connections for `seconds`. */
export async function loadState(
  stateDir: string,
  { builtDir, size, seconds, seed }: { builtDir: string; size: CrowdSize; seconds: number; seed: number },
): Promise<LoadFigure> {
  const cast = await withStore(stateDir, async (store) => ({
    photos: await putPhotos(store),
    hidden: await hiddenCodes(store),
    members: await signIn(
      store,
      Array.from({ length: 100 }, (_, number) => memberId(number)),
    ),
  }));
  // As in production, with the platform's file router before the worker.
  const app = await startApp({ builtDir, stateDir });
  const load = { origin: app.origin, size, seed, ...cast };
  const loaded: Loaded = { tally: newTally(), health: newTally() };
  const until = performance.now() + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, (_, i) => useConnection(i, load, loaded, until)));
  await app.stop();
  return figureOfLoad(loaded, seconds);
}

/** Stores photos for the first rocks of a crowd, which all have photo keys. The content is random, of a usual size. */
async function putPhotos({ photos }: Pick<Store, 'photos'>): Promise<string[]> {
  const picture = crypto.getRandomValues(new Uint8Array(60_000));
  const httpMetadata = { contentType: 'image/jpeg' };
  const keys = Array.from({ length: 50 }, (_, number) => photoKey(number));
  for (const key of keys) await retryIfClosed(() => photos.put(key, picture, { httpMetadata }));
  return keys.map((key) => `/img/${key}`);
}

/** One connection: sends a request, waits for the response, and repeats until time is up. */
async function useConnection(
  number: number,
  load: Load,
  { tally, health }: Loaded,
  until: number,
): Promise<void> {
  const { origin, members, hidden, photos, size, seed } = load;
  const random = randomFrom(`load ${seed} ${number}`);
  const rock = () => Math.floor(random() * size.rocks);
  /** One of so many IP addresses that none of them reaches its rate limit. */
  const anybody = () => ({ 'CF-Connecting-IP': network(Math.floor(random() * 200_000)) });
  const post = (kind: string, path: string, by: Member, body: object) =>
    time(tally, kind, `${origin}${path}`, writeOf(by, body, anybody()));
  // Each connection has its own rocks, so that no two finders want the same one.
  let next = number;
  const findAndRehide = async () => {
    const finder = pick(random, members);
    const found = await post('find', '/api/rocks/find', finder, { laserEngraverId: hidden[next] });
    next += connections;
    if (found === null) return;
    const { foundRockId } = JSON.parse(found) as FindResult;
    await post('rehide', `/api/rocks/${foundRockId}/rehide`, finder, place);
  };

  while (performance.now() < until) {
    const chance = random();
    // A find is followed by a rehide.
    if (chance < 0.025) await findAndRehide();
    else if (chance < 0.175)
      await post('like', `/api/rocks/${rockId(rock())}/interactions`, pick(random, members), {
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
  /** The 95th percentile, as a multiple of that of the health check. */
  timesHealth: number;
  /** What is missing; '' when it passed. */
  short: string;
  failures: readonly [faults: number, timeouts: number, refused: number];
}

function figureOfLoad({ tally, health }: Loaded, seconds: number): LoadFigure {
  const all = p95([...tally.milliseconds.values()].flat());
  const ofHealth = p95([...health.milliseconds.values()].flat());
  const line = Math.max(loadLimits.ms, loadLimits.timesHealth * ofHealth);
  const [slowest = ['', 0] as const] = [...tally.milliseconds]
    .map(([kind, ms]) => [kind, p95(ms)] as const)
    .toSorted((a, b) => b[1] - a[1]);
  const isSlow = `p95 is over ${line.toFixed(0)} ms, with clients, app and database on the same ${availableParallelism()} cores`;
  const faults = faultsOf(tally) + faultsOf(health);
  const timeouts = tally.timeouts + health.timeouts;
  const refused = tally.refused + health.refused;
  return {
    figure: `${tally.answered + health.answered} responses, ${faults} with 5xx, ${timeouts} timeouts, ${refused} refused; p95 ${all.toFixed(0)} ms, ${(all / ofHealth).toFixed(1)} times that of health (${slowest[0]}: ${slowest[1].toFixed(0)} ms)`,
    passLine: `0 with 5xx, 0 timeouts, p95 at most ${loadLimits.ms} ms or ${loadLimits.timesHealth} times that of health`,
    timesHealth: all / ofHealth,
    short: [
      ...(seconds === loadLimits.seconds ? [] : [`a full run takes ${loadLimits.seconds} seconds`]),
      ...(all > line ? [isSlow] : []),
    ].join('; '),
    failures: [faults, timeouts, refused],
  };
}
