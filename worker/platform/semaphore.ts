// A weighted semaphore with a bounded queue: limits the work in one isolate, and refuses what exceeds the queue.
import { Unavailable } from '../errors.ts';

export interface SemaphoreLimits {
  /** Total weight that may be inside at once, in the unit of `enter`. */
  space: number;
  /** Length of the queue; further requests are refused. */
  line: number;
  /** Longest wait in milliseconds. */
  patienceMs: number;
  /** Milliseconds after which a place is free, even if it was not released. */
  leaseMs: number;
}

export interface Semaphore {
  /**
   * Waits for a place, first come, first served. @returns a function that releases it
   * @throws Unavailable when the queue is full, or after too long a wait
   * @param weight at most the whole space is counted
   */
  enter(weight: number): Promise<() => void>;
  /** How many are inside, and how many wait. */
  count(): { inside: number; waiting: number };
}

/**
 * Waiting requests poll. One that has not polled for `goneMs` is gone, unless the others could not poll either: there
 * must have been `missed` rounds of polls since.
 */
const poll = { everyMs: 20, goneMs: 1000, missed: 3 } as const;

const pause = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds));

/**
 * The runtime aborts a request when its client disconnects, and does not run `finally`. So waiting requests are not
 * called but poll, and one that stops polling is dropped; a place that was not released is free once its lease is over.
 * Uses the runtime's clock, not that of the operations.
 */
export function openSemaphore(
  { space, line, patienceMs, leaseMs }: SemaphoreLimits,
  wait = pause,
): Semaphore {
  const inside = new Map<symbol, { weight: number; until: number }>();
  const waiting = new Map<symbol, { seenAt: number; round: number }>();
  // Rounds of polls: a time in which the isolate was busy, and nobody could poll, counts as one.
  let round = 0;
  let roundAt = 0;

  function sweep(now: number): void {
    for (const [id, { until }] of inside) if (until <= now) inside.delete(id);
    if (roundAt + poll.everyMs <= now) {
      round += 1;
      roundAt = now;
    }
    for (const [id, seen] of waiting)
      if (seen.seenAt + poll.goneMs <= now && seen.round + poll.missed <= round) waiting.delete(id);
  }

  return {
    count: () => ({ inside: inside.size, waiting: waiting.size }),
    enter: async (asked) => {
      const weight = Math.min(asked, space);
      const id = Symbol();
      const since = Date.now();
      const mayEnter = (now: number) => {
        const taken = [...inside.values()].reduce((sum, one) => sum + one.weight, 0);
        const isFirst = waiting.size === 0 || waiting.keys().next().value === id;
        if (!isFirst || taken + weight > space) return false;
        waiting.delete(id);
        inside.set(id, { weight, until: now + leaseMs });
        return true;
      };
      sweep(since);
      if (!mayEnter(since)) {
        if (waiting.size >= line) throw new Unavailable();
        for (let now = since; ; now = Date.now()) {
          waiting.set(id, { seenAt: now, round });
          sweep(now);
          if (mayEnter(now)) break;
          if (now - since > patienceMs) {
            waiting.delete(id);
            throw new Unavailable();
          }
          await wait(poll.everyMs);
        }
      }
      return () => void inside.delete(id);
    },
  };
}
