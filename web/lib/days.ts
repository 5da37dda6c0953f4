// Formats days and times.

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** '2026-05-01T09:00:00.000Z' gives 'May 1, 2026', in the browser's time zone. */
export function dayWords(iso: string): string {
  return days.format(new Date(iso));
}

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** '2026-05-01T09:00:00.000Z' gives 'May 1, 2026, 9:00 AM', in the browser's time zone. */
export function momentWords(iso: string): string {
  return moments.format(new Date(iso));
}
