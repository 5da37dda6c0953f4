// Asks one version of the deployed worker for what visitors read, and counts its errors.
import { setTimeout } from 'node:timers/promises';
import { versionHeader } from '../../worker/http/request-log.ts';

/** What visitors read most, and what shows that the stores answer. Nothing of it writes. */
const paths = [
  '/api/health',
  '/',
  '/nfc-scan',
  '/api/login',
  '/api/stats',
  '/api/rocks',
  '/api/rocks/featured',
  '/api/leaderboard',
  '/api/activities',
  '/api/map?bbox=-125,25,-65,50&zoom=4',
] as const;

export interface Site {
  origin: string;
  /** Name of the worker. */
  worker: string;
  /** An answer that takes longer is lost. Milliseconds. */
  patienceMs: number;
}

interface Answer {
  /** 0 if none arrived. */
  status: number;
  /** The version that has answered; null if it did not say. */
  version: string | null;
}

/** @param version null for the one that a visitor would get */
async function ask(
  { origin, worker, patienceMs }: Site,
  version: string | null,
  path: string,
): Promise<Answer> {
  try {
    const answer = await fetch(`${origin}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      headers: {
        ...(version !== null && { 'Cloudflare-Workers-Version-Overrides': `${worker}="${version}"` }),
        [versionHeader]: '?',
        // Any cookie: the cache answers no request that has one.
        Cookie: 'probe=1',
        'User-Agent': 'Rockabout-Deployment-Bot',
      },
    });
    await answer.arrayBuffer();
    return { status: answer.status, version: answer.headers.get(versionHeader) };
  } catch {
    return { status: 0, version: null };
  }
}

export interface Round {
  /** Answers of the new version. */
  answers: number;
  /** Of these, answers from 500 on, and answers that did not arrive. */
  faults: string[];
  isHealthy: boolean;
}

/**
 * Asks the new version for everything once. What fails is asked of the old version too: if that fails as well, the
 * network or a store is down, and it says nothing about the new version.
 */
export async function probe(site: Site, newVersion: string, oldVersion: string): Promise<Round> {
  const round: Round = { answers: 0, faults: [], isHealthy: true };
  for (const path of paths) {
    const { status, version } = await ask(site, newVersion, path);
    const isFault = status === 0 || status >= 500;
    // The override has not arrived everywhere yet: another version has answered.
    if (version !== newVersion && !(isFault && version === null)) continue;
    if (isFault && !(await isAnswered(site, oldVersion, path))) continue;
    round.answers++;
    if (!isFault) continue;
    round.faults.push(`${path}: ${status === 0 ? 'no answer' : status}`);
    if (path === '/api/health') round.isHealthy = false;
  }
  return round;
}

async function isAnswered(site: Site, version: string, path: string): Promise<boolean> {
  const { status } = await ask(site, version, path);
  return status > 0 && status < 500;
}

/** Whether the site answers at all. A lost answer is asked for again. */
export async function isHealthy(site: Site): Promise<boolean> {
  for (let attempt = 1; attempt <= 3; attempt++)
    if ((await ask(site, null, '/api/health')).status === 200) return true;
  return false;
}

/**
 * Whether a visitor gets all answers from one version. Otherwise the page of one version asks the other one for files and
 * calls that it does not have.
 * @param visits number of requests. Without affinity, 60 of them get the same version by chance twice in a thousand
 * times, if one version has a tenth.
 */
export async function keepsVisitors(site: Site, visits: number): Promise<boolean> {
  const versions = new Set<string | null>();
  for (let visit = 0; visit < visits; visit++) {
    const { status, version } = await ask(site, null, '/api/health');
    if (status > 0) versions.add(version);
  }
  return versions.size <= 1;
}

/** Waits until requests for this version reach it, or the time is up. */
export async function arrival(
  site: Site,
  version: string,
  { graceMs, pauseMs, signal }: Waiting,
): Promise<void> {
  const until = performance.now() + graceMs;
  while (!signal.aborted && performance.now() < until) {
    if ((await ask(site, version, '/api/health')).version === version) return;
    await setTimeout(pauseMs, undefined, { signal }).catch(() => undefined);
  }
}

interface Waiting {
  graceMs: number;
  pauseMs: number;
  signal: AbortSignal;
}
