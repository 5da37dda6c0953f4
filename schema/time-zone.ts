// Names of time zones, as browsers give them.
import * as z from 'zod/mini';

const notATimeZone = 'This is no time zone, such as Europe/Lisbon';

/** '' means that it is unknown. */
export const TimeZone = z
  .string({ error: notATimeZone })
  .check(
    z.maxLength(60, { error: notATimeZone, abort: true }),
    z.refine(isTimeZone, { error: notATimeZone }),
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
