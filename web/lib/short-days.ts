// Formats days and times that are not long ago.

/** '2026-05-01T09:00:00.000Z' gives 'May 1', in the browser's time zone. */
export function shortDayWords(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { month: 'short', day: 'numeric' });
}

/** 'May 1, 09:00' */
export function shortMomentWords(iso: string): string {
  return `${shortDayWords(iso)}, ${new Date(iso).toLocaleTimeString('en-GB', { timeStyle: 'short' })}`;
}
