// The months in which a rock can have been found, this one first.
import { questionLimits } from '../../schema/questions.ts';
import { wordsNow } from '../lib/words.ts';

/** '2026-05' is May 2026. */
export const monthWords = (month: string): string =>
  wordsNow('formats').date(`${month}-01`, { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Undefined for what is no month. */
export const monthIn = (text: string | undefined): string | undefined =>
  text !== undefined && /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;

/** With their words: ['2026-05', 'May 2026']. */
export function recentMonths(now: Date): [month: string, words: string][] {
  return Array.from({ length: questionLimits.months }, (_, i) => {
    // By the calendar of whoever looks.
    const month = new Date(Date.UTC(now.getFullYear(), now.getMonth() - i)).toISOString().slice(0, 7);
    return [month, monthWords(month)];
  });
}
