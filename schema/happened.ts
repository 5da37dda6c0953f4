// When something in the field happened, as the person says it: logs may come hours or weeks later, and in any order.
import * as z from 'zod/mini';

export const happenedLimits = {
  /** A log may be this old. */
  daysBack: 90,
  /** Logs of a member in a day (UTC) about what happened more than a day before. */
  latePerDay: 20,
  /** Clocks of devices differ. A moment that is ahead by no more than this many milliseconds counts as now. */
  aheadMs: 120_000,
  /** A log that was recorded more than this many milliseconds after it happened says so. */
  lateMs: 3_600_000,
} as const;

export const happenedWords = {
  unreadable: 'Say when it happened as a date with a time',
  future: 'This time is still to come. Please check the date and the clock.',
  tooOld: `Only the last ${happenedLimits.daysBack} days can be logged`,
  enoughPast: 'You have logged much of the past today. Please go on tomorrow.',
  beforeFind: 'You found this rock later than that',
} as const;

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** ISO 8601 with a time zone. Missing or empty is just now: undefined. */
export const HappenedAt = z.optional(
  z.pipe(
    z.string({ error: happenedWords.unreadable }).check(
      z.refine((text) => text === '' || (pattern.test(text) && !Number.isNaN(Date.parse(text))), {
        error: happenedWords.unreadable,
      }),
    ),
    z.transform((text: string) => text || undefined),
  ),
);

/** Why a moment cannot be one of the field; null if it can. Both in milliseconds since 1970. */
export function momentProblem(at: number, now: number): string | null {
  if (Number.isNaN(at)) return happenedWords.unreadable;
  if (at > now + happenedLimits.aheadMs) return happenedWords.future;
  return at < now - happenedLimits.daysBack * 86_400_000 ? happenedWords.tooOld : null;
}
