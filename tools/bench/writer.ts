// Simulates a database that executes one write at a time: how long a write waits for others, and how many it can take.
import { randomFrom } from '../../painting/random.ts';
import { p95 } from '../prove/answers.ts';
import type { Row } from './report.ts';

export interface Writer {
  /** Milliseconds that a write or a read takes alone: means of exponential distributions. */
  writeMs: number;
  readMs: number;
  /** Reads that the same database answers for each write; 0 if replicas answer them. */
  readsPerWrite: number;
}

const rounds = 100_000;
/** Until the queue is in its steady state. */
const warmUp = 10_000;

/**
 * The 95th percentile of the time from a request to write until its response, in milliseconds, at a rate of writes.
 * Requests arrive independently (Poisson). The queue follows Lindley's recursion.
 */
export function p95At(writesPerSecond: number, { writeMs, readMs, readsPerWrite }: Writer): number {
  const random = randomFrom(`writer ${writesPerSecond} ${writeMs} ${readMs} ${readsPerWrite}`);
  const chance = (mean: number) => -mean * Math.log(1 - random());
  const between = 1000 / (writesPerSecond * (1 + readsPerWrite));
  const took: number[] = [];
  let waits = 0;
  for (let i = 0; i < rounds; i++) {
    const isWrite = random() * (1 + readsPerWrite) < 1;
    const service = chance(isWrite ? writeMs : readMs);
    if (isWrite && i >= warmUp) took.push(waits + service);
    waits = Math.max(0, waits + service - chance(between));
  }
  return p95(took);
}

/** Acceptable time for a write after a click, not counting the network. */
const patienceMs = 250;

/** The maximum of writes a second at which 95 % take at most `patienceMs`. */
export function ceilingOf(writer: Writer): number {
  let [low, high] = [0.1, 1000 / writer.writeMs];
  for (let step = 0; step < 12; step++) {
    const middle = (low + high) / 2;
    if (p95At(middle, writer) <= patienceMs) low = middle;
    else high = middle;
  }
  return low;
}

/**
 * Activity of a community, as in the demo: a rock is found and rehidden every three weeks. For each find there are
 * three likes, and less than one other write.
 */
const life = { daysPerFind: 21, writesPerFind: 2 + 3 + 0.7, busiestHour: 3 } as const;

/** Writes a second in the busiest hour, for a number of rocks. */
export function writesOf(rocks: number): number {
  const finds = rocks / (life.daysPerFind * 86_400);
  return finds * life.writesPerFind * life.busiestHour;
}

const sizes = [1e3, 1e4, 1e5, 1e6, 1e7, 1e8] as const;
/** D1 answers one query at a time: https://developers.cloudflare.com/d1/platform/limits/ */
const writeTimes = [2, 5, 10] as const;
/** As in the mixed load: 80 % are reads. */
const readsPerWrite = 4;

/** Part f: the load that one writer can take, and the load of communities of each size. */
export function writerRows(): Row[] {
  const ceilings = writeTimes.map((writeMs) => {
    const alone = ceilingOf({ writeMs, readMs: 1, readsPerWrite: 0 });
    const withReads = ceilingOf({ writeMs, readMs: 1, readsPerWrite });
    return {
      what: `one writer, ${writeMs} ms a write`,
      figure: `${alone.toFixed(0)} writes a second with p95 ≤ ${patienceMs} ms; ${withReads.toFixed(0)} if it answers reads too`,
    };
  });
  const communities = sizes.map((rocks) => {
    const writes = writesOf(rocks);
    const load = (writeMs: number) => `${((writes * writeMs) / 10).toPrecision(2)} %`;
    return {
      what: `${rocks.toLocaleString('en-US')} rocks`,
      figure: `${writes.toPrecision(3)} writes a second in the busiest hour: ${writeTimes.map((ms) => `${load(ms)} of a writer at ${ms} ms`).join(', ')}`,
    };
  });
  return [...ceilings, ...communities];
}
