// How a moment is said that is the same for everybody who reads of it, wherever they are.

const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** '2026-05-01T09:00:00.000Z' gives 'May 1, 2026, 9:00 AM UTC'. @param at ISO 8601 */
export const utcMoment = (at: string): string => `${moments.format(new Date(at))} UTC`;
