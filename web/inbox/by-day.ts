// When notifications were written: by the reader's day, and the time of it.
import { dayWords } from '../lib/days.ts';
import { wordsNow } from '../lib/words.ts';

export interface DayOf<T> {
  /** 'Today', 'Yesterday', or 'Nov 20, 2026'. */
  title: string;
  items: T[];
}

/** Names of days as the reader says them on the day of `now`. */
function dayTitles(now: Date): (iso: string) => string {
  const words = wordsNow('inbox');
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const named = new Map([
    [dayWords(yesterday.toISOString()), words.yesterday],
    [dayWords(now.toISOString()), words.today],
  ]);
  return (iso) => {
    const day = dayWords(iso);
    return named.get(day) ?? day;
  };
}

/** @param items newest first */
export function byDay<T extends { at: string }>(items: readonly T[], now = new Date()): DayOf<T>[] {
  const titleOfDay = dayTitles(now);
  const days: DayOf<T>[] = [];
  for (const item of items) {
    const title = titleOfDay(item.at);
    const last = days.at(-1);
    if (last?.title === title) last.items.push(item);
    else days.push({ title, items: [item] });
  }
  return days;
}

/** '9:00 AM', in the browser's time zone. */
export const timeWords = (iso: string): string => wordsNow('formats').date(iso, { timeStyle: 'short' });

/** 'Today, 9:00 AM' */
export const dayAndTimeWords = (iso: string, now = new Date()): string =>
  wordsNow('inbox').dayAndTime(dayTitles(now)(iso), timeWords(iso));
