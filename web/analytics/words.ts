// Texts of months, days and counts.
import type { MonthFigures } from '../../schema/analytics.ts';
import { grouped } from '../lib/numbers.ts';

const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' });
const fullMonth = format({ month: 'long', year: 'numeric' });
const shortMonth = format({ month: 'short' });
const fullDay = format({ dateStyle: 'medium' });
const shortDay = format({ month: 'short', day: 'numeric' });
const roundCounts = new Intl.NumberFormat('en-US', { notation: 'compact' });

const startOf = (month: string) => new Date(`${month}-01T00:00:00Z`);

export interface Column {
  /** The month, such as '2026-05', or the day, such as '2026-05-31', in UTC. */
  at: string;
  count: number;
}

/** The period of a chart's column. */
export type Span = 'month' | 'day';

interface SpanWords {
  title: string;
  inFull: (at: string) => string;
  onAxis: (at: string) => string;
}

/** '2026-05' becomes 'May 2026', on axes 'May ’26'; '2026-05-31' becomes 'May 31, 2026', on axes 'May 31'. */
export const spanWords: Readonly<Record<Span, SpanWords>> = {
  month: {
    title: 'Month',
    inFull: (month) => fullMonth.format(startOf(month)),
    onAxis: (month) => `${shortMonth.format(startOf(month))} ’${month.slice(2, 4)}`,
  },
  day: {
    title: 'Day',
    inFull: (day) => fullDay.format(new Date(day)),
    onAxis: (day) => shortDay.format(new Date(day)),
  },
};

/** For axes: 12345 becomes '12K'. */
export function countMark(count: number): string {
  return roundCounts.format(count);
}

/** Minimum number of months shown. */
const fewest = 6;

/** Removes the months before the first activity, but keeps at least half a year. */
export function sinceFirst(months: readonly MonthFigures[]): readonly MonthFigures[] {
  const first = months.findIndex(({ miles, finds }) => miles > 0 || finds > 0);
  return months.slice(Math.min(first < 0 ? months.length : first, months.length - fewest));
}

const manyOf = {
  mile: 'miles',
  find: 'finds',
  hop: 'hops',
  place: 'places',
  rock: 'rocks',
  visitor: 'visitors',
  'sign-up': 'sign-ups',
} as const;
export type Unit = keyof typeof manyOf;

/** 1 and 'hop' become '1 hop', 1204 and 'mile' become '1,204 miles'. */
export function counted(count: number, unit: Unit): string {
  return `${grouped(count)} ${count === 1 ? unit : manyOf[unit]}`;
}

/** The title of a column: 'mile' becomes 'Miles'. */
export function unitTitle(unit: Unit): string {
  const many = manyOf[unit];
  return many.charAt(0).toUpperCase() + many.slice(1);
}
