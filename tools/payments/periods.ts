// Calendar periods: a month after 31 January ends on the last of February, the next one on 31 March.
import type { Price } from './objects.ts';

/** End of the period that begins at `start`, in seconds. `anchor` is the start of the first period. */
export function periodEnd(anchor: number, start: number, { interval }: Price['recurring']): number {
  const months = interval === 'year' ? 12 : 1;
  let rounds = 1;
  while (monthsAfter(anchor, rounds * months) <= start) rounds += 1;
  return monthsAfter(anchor, rounds * months);
}

function monthsAfter(seconds: number, months: number): number {
  const anchor = new Date(seconds * 1000);
  const first = new Date(anchor);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(anchor.getUTCDate(), last));
  return first.getTime() / 1000;
}
