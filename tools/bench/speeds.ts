// Speed of calls relative to Hono, bare and with one raw read from D1, and of a million rocks relative to ten thousand.
import type { FindResult } from '../../schema/finds.ts';
import { pick, randomFrom } from '../../painting/random.ts';
import {
  collectorCount,
  collectorId,
  crowdSizes,
  memberId,
  rockCode,
  type SizeName,
} from '../../worker/testing/crowd/size.ts';
import { retryIfClosed } from '../app/retry-closed.ts';
import { network, signIn, type Member } from '../prove/members.ts';
import { place } from '../prove/smoke.ts';
import { leastSpeedAtSize, speeds, type CallName } from './budgets.ts';
import { boxAround, castOf, type Cast } from './calls.ts';
import { Client, type Question } from './client.ts';
import { hiddenCodes } from './mixed-load.ts';
import type { Row } from './report.ts';
import { timeInTurns, turns, type Target, type Timing } from './rounds.ts';
import type { Runtime } from './runtime.ts';

/** Enough that none of them reaches the daily limit of finds. */
const finders = 300;

/** A data set with its runtime and its signed-in members. */
export interface Stage {
  size: SizeName;
  runtime: Runtime;
  cast: Cast;
  collectors: Member[];
  finders: Member[];
  hidden: string[];
}

export async function stageOf(runtime: Runtime, size: SizeName): Promise<Stage> {
  const crowd = crowdSizes[size];
  const collectors = Array.from({ length: Math.min(collectorCount(crowd), 20) }, (_, i) =>
    collectorId(crowd, i),
  );
  return {
    size,
    runtime,
    cast: await castOf(runtime, crowd),
    collectors: await signIn(runtime, collectors),
    finders: await signIn(
      runtime,
      Array.from({ length: finders }, (_, number) => memberId(number)),
    ),
    hidden: await hiddenCodes(runtime),
  };
}

const withoutStore = 'a response without a store';

const keyOf = (name: string, size: SizeName) => `${name} at ${size}`;

/** Everything that is timed on one data set. `close` closes its connections. */
function targetsOf({ size, runtime, cast, collectors, finders, hidden }: Stage): {
  targets: Target[];
  close: () => void;
} {
  const clients = {
    app: new Client(runtime.originOf.app),
    reference: new Client(runtime.originOf.reference),
  };
  const random = randomFrom(`speeds ${size}`);
  const anyCode = () => rockCode(Math.floor(random() * crowdSizes[size].rocks));
  const ask = async (at: keyof typeof clients, { headers, ...question }: Question) => {
    // From so many IP addresses that none of them reaches its rate limit.
    const from = { 'CF-Connecting-IP': network(Math.floor(random() * 200_000)) };
    // A write has an idempotency key, so it may be retried.
    const asked = { ...question, headers: { ...from, ...headers } };
    const answer = await retryIfClosed(() => clients[at].ask(asked));
    if (answer.status !== 200) throw new Error(`${question.path}: ${answer.status} ${answer.body}`);
    return answer;
  };
  const target = (name: string, at: keyof typeof clients, question: () => Question): Target => ({
    name,
    ask: async () => ({ [keyOf(name, size)]: (await ask(at, question())).milliseconds }),
  });
  const call = (name: CallName, path: () => string, by?: () => Member) =>
    target(name, 'app', () => ({
      path: `/api/${path()}`,
      headers: by ? { Cookie: by().headers.Cookie } : {},
    }));
  const map = (zoom: 2 | 6 | 10 | 13 | 16) =>
    call(`map at zoom ${zoom}`, () => `map?bbox=${boxAround(cast.centre, zoom)}&zoom=${zoom}`);

  let next = 0;
  const findAndRehide = async () => {
    const headers = { Cookie: pick(random, finders).headers.Cookie };
    const write = (path: string, body: object) =>
      ask('app', {
        method: 'POST',
        path,
        body,
        headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
      });
    const found = await write('/api/rocks/find', { laserEngraverId: hidden[next++ % hidden.length] });
    const { foundRockId } = JSON.parse(found.body) as FindResult;
    const hiddenAgain = await write(`/api/rocks/${foundRockId}/rehide`, place);
    return {
      [keyOf('find', size)]: found.milliseconds,
      [keyOf('rehide', size)]: hiddenAgain.milliseconds,
    };
  };

  return {
    targets: [
      target('bare', 'reference', () => ({ path: '/bare' })),
      target('read', 'reference', () => ({ path: `/read/${anyCode()}` })),
      // The cost of everything before an operation.
      target(withoutStore, 'app', () => ({ path: '/api/payments' })),
      call('check', () => `rocks/check/${anyCode()}`),
      call('stats', () => 'stats'),
      call('leaderboard', () => 'leaderboard'),
      call('featured', () => 'rocks/featured?light=1'),
      call(
        'my rocks',
        () => 'rocks/my?light=1',
        () => pick(random, collectors),
      ),
      map(2),
      map(6),
      map(10),
      map(13),
      map(16),
      target('the page of a rock', 'app', () => ({ path: `/rocks/${cast.longest}` })),
      { name: 'find', ask: findAndRehide },
    ],
    close: () => Object.values(clients).forEach((client) => client.close()),
  };
}

