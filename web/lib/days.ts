// Formats days and times.

/** In the browser's time zone. */
const days = dayFormat();

function dayFormat(timeZone?: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone });
}

/** By time zone, because making a format takes longer than using it. */
const byZone = new Map<string, Intl.DateTimeFormat>();

function daysIn(zone: string): Intl.DateTimeFormat {
  const known = byZone.get(zone);
  if (known) return known;
  const made = madeFor(zone);
  byZone.set(zone, made);
  return made;
}

function madeFor(zone: string): Intl.DateTimeFormat {
  try {
    return dayFormat(zone);
  } catch {
    // A browser does not know zones newer than itself.
    return days;
  }
}

/**
 * '2026-05-01T09:00:00.000Z' gives 'May 1, 2026'.
 * @param zone of the place where it happened, such as America/Chicago; the browser's where none is known
 */
export function dayWords(iso: string, zone?: string): string {
  return (zone === undefined ? days : daysIn(zone)).format(new Date(iso));
}

const moments = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** '2026-05-01T09:00:00.000Z' gives 'May 1, 2026, 9:00 AM', in the browser's time zone. */
export function momentWords(iso: string): string {
  return moments.format(new Date(iso));
}
