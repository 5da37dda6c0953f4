// Cells of a CSV file about the place of an entry.
import { townWords, type Near } from '../../schema/near.ts';

/** 'Omaha, Nebraska'; empty if no town is near. */
export const townCell = (near: Near | null | undefined): string | null => (near ? townWords(near) : null);

/** The day on which something happened, in the time zone of its place: '2026-04-30'. Empty where no town is near. */
export function dayCell(iso: string, near: Near | null | undefined): string | null {
  return near ? daysIn(near.zone).format(new Date(iso)) : null;
}

/** By time zone, because making a format takes longer than using it. */
const byZone = new Map<string, Intl.DateTimeFormat>();

function daysIn(timeZone: string): Intl.DateTimeFormat {
  // Canadian English writes days as ISO 8601 does.
  const days = byZone.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone });
  byZone.set(timeZone, days);
  return days;
}
