// Room for what weighs much: how much of it one isolate has at once, a line in front of it, and no for the rest.
import { Unavailable } from '../errors.ts';

export interface RoomLimits {
  /** What fits in at once, in the unit of `enter`. */
  space: number;
  /** How many wait in line; whoever comes later is refused. */
  line: number;
  /** Milliseconds for which somebody waits. */
  patienceMs: number;
  /** Milliseconds after which a place is free, whatever became of who took it. */
  leaseMs: number;
}

export interface Room {
  /**
   * Waits for a place, first come, first served. @returns what gives it back
   * Throws Unavailable when the line is full, or after waiting for too long.
   * @param weight more than the whole space counts as that
   */
  enter(weight: number): Promise<() => void>;
  /** How many are inside, and how many wait. */
  count(): { inside: number; waiting: number };
}

/**
 * Between two looks of somebody in line. Who has not looked for so long is gone, unless nobody else could look either:
 * others have to have looked so many times meanwhile.
 */
const look = { everyMs: 20, goneMs: 1000, missed: 3 } as const;

const pause = (milliseconds: number) => new Promise<void>((over) => setTimeout(over, milliseconds));

/**
 * The runtime cuts a request off when its client goes away, without a word and without `finally`. So nobody in line is
 * called: each looks for itself, and who has stopped looking is taken out; a place that was never given back is free
 * once its lease is over. Time is the runtime's own, whatever clock the operations have.
 */
export function openRoom({ space, line, patienceMs, leaseMs }: RoomLimits, wait = pause): Room {
  const inside = new Map<symbol, { weight: number; until: number }>();
  const waiting = new Map<symbol, { seenAt: number; round: number }>();
  // Rounds of looks: an isolate that was busy for a while, and let nobody look, comes to one.
  let round = 0;
  let roundAt = 0;

  function sweep(now: number): void {
    for (const [id, { until }] of inside) if (until <= now) inside.delete(id);
    if (roundAt + look.everyMs <= now) {
      round += 1;
      roundAt = now;
    }
    for (const [id, seen] of waiting)
      if (seen.seenAt + look.goneMs <= now && seen.round + look.missed <= round) waiting.delete(id);
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
          await wait(look.everyMs);
        }
      }
      return () => void inside.delete(id);
    },
  };
}
