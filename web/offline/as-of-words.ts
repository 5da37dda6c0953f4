// 'As of 14:05'
import { shortDayWords, shortMomentWords } from '../lib/short-days.ts';

/** 'As of 14:05' today, else 'As of Nov 26, 14:05'. @param iso ISO 8601 */
export function asOfWords(iso: string): string {
  const moment = shortMomentWords(iso);
  const today = `${shortDayWords(new Date().toISOString())}, `;
  return `As of ${moment.startsWith(today) ? moment.slice(today.length) : moment}`;
}
