// Days and times of the administration, all in UTC: as its days and its emails, and the same for everybody who works here.
import { dayWords } from '../lib/days.ts';
import { wordsNow } from '../lib/words.ts';

/** '2026-05-01T09:00:00.000Z' gives 'May 1, 2026'. */
export const utcDay = (iso: string): string => dayWords(iso, 'UTC');

/** '2026-05-01T09:00:00.000Z' gives '9:00 AM UTC'. */
export const utcTime = (iso: string): string =>
  `${wordsNow('formats').date(iso, { timeStyle: 'short', timeZone: 'UTC' })} UTC`;

/** '2026-05-01T09:00:00.000Z' gives 'May 1, 2026, 9:00 AM UTC'. */
export const utcMoment = (iso: string): string =>
  `${wordsNow('formats').date(iso, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })} UTC`;

interface TimeProps {
  /** ISO 8601. */
  at: string;
  className?: string;
}

export function Day({ at, className }: TimeProps) {
  return (
    <time dateTime={at} className={className}>
      {utcDay(at)}
    </time>
  );
}

export function Moment({ at, className }: TimeProps) {
  return (
    <time dateTime={at} className={className}>
      {utcMoment(at)}
    </time>
  );
}
