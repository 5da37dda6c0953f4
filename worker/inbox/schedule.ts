// When a message may leave: bundles of an hour, quiet hours and digests, by the reader's own clock.
import {
  defaultQuiet,
  digestHour,
  notificationLimits,
  type DigestRhythm,
  type QuietHours,
} from '../../schema/notifications.ts';
import { day, minute } from '../platform/clock.ts';

/** @property weekday 0 is Sunday @property minutes since midnight */
interface LocalTime {
  weekday: number;
  minutes: number;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const formats = new Map<string, Intl.DateTimeFormat>();

/** @param timeZone '' and unknown ones count as UTC */
function localTime(at: number, timeZone: string): LocalTime {
  const parts = formatFor(timeZone).formatToParts(at);
  const valueOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return {
    weekday: weekdays.indexOf(valueOf('weekday')),
    minutes: Number(valueOf('hour')) * 60 + Number(valueOf('minute')),
  };
}

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const options = { weekday: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: timeZone || 'UTC' });
  } catch {
    // A zone that this runtime does not know.
    format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
  }
  formats.set(timeZone, format);
  return format;
}

/** When quiet hours end; null outside of them. It is exact to the hour in which clocks change. */
export function endOfQuiet(
  at: number,
  { timeZone, from = defaultQuiet.from, to = defaultQuiet.to }: Partial<QuietHours> & { timeZone: string },
): number | null {
  const { minutes } = localTime(at, timeZone);
  const sinceStart = (minutes - from * 60 + 1440) % 1440;
  const length = ((to - from + 24) % 24) * 60;
  if (sinceStart >= length) return null;
  return startOfMinute(at) + (length - sinceStart) * minute;
}

/** When the next digest is sent after something happened: at eight, on Mondays if it is weekly. */
export function digestAfter(at: number, rhythm: DigestRhythm, timeZone: string): number {
  const { weekday, minutes } = localTime(at, timeZone);
  const untilHour = (digestHour * 60 - minutes + 1440) % 1440 || 1440;
  const next = startOfMinute(at) + untilHour * minute;
  if (rhythm === 'daily') return next;
  const nextDay = (weekday + (minutes >= digestHour * 60 ? 1 : 0)) % 7;
  return next + ((1 - nextDay + 7) % 7) * day;
}

const startOfMinute = (at: number) => at - (at % minute);

/** @param lastAt when the last message about the same rock left @returns null if one may leave now */
export function endOfBundle(at: number, lastAt: number): number | null {
  const end = lastAt + notificationLimits.bundleMs;
  return end > at ? end : null;
}
