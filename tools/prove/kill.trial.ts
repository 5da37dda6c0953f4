import { expect, inject } from 'vitest';
import { between, randomFrom, type Random } from '../../painting/random.ts';
import { faultsIn } from '../../worker/photos/testing-samples.ts';
import { proof } from '../../worker/testing/proof.ts';
import type { RunningApp } from './app.ts';
import { insertMembers } from './members.ts';
import { pairOf, send, type Pair, type Write } from './play.ts';
import { examine } from './state.ts';
import { test, turns } from './trial.ts';

const restarts = 10;
const pairs = 12;

/** Writes that were acknowledged, and writes whose response did not arrive. */
interface Books {
  acknowledged: Write[];
  unknown: Map<Pair, Write>;
}

const factsOf = (writes: Iterable<Write>) => [...writes].flatMap(({ facts }) => facts);

/** Compares the database with the books. */
function audit(stateDir: string, { acknowledged, unknown }: Books) {
  const { facts, faults } = examine(stateDir);
  const there = Map.groupBy(facts, (fact) => fact);
  const allowed = new Set(factsOf([...acknowledged, ...unknown.values()]));
  return {
    lost: acknowledged.filter((write) => write.facts.some((fact) => !there.has(fact))).length,
    halfDone: [...unknown.values()].filter(
      ({ facts: own }) => new Set(own.map((fact) => there.has(fact))).size > 1,
    ).length,
    twice: [...there.values()].filter(({ length }) => length > 1).length,
    phantoms: [...there.keys()].filter((fact) => !allowed.has(fact)).length,
    faults,
  };
}

const nothing = { lost: 0, halfDone: 0, twice: 0, phantoms: 0, faults: [] };

/** All pairs write until the app is killed, at a random number of requests or responses and turns of the event loop. */
async function playUntilKilled(app: RunningApp, random: Random, all: readonly Pair[], books: Books) {
  const moment = {
    count: Math.round(between(random, 110, 160)),
    turns: Math.floor(between(random, 0, 40)),
    at: random() < 0.5 ? 'sent' : 'answered',
  };
  const counted = { sent: 0, answered: 0 };
  let killed: Promise<void> | undefined;
  const count = (what: 'sent' | 'answered') => {
    counted[what]++;
    if (what === moment.at && counted[what] === moment.count)
      killed = turns(moment.turns).then(() => app.kill());
  };
  const play = async (pair: Pair) => {
    for (;;) {
      const write = pair.next();
      const answering = send(app.origin, write);
      count('sent');
      const answer = await answering;
      if (answer === null) {
        books.unknown.set(pair, write);
        return;
      }
      write.settle(answer);
      books.acknowledged.push(write);
      count('answered');
    }
  };
  await Promise.all(all.map(play));
  await killed;
}

test('after each kill, acknowledged writes are stored once, and others completely or not at all', async ({
  task,
  stateDir,
  start,
}) => {
  const random = randomFrom(`kill ${inject('seed')}`);
  const members = await insertMembers(stateDir, 2 * pairs);
  const all = Array.from({ length: pairs }, (_, i) => {
    const [owner, finder] = members.slice(2 * i, 2 * i + 2);
    if (!owner || !finder) throw new Error('a pair has two members');
    return pairOf(randomFrom(`pair ${i} ${inject('seed')}`), [owner, finder]);
  });
  const books: Books = { acknowledged: [], unknown: new Map() };
  const audits: ReturnType<typeof audit>[] = [];
  const seconds: number[] = [];
  let unknown = 0;
  let brokenPhotos = 0;

  for (let life = 0; life <= restarts; life++) {
    const app = await start();
    if (life > 0) seconds.push(app.seconds);
    // Repeats the interrupted requests with their idempotency keys.
    for (const [pair, write] of books.unknown) {
      const answer = await send(app.origin, write);
      if (answer === null) throw new Error('the app did not respond');
      write.settle(answer);
      books.acknowledged.push(write);
      books.unknown.delete(pair);
    }
    audits.push(audit(stateDir, books));
    for (const path of all.flatMap(({ photos }) => photos))
      if (!(await isWhole(`${app.origin}${path}`))) brokenPhotos++;
    if (life === restarts) {
      await app.stop();
    } else {
      await playUntilKilled(app, random, all, books);
      unknown += books.unknown.size;
      audits.push(audit(stateDir, books));
    }
  }

  const sum = (of: 'lost' | 'halfDone' | 'twice' | 'phantoms') =>
    audits.reduce((total, one) => total + one[of], 0);
  const faults = audits.flatMap((one) => one.faults);
  const photos = all.flatMap((pair) => pair.photos).length;
  const figure = [
    `${books.acknowledged.length} acknowledged over ${seconds.length} restarts`,
    `${sum('lost')} lost`,
    `${sum('halfDone') + faults.length} half done`,
    `${sum('twice') + sum('phantoms')} duplicated or unexplained`,
    `${unknown} interrupted and repeated`,
    `${photos - brokenPhotos} of ${photos} photos whole`,
    `responds after at most ${Math.max(...seconds).toFixed(1)} s`,
  ].join(', ');
  proof(task, {
    goal: 'G-D1',
    what: 'Writes while the app is killed with signal 9',
    figure,
    passLine: '1,000 acknowledged over 10 restarts, 0 lost, 0 half done, integrity ok',
  });
  for (const one of audits) expect(one).toEqual(nothing);
  expect(brokenPhotos).toBe(0);
  expect(photos).toBeGreaterThan(0);
  expect(books.acknowledged.length).toBeGreaterThanOrEqual(1000);
});

async function isWhole(url: string): Promise<boolean> {
  const answer = await fetch(url);
  return answer.ok && faultsIn(new Uint8Array(await answer.arrayBuffer())).length === 0;
}
