// Formats days and times.
import { sourceLanguage } from '../../schema/languages.ts';
import { spoken, wordsNow } from './words.ts';

/**
 * '2026-05-01T09:00:00.000Z' gives 'May 1, 2026'.
 * @param zone of the place where it happened, such as America/Chicago; the browser's where none is known
 */
export const dayWords = (iso: string, zone?: string): string => dayIn({ dateStyle: 'medium' }, iso, zone);

/** The same where there is little room: in figures, '31.05.2026', but for English, whose months are short. */
export const briefDayWords = (iso: string, zone?: string): string =>
  spoken.language === sourceLanguage ? dayWords(iso, zone) : dayIn(figures, iso, zone);

const figures = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

function dayIn(options: Intl.DateTimeFormatOptions, iso: string, zone?: string): string {
  const { date } = wordsNow('formats');
  try {
    return date(iso, { ...options, timeZone: zone });
  } catch {
    // A browser does not know zones newer than itself.
    return date(iso, options);
  }
}

/** '2026-05-01T09:00:00.000Z' gives 'May 1, 2026, 9:00 AM', in the browser's time zone. */
export function momentWords(iso: string): string {
  return wordsNow('formats').date(iso, { dateStyle: 'medium', timeStyle: 'short' });
}
