// 'As of 14:05'
import { shortDayWords, shortMomentWords, timeWords } from '../lib/short-days.ts';
import { wordsNow } from '../lib/words.ts';

/** 'As of 14:05' today, else 'As of Nov 26, 14:05'. @param iso ISO 8601 */
export function asOfWords(iso: string): string {
  const isToday = shortDayWords(iso) === shortDayWords(new Date().toISOString());
  return wordsNow('offline').asOf(isToday ? timeWords(iso) : shortMomentWords(iso));
}
