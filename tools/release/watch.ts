// Watches a new version while it serves a part of the requests, and decides whether it may serve all.
import { setTimeout } from 'node:timers/promises';
import { probe, type Site } from './probe.ts';

export interface Watched {
  site: Site;
  newVersion: string;
  oldVersion: string;
  /** How long to watch. Milliseconds. */
  forMs: number;
  /** Between two rounds of requests. */
  pauseMs: number;
  /** A version that has not answered by then never will. */
  graceMs: number;
  /** Whether the two versions still serve as this deployment has left them. Asked once a minute. */
  isOurs: () => Promise<boolean>;
  /** Requests of everybody to the new version, and those that ended in an exception; undefined if unknown. */
  real?: (() => Promise<{ requests: number; errors: number } | undefined>) | undefined;
  /** Ends the watch. */
  signal: AbortSignal;
  say: (line: string) => void;
}

export type Verdict =
  | { is: 'good'; answers: number; faults: number }
  | { is: 'bad'; why: string }
  /** Somebody else has deployed meanwhile. */
  | { is: 'not ours' };

/** More than this share of errors takes a version back, from `fewest` errors on: one error alone says nothing. */
const mostErrors = 0.01;
const fewest = 3;
const sickInARow = 3;
const minute = 60_000;

const isTooMany = (errors: number, of: number) => errors >= fewest && errors > of * mostErrors;
const percent = (part: number, of: number) => `${((100 * part) / Math.max(of, 1)).toFixed(1)} %`;

export async function watch(watched: Watched): Promise<Verdict> {
  const { site, newVersion, oldVersion, forMs, pauseMs, graceMs, isOurs, real, signal, say } = watched;
  const start = performance.now();
  const passed = () => performance.now() - start;
  let [rounds, seen, answers, sick] = [0, 0, 0, 0];
  let nextMinute = minute;
  const faults: string[] = [];
  const bad = (why: string): Verdict => ({ is: 'bad', why });

  while (passed() < forMs) {
    const round = await probe(site, newVersion, oldVersion);
    if (signal.aborted) return bad('it was interrupted');
    rounds++;
    if (round.answers > 0) seen++;
    answers += round.answers;
    faults.push(...round.faults);
    sick = round.isHealthy ? 0 : sick + 1;
    if (sick >= sickInARow) return bad(`/api/health failed ${sick} times in a row (${faults.at(-1)})`);
    if (isTooMany(faults.length, answers))
      return bad(
        `${faults.length} of ${answers} requests failed (${percent(faults.length, answers)}): ${[...new Set(faults)].slice(0, 5).join(', ')}`,
      );
    if (answers === 0 && passed() > graceMs)
      return bad(
        'it did not answer a single request: it does not start, or a firewall refuses Rockabout-Deployment-Bot',
      );
    if (passed() > nextMinute) {
      say(`${Math.round(passed() / minute)} min: ${answers} answers, ${faults.length} errors`);
      nextMinute += minute;
      // A list that cannot be read now can be read in a minute.
      if (!(await isOurs().catch(() => true))) return { is: 'not ours' };
      const { requests, errors } = (await real?.().catch(() => undefined)) ?? { requests: 0, errors: 0 };
      if (isTooMany(errors, requests))
        return bad(
          `${errors} of ${requests} requests of visitors ended in an exception (${percent(errors, requests)})`,
        );
    }
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return bad('it was interrupted');
  }
  if (seen < rounds / 2)
    return bad(
      `it was seen in only ${seen} of ${rounds} rounds of requests: the site, or the network here, was down`,
    );
  return { is: 'good', answers, faults: faults.length };
}
