// The time to which an operator sets the database back.

const day = 86_400_000;
/** As far as Time Travel goes, with the paid plan. */
const days = 30;

/**
 * @param text such as `2026-11-26 10:00`, in UTC unless it says otherwise
 * @returns milliseconds since 1970. Throws in words
 */
export function timeOf(text: string, now: number): number {
  const parts = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d(?::\d\d)?)\s*(Z|UTC|[+-]\d\d:\d\d)?$/i.exec(text.trim());
  const [, date, clock, zone = 'Z'] = parts ?? [];
  const time = Date.parse(`${date}T${clock}${/^(z|utc)$/i.test(zone) ? 'Z' : zone}`);
  if (!parts || Number.isNaN(time) || (/^(z|utc)$/i.test(zone) && !isThatDay(time, date)))
    throw new Error(`'${text}' is no time. Write it like "2026-11-26 10:00", in UTC.`);
  if (time > now) throw new Error(`'${text}' is in the future: times are in UTC.`);
  if (time < now - days * day)
    throw new Error(`'${text}' is too long ago: Time Travel goes back ${days} days.`);
  return time;
}

/** JavaScript reads February 30 as March 2. */
const isThatDay = (time: number, date: string | undefined) =>
  new Date(time).toISOString().slice(0, 10) === date;
