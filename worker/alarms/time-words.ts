// Moments in messages to the administrator, in UTC.
import { dayOf } from '../platform/clock.ts';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' });
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'UTC',
});

/** '14:05 UTC', or 'May 31, 14:05 UTC' if it is another day. */
export const timeWords = (at: number, now: number): string =>
  `${(dayOf(at) === dayOf(now) ? time : dayAndTime).format(at)} UTC`;
