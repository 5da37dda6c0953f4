// Counts the requests of a load by their responses and times.
import { retryIfClosed } from '../app/retry-closed.ts';

export interface Tally {
  answered: number;
  /** Number of responses by status, from 500 on. */
  faults: Map<number, number>;
  /** Requests without a response, at milliseconds of `performance.now()`: 'timeout', or the code of the broken connection. */
  lost: { why: string; at: number }[];
  /**
   * Number of times that a request was sent again because its connection was closed, as browsers do. A runtime that a
   * busy machine holds up takes connections for idle on which requests wait.
   */
  resent: number;
  /** Number of responses below 500 that are not successful. */
  refused: number;
  milliseconds: Map<string, number[]>;
}

export const newTally = (): Tally => ({
  answered: 0,
  faults: new Map(),
  lost: [],
  resent: 0,
  refused: 0,
  milliseconds: new Map(),
});

const patienceMs = 10_000;

/** @param kind under which its time is recorded @returns the body; null if the request was not successful */
export async function time(
  tally: Tally,
  kind: string,
  url: string,
  init: RequestInit,
): Promise<string | null> {
  const start = performance.now();
  const signal = AbortSignal.timeout(patienceMs);
  let sent = 0;
  try {
    const { answer, text } = await retryIfClosed(async () => {
      sent++;
      const response = await fetch(url, { ...init, signal });
      return { answer: response, text: await response.text() };
    });
    const list = tally.milliseconds.get(kind) ?? [];
    tally.milliseconds.set(kind, list);
    list.push(performance.now() - start);
    tally.answered++;
    if (answer.status >= 500) tally.faults.set(answer.status, (tally.faults.get(answer.status) ?? 0) + 1);
    else if (!answer.ok) tally.refused++;
    return answer.ok ? text : null;
  } catch (error) {
    tally.lost.push({ why: whyLost(error), at: performance.now() });
    return null;
  } finally {
    tally.resent += sent - 1;
  }
}

function whyLost(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'timeout';
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ('code' in cause) return String(cause.code);
  return String(error);
}

export const faultsOf = ({ faults }: Tally) => [...faults.values()].reduce((sum, count) => sum + count, 0);

/** The value below which this share of the times lies. */
export function quantile(share: number, milliseconds: readonly number[]): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

export const p95 = (milliseconds: readonly number[]) => quantile(0.95, milliseconds);
