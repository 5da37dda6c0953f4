// Names of time zones, as browsers give them.
import * as z from 'zod/mini';

export const timeZoneWords = { unknown: 'This is no time zone, such as Europe/Lisbon' } as const;

/** '' means that it is unknown. */
export const TimeZone = z
  .string({ error: timeZoneWords.unknown })
  .check(
    z.maxLength(60, { error: timeZoneWords.unknown, abort: true }),
    z.refine(isTimeZone, { error: timeZoneWords.unknown }),
  );

function isTimeZone(name: string): boolean {
  if (name === '') return true;
  // An offset such as +01:00 has no summer time.
  if (!/^[A-Za-z][\w/+-]*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).format(0) !== '';
  } catch {
    return false;
  }
}
