// Days and moments that are the same for everybody, wherever they are, as each language writes them.
import type { Language } from '../languages.ts';
import { dateOptions, localeOf } from './formats.ts';

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The helpers of one language. */
export function utcOf(language: Language) {
  const utc = (options: Intl.DateTimeFormatOptions, at: number) =>
    new Intl.DateTimeFormat(localeOf(language), {
      ...dateOptions(language, options),
      timeZone: 'UTC',
    }).format(at);

  return {
    /** '2:05 PM UTC', or 'May 31, 2:05 PM UTC' if it is another day. @param at in milliseconds since 1970 */
    shortMoment: (at: number, now: number): string =>
      dayOf(at) === dayOf(now)
        ? `${utc({ timeStyle: 'short' }, at)} UTC`
        : `${utc({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }, at)} UTC`,
    /** 'May 31, 2026'. @param at ISO 8601 */
    utcDay: (at: string): string => utc({ dateStyle: 'medium' }, Date.parse(at)),
    /** 'Sunday, May 31, 2026'. @param at ISO 8601 */
    utcLongDay: (at: string): string => utc({ dateStyle: 'full' }, Date.parse(at)),
    /** 'May 1, 2026, 9:00 AM UTC'. @param at ISO 8601 */
    utcMoment: (at: string): string =>
      `${utc({ dateStyle: 'medium', timeStyle: 'short' }, Date.parse(at))} UTC`,
  };
}
