// Interleaved timing: every target is timed in every round, so that disturbances of the machine affect them all.
import { p95, quantile } from '../prove/answers.ts';

export interface Target {
  name: string;
  /** Makes one call, or a few in sequence. @returns a time for each, by name; the target's own name is one of them */
  ask: (connection: number) => Promise<Readonly<Record<string, number>>>;
}

export interface Timing {
  /** The lowest of all rounds, which is the most stable. Milliseconds. */
  p50: number;
  p95: number;
  /** In the best round, over all connections. */
  perSecond: number;
}

/** Many short turns, so that each target meets a quiet moment on a shared machine. */
export const turns = { connections: 16, rounds: 16, warmUpMs: 400, turnMs: 300 } as const;

/** Timings of every target, and of all other names that `ask` returns. */
export async function timeInTurns(
  targets: readonly Target[],
  rounds: number = turns.rounds,
): Promise<Map<string, Timing>> {
  for (const target of targets) await turn(target, turns.warmUpMs);
  const best = new Map<string, Timing>();
  for (let round = 0; round < rounds; round++) {
    for (const target of targets) {
      for (const [name, timing] of await turn(target, turns.turnMs)) {
        const before = best.get(name);
        best.set(name, {
          p50: Math.min(before?.p50 ?? Infinity, timing.p50),
          p95: Math.min(before?.p95 ?? Infinity, timing.p95),
          perSecond: Math.max(before?.perSecond ?? 0, timing.perSecond),
        });
      }
    }
  }
  return best;
}

async function turn({ ask }: Target, ms: number): Promise<Map<string, Timing>> {
  const times = new Map<string, number[]>();
  const start = performance.now();
  const use = async (connection: number) => {
    while (performance.now() < start + ms) {
      for (const [name, taken] of Object.entries(await ask(connection))) {
        const list = times.get(name) ?? [];
        times.set(name, list);
        list.push(taken);
      }
    }
  };
  await Promise.all(Array.from({ length: turns.connections }, (_, connection) => use(connection)));
  const seconds = (performance.now() - start) / 1000;
  return new Map(
    [...times].map(([name, list]) => [
      name,
      { p50: quantile(0.5, list), p95: p95(list), perSecond: list.length / seconds },
    ]),
  );
}
