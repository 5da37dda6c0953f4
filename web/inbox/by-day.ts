// Groups notifications by the reader's day.
import { dayWords } from '../lib/days.ts';

export interface DayOf<T> {
  /** 'Today', 'Yesterday', or 'Nov 20, 2026'. */
  title: string;
  items: T[];
}

/** @param items newest first */
export function byDay<T extends { at: string }>(items: readonly T[], now = new Date()): DayOf<T>[] {
  const yesterday = new Date(now);
  yesterday.setDate(now.getDate() - 1);
  const named = new Map([
    [dayWords(yesterday.toISOString()), 'Yesterday'],
    [dayWords(now.toISOString()), 'Today'],
  ]);
  const days: DayOf<T>[] = [];
  for (const item of items) {
    const day = dayWords(item.at);
    const title = named.get(day) ?? day;
    const last = days.at(-1);
    if (last?.title === title) last.items.push(item);
    else days.push({ title, items: [item] });
  }
  return days;
}

const times = new Intl.DateTimeFormat('en-US', { timeStyle: 'short' });

/** '9:00 AM', in the browser's time zone. */
export const timeWords = (iso: string): string => times.format(new Date(iso));
