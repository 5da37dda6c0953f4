// A client that retries with the same idempotency key until it gets a final response, then checks its write.
import { env } from 'cloudflare:test';
import type { Person } from './as.ts';
import type { FaultyWorld } from './faults.ts';
import type { Write } from './writes/write.ts';

/** Maximum tries of a write. A request makes about ten calls, so most of its responses are lost. */
const mostTries = 40;

interface Tally {
  writes: number;
  /** Writes that succeeded, according to the response. */
  done: number;
  /** Most tries that one write took. */
  tries: number;
  /** Number of responses by status. */
  answers: Record<number, number>;
  /** Writes that were lost, duplicated or refused. */
  wrong: string[];
  /** Requests with an ended session that were let in. `refusedEntry` counts the others. */
  letIn: number;
  refusedEntry: number;
}

/** @param fault decides for each call while a request runs */
export function retryingClient(world: FaultyWorld, fault: FaultyWorld['fault']) {
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
    // An ended session must stay refused, also while stores fail.
    if (!isDone || !signsOut) return;
    for (let i = 0; i < 10; i++) {
      const entry = await send(() => signsOut.request('/api/auth/user'));
      if (entry.status === 200) tally.letIn += 1;
      else tally.refusedEntry += 1;
    }
  }

  return { tally, write };
}

/** Returns a function that counts matching rows. */
export const rowsIn =
  (table: string, where: string, ...values: unknown[]) =>
  async (): Promise<number> =>
    (await env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE ${where}`)
      .bind(...values)
      .first<number>('n')) ?? 0;

/** A call that sends the same idempotency key each time. By default the key is new. */
export function repeated(
  person: Person,
  method: string,
  path: string,
  body?: object | FormData,
  key: string = crypto.randomUUID(),
) {
  return () => person.send(method, path, body, { 'Idempotency-Key': key });
}
