// The day on which something happened, in the time zone of its place.

/** By time zone, because making a format takes longer than using it. */
const byZone = new Map<string, Intl.DateTimeFormat>();

/** Such as '2026-04-30'. @param at a time @param zone IANA time zone; UTC by default */
export function localDay(at: Date | number, zone = 'UTC'): string {
  // Canadian English writes days as ISO 8601 does.
  const days = byZone.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone });
  byZone.set(zone, days);
  return days.format(at);
}
