// Requests of a load, counted by how they were answered and how long that took.

export interface Tally {
  answered: number;
  /** Statuses from 500 on, and how often. */
  faults: Map<number, number>;
  timeouts: number;
  /** Answers below 500 that are no success: of no interest but for their number. */
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

/** @param kind under which its time is counted @returns what was answered, null when it was no success */
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

/** What this share of them stayed below. */
export function quantile(share: number, milliseconds: readonly number[]): number {
  const sorted = milliseconds.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? 0;
}

export const p95 = (milliseconds: readonly number[]) => quantile(0.95, milliseconds);
