// Formats days and times.
import { wordsNow } from './words.ts';

/**
 * '2026-05-01T09:00:00.000Z' gives 'May 1, 2026'.
 * @param zone of the place where it happened, such as America/Chicago; the browser's where none is known
 */
export function dayWords(iso: string, zone?: string): string {
  const { date } = wordsNow('formats');
  try {
    return date(iso, { dateStyle: 'medium', timeZone: zone });
  } catch {
    // A browser does not know zones newer than itself.
    return date(iso, { dateStyle: 'medium' });
  }
}

/** '2026-05-01T09:00:00.000Z' gives 'May 1, 2026, 9:00 AM', in the browser's time zone. */
export function momentWords(iso: string): string {
  return wordsNow('formats').date(iso, { dateStyle: 'medium', timeStyle: 'short' });
}
