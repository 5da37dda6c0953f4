// A `<time>` element with a day or a moment in words.
import { dayWords, momentWords } from '../lib/days.ts';

interface TimeProps {
  /** ISO 8601. */
  at: string;
  className?: string;
}

/** 'May 1, 2026' */
export function Day({ at, className }: TimeProps) {
  return (
    <time dateTime={at} className={className}>
      {dayWords(at)}
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
