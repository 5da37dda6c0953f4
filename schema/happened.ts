// When something in the field happened, as the person says it: logs may come hours or weeks later, and in any order.
import { say, type Said } from './words/say.ts';
export const happenedLimits = {
  /** A log may be this old. */
  daysBack: 90,
  /** Logs in a day (UTC) about what happened more than a day before: of a member, and of a rock. */
  latePerDay: 20,
  /** Nobody can have had a rock more than this many days before it was registered. */
  daysBeforeRock: 7,
  /** Clocks of devices differ by up to this many milliseconds. A moment that is ahead by no more counts as now. */
  aheadMs: 120_000,
  /** A log that was recorded more than this many milliseconds after it happened says so. */
  lateMs: 3_600_000,
} as const;

/** Why a moment cannot be one of the field; null if it can. Both in milliseconds since 1970. */
export function momentProblem(at: number, now: number): Said | null {
  if (Number.isNaN(at)) return say('happened', 'unreadable');
  if (at > now + happenedLimits.aheadMs) return say('happened', 'future');
  return at < now - happenedLimits.daysBack * 86_400_000
    ? say('happened', 'tooOld', happenedLimits.daysBack)
    : null;
}
