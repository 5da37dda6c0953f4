// Moments in messages to the administrator, in UTC.
import { dayOf } from '../platform/clock.ts';

const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'UTC' });
const dayAndTime = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** '2:05 PM UTC', or 'May 31, 2:05 PM UTC' if it is another day. */
export const timeWords = (at: number, now: number): string =>
  `${(dayOf(at) === dayOf(now) ? time : dayAndTime).format(at)} UTC`;
