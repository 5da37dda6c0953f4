// A client that tries again with the same key until it hears a final answer, and looks up what became of its write.
import { env } from 'cloudflare:test';
import type { Person } from './as.ts';
import type { FaultyWorld } from './faults.ts';
import type { Write } from './writes/write.ts';

/** How often a client tries: with ten calls in a request, most of its answers are lost. */
const mostTries = 40;

interface Tally {
  writes: number;
  /** Writes that were done in the end, as the client heard. */
  done: number;
  /** Most tries that one write took. */
  tries: number;
  /** How often each status was answered. */
  answers: Record<number, number>;
  /** Writes that were lost, doubled or refused. */
  wrong: string[];
  /** Requests with a session that is over: those that were let in, and all others. */
  letIn: number;
  refusedEntry: number;
}

/** @param fault decides for each call while the client is at work */
export function insistent(world: FaultyWorld, fault: FaultyWorld['fault']) {
  const tally: Tally = { writes: 0, done: 0, tries: 0, answers: {}, wrong: [], letIn: 0, refusedEntry: 0 };

  async function send(request: () => Promise<Response>): Promise<Response> {
    world.fault = fault;
    const answer = await request();
    world.fault = () => null;
    tally.answers[answer.status] = (tally.answers[answer.status] ?? 0) + 1;
    return answer;
  }

  async function write(what: string, made: Write): Promise<void> {
    const { send: request, again = [], count, pauseMs = 1000, signsOut } = made;
    tally.writes += 1;
    let { status } = await send(request);
    let tries = 1;
    for (; status === 503 && tries < mostTries; tries++) {
      world.now += pauseMs;
      ({ status } = await send(request));
    }
    const isDone = (status >= 200 && status < 400) || (tries > 1 && again.includes(status));
    const times = await count();
    tally.tries = Math.max(tally.tries, tries);
    if (isDone) tally.done += 1;
    if (isDone ? times !== 1 : times > 1) tally.wrong.push(`${what}: ${status}, and done ${times} times`);
    if (!isDone && status !== 503) tally.wrong.push(`${what}: refused with ${status} after ${tries} tries`);
    // Somebody whose sessions have ended stays out, also while stores fail.
    if (!isDone || !signsOut) return;
    for (let i = 0; i < 10; i++) {
      const entry = await send(() => signsOut.request('/api/auth/user'));
      if (entry.status === 200) tally.letIn += 1;
      else tally.refusedEntry += 1;
    }
  }

  return { tally, write };
}

/** So many rows. */
export const rowsIn =
  (table: string, where: string, ...values: unknown[]) =>
  async (): Promise<number> =>
    (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`)
      .bind(...values)
      .first<number>('n')) ?? 0;

/** A call with the same key each time; by default one of its own. */
export function repeated(
  person: Person,
  method: string,
  path: string,
  body?: object | FormData,
  key: string = crypto.randomUUID(),
) {
  return () => person.send(method, path, body, { 'Idempotency-Key': key });
}
