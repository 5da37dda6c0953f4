// A range of UTC days.

/** Whether a text is a day of the calendar, such as 2026-05-31. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const at = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text);
}

/** UTC days, both included; a missing one leaves that side open. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Days written as 2026-05-31 compare as texts. */
export const isReversed = ({ from, to }: DayRange): boolean =>
  from !== undefined && to !== undefined && to < from;
