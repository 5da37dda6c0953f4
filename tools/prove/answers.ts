// Counts the requests of a load by their responses and times.

export interface Tally {
  answered: number;
  /** Number of responses by status, from 500 on. */
  faults: Map<number, number>;
  timeouts: number;
  /** Number of responses below 500 that are not successful. */
  refused: number;
  milliseconds: Map<string, number[]>;
}

export const newTally = (): Tally => ({
  answered: 0,
  faults: new Map(),
  timeouts: 0,
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
  try {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(patienceMs) });
    const text = await answer.text();
    const list = tally.milliseconds.get(kind) ?? [];
    tally.milliseconds.set(kind, list);
    list.push(performance.now() - start);
    tally.answered++;
    if (answer.status >= 500) tally.faults.set(answer.status, (tally.faults.get(answer.status) ?? 0) + 1);
    else if (!answer.ok) tally.refused++;
    return answer.ok ? text : null;
  } catch {
    tally.timeouts++;
    return null;
  }
}

export const faultsOf = ({ faults }: Tally) => [...faults.values()].reduce((sum, count) => sum + count, 0);

/** The value below which this share of the times lies. */
export function quantile(share: number, milliseconds: readonly number[]): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

export const p95 = (milliseconds: readonly number[]) => quantile(0.95, milliseconds);
