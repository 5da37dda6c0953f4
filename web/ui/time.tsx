// A `<time>` element with a day or a moment in words.
import { dayWords, momentWords } from '../lib/days.ts';

interface TimeProps {
  /** ISO 8601. */
  at: string;
  className?: string;
}

interface DayProps extends TimeProps {
  /** Time zone of the place where it happened; the browser's where none is known. */
  zone?: string | undefined;
}

/** 'May 1, 2026' */
export function Day({ at, zone, className }: DayProps) {
  return (
    <time dateTime={at} className={className}>
      {dayWords(at, zone)}
    </time>
  );
}

/** 'May 1, 2026, 9:00 AM' */
export function Moment({ at, className }: TimeProps) {
  return (
    <time dateTime={at} className={className}>
      {momentWords(at)}
    </time>
  );
}
