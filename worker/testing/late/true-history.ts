// Makes true histories of a few rocks, and orders in which phones may send their logs. Runs in workerd and in Node.
import { findLimits } from '../../../schema/finds.ts';
import type { Coordinates } from '../../../schema/journey.ts';
import { day, hour, minute } from '../../platform/clock.ts';

export interface HidingPlace extends Coordinates {
  locationName: string;
  notes: string;
}

/** What somebody did with a rock, and tells now or later. Members and rocks are numbers. */
export interface Log {
  rock: number;
  by: number;
  at: number;
  /** Where they hid it; null for a find. */
  place: HidingPlace | null;
  /** Number of the visit among those of the rock; null for the first hide. */
  visit: number | null;
}

export interface TrueHistory {
  /** The painter of each rock. */
  painters: number[];
  /** Those of each member are in the order in which they happened. */
  logs: Log[];
  people: number;
}

export interface Size {
  people: number;
  rocks: number;
  /** Visits of each rock, at most. */
  visits: number;
}

/** How far back the logs go. Who has to wait for the next day, since they told much of the past, has a few left. */
const begins = 78 * day;
/** How long ago the rocks were registered. */
export const before = 80 * day;

/** @param random from 0 to below 1 @param now everything happened before */
export function aTrueHistory(
  random: () => number,
  now: number,
  { people, rocks, visits }: Size,
): TrueHistory {
  const below = (many: number) => Math.floor(random() * many);
  const painters = Array.from({ length: rocks }, () => below(people));
  const logs = painters.flatMap((painter, rock) => {
    let at = now - begins;
    // From minutes to days, so that some legs are too fast and some finds are of the same day.
    const later = () => (at += minute + Math.floor(random() ** 4 * 3 * day));
    const own: Log[] = [{ rock, by: painter, at: later(), place: aPlace(random), visit: null }];
    // Whoever kept the rock without a word is not believed to find it again until the others have told their part.
    let visitors = Array.from({ length: people }, (_, who) => who);
    for (let visit = 0; visit < visits && at < now - 8 * day; visit++) {
      const by = visitors[below(visitors.length)] ?? painter;
      own.push({ rock, by, at: later(), place: null, visit });
      if (visitors.length > 1 && random() < 0.06 && at < now - (findLimits.holdDays + 10) * day) {
        // They keep it too long, and somebody else finds it.
        at += findLimits.holdDays * day + hour;
        visitors = visitors.filter((who) => who !== by);
      } else if (visit < visits - 1 || random() < 0.7)
        own.push({ rock, by, at: later(), place: aPlace(random), visit });
    }
    return own;
  });
  return { painters, logs: inTrueOrder(logs), people };
}

const inTrueOrder = (logs: readonly Log[]) => logs.toSorted((a, b) => a.at - b.at || a.rock - b.rock);

/** Some are near the towns that tests have, and some at sea. */
function aPlace(random: () => number): HidingPlace {
  const degrees = (least: number, most: number) => Number((least + random() * (most - least)).toFixed(5));
  const isNearTown = random() < 0.3;
  return {
    latitude: isNearTown ? degrees(41, 41.6) : degrees(-30, 30),
    longitude: isNearTown ? degrees(-97, -96.4) : degrees(-60, 60),
    locationName: `Place ${Math.floor(random() * 1e6)}`,
    notes: '',
  };
}

/** An order of arrival. Each member sends their own logs in order; some send soon, some late. */
export function arrivalOrder(random: () => number, { logs, people }: TrueHistory): Log[] {
  const queues = Array.from({ length: people }, (_, who) => ({
    haste: random() ** 2,
    own: logs.filter(({ by }) => by === who),
  })).filter(({ own }) => own.length > 0);
  const order: Log[] = [];
  while (order.length < logs.length) {
    const waiting = queues.filter(({ own }) => own.length > 0);
    let drawn = random() * waiting.reduce((sum, { haste }) => sum + haste, 0);
    const next = waiting.find(({ haste }) => (drawn -= haste) < 0) ?? waiting[0];
    const log = next?.own.shift();
    if (log) order.push(log);
  }
  return order;
}

/** `refused`: somebody else seems to have the rock, or nobody has hidden it. `enough`: not on the same day. */
export type Reply = 'accepted' | 'refused' | 'enough';

/** The phones of the members. */
export interface Phones {
  send(log: Log): Promise<Reply>;
  /** Waits until the next day. */
  sleep(): void;
}

/**
 * Sends logs as phones would, and what was refused again later; until then whoever was refused sends nothing more of the
 * same rock. @returns how often a log was refused
 */
export async function deliver(phones: Phones, order: readonly Log[]): Promise<number> {
  let refused = 0;
  for (let waiting = [...order]; waiting.length > 0;) {
    const left: Log[] = [];
    const blocked = new Set<string>();
    let isEnough = false;
    for (const log of waiting) {
      const key = `${log.by} ${log.rock}`;
      const reply = blocked.has(key) ? 'refused' : await phones.send(log);
      if (reply === 'accepted') continue;
      if (!blocked.has(key)) refused += 1;
      isEnough ||= reply === 'enough';
      blocked.add(key);
      left.push(log);
    }
    if (isEnough) phones.sleep();
    else if (left.length === waiting.length) throw new Error(`${left.length} logs are refused for good`);
    waiting = left;
  }
  return refused;
}
