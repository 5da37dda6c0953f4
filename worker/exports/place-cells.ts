// Cells of a CSV file about the place of an entry.
import { townWords, type Near } from '../../schema/near.ts';
import { localDay } from '../platform/local-day.ts';
import type { Words } from '../../schema/words/words.ts';

/** 'Omaha, Nebraska'; empty if no town is near. */
export const townCell = (words: Words, near: Near | null | undefined): string | null =>
  near ? townWords(words.near, near) : null;

/** The day on which something happened, in the time zone of its place: '2026-04-30'. Empty where no town is near. */
export function dayCell(iso: string, near: Near | null | undefined): string | null {
  return near ? localDay(new Date(iso), near.zone) : null;
}