/** Times everything on each data set, interleaved. The first data set is the smallest. */
export async function measureSpeeds(stages: readonly Stage[]): Promise<Row[]> {
  const all = stages.map(targetsOf);
  // Each call on one data set right after the other.
  const sameTogether = (all[0]?.targets ?? []).flatMap((_, i) => all.flatMap((one) => one.targets[i] ?? []));
  const timings = await timeInTurns(sameTogether);
  for (const { close } of all) close();
  const names = [...new Set(all.flatMap((one) => one.targets.map(({ name }) => name)))].concat('rehide');
  return names.flatMap((name) =>
    stages.flatMap(({ size }) => rowsOf(name, size, stages[0]?.size ?? size, timings)),
  );
}

function rowsOf(
  name: string,
  size: SizeName,
  smallest: SizeName,
  timings: ReadonlyMap<string, Timing>,
): Row[] {
  const of = (other: string, at = size) => timings.get(keyOf(other, at));
  const [own, bare, read] = [of(name), of('bare'), of('read')];
  if (!own || !bare || !read) return [];
  const figure = `${own.perSecond.toFixed(0)} a second, p50 ${own.p50.toFixed(2)} ms, p95 ${own.p95.toFixed(1)} ms`;
  // Calls without a budget have no goal.
  const budget = speeds[name as CallName];
  const toRead = read.p50 / own.p50;
  const isReference = name === 'bare' || name === 'read';
  const goal = budget && {
    goal: `≥ ${budget.least}${budget.goal ? ` (later ${budget.goal})` : ''} of one raw read`,
    isMet: toRead >= budget.least,
  };
  const ratio = isReference
    ? `${(bare.p50 / own.p50).toFixed(2)} of bare Hono`
    : `${toRead.toFixed(2)} of Hono with one raw read, ${(bare.p50 / own.p50).toFixed(2)} of bare Hono`;
  const rows: Row[] = [{ what: `${name}, ${size}`, ...goal, figure, ratio }];
  const before = of(name, smallest);
  if (size !== smallest && before && !isReference) {
    const share = before.p50 / own.p50;
    // In a larger data set a map shows more.
    const isTold = name.startsWith('map ') || name === withoutStore;
    rows.push({
      what: `${name}, ${size} vs ${smallest}`,
      ...(isTold
        ? {}
        : { goal: `≥ ${leastSpeedAtSize} of its speed at ${smallest}`, isMet: share >= leastSpeedAtSize }),
      figure: `p50 ${own.p50.toFixed(2)} and ${before.p50.toFixed(2)} ms`,
      ratio: `${share.toFixed(2)} of itself at ${smallest}`,
    });
  }
  return rows;
}

export const howItIsTimed = `lowest p50 of ${turns.rounds} interleaved rounds, ${turns.connections} connections`;
