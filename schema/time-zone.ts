// Names of time zones, as browsers give them.
import * as z from 'zod/mini';
import { say } from './words/say.ts';

/** '' means that it is unknown. */
export const TimeZone = z
  .string({ error: say('text', 'noTimeZone') })
  .check(
    z.maxLength(60, { error: say('text', 'noTimeZone'), abort: true }),
    z.refine(isTimeZone, { error: say('text', 'noTimeZone') }),
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
