// Months and counts in words.
import type { MonthFigures } from '../../schema/analytics.ts';

const fullMonth = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
const counts = new Intl.NumberFormat('en-US');
const roundCounts = new Intl.NumberFormat('en-US', { notation: 'compact' });

const startOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** '2026-05' gives 'May 2026'. */
export function monthWords(month: string): string {
  return fullMonth.format(startOf(month));
}

/** '2026-05' gives 'May ’26': for axes. */
export function monthMark(month: string): string {
  return `${shortMonth.format(startOf(month))} ’${month.slice(2, 4)}`;
}

/** 12345 gives '12K': for axes. */
export function countMark(count: number): string {
  return roundCounts.format(count);
}

/** Months that are shown however quiet they were: half a year. */
const fewest = 6;

/** Without the quiet months before the first one in which something happened. */
export function sinceFirst(months: readonly MonthFigures[]): readonly MonthFigures[] {
  const first = months.findIndex(({ miles, finds }) => miles > 0 || finds > 0);
  return months.slice(Math.min(first < 0 ? months.length : first, months.length - fewest));
}

const manyOf = { mile: 'miles', find: 'finds', hop: 'hops', place: 'places', rock: 'rocks' } as const;
export type Unit = keyof typeof manyOf;

/** 1 and 'hop' give '1 hop', 1204 and 'mile' '1,204 miles'. */
export function counted(count: number, unit: Unit): string {
  return `${counts.format(count)} ${count === 1 ? unit : manyOf[unit]}`;
}

export function countWords(count: number): string {
  return counts.format(count);
}
