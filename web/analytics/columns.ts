// The columns of a chart: months or days, and what is counted.
import type { MonthFigures } from '../../schema/analytics.ts';
import type { Words } from '../../schema/words/words.ts';
import { wordsNow } from '../lib/words.ts';

export interface Column {
  /** The month, such as '2026-05', or the day, such as '2026-05-31', in UTC. */
  at: string;
  count: number;
}

/** The period of a chart's column. */
export type Span = 'month' | 'day';

interface SpanWords {
  inFull: (at: string) => string;
  onAxis: (at: string) => string;
}

const day = (at: string, options: Intl.DateTimeFormatOptions): string =>
  wordsNow('formats').date(at, { ...options, timeZone: 'UTC' });

/** '2026-05' becomes 'May 2026', on axes 'May ’26'; '2026-05-31' becomes 'May 31, 2026', on axes 'May 31'. */
export const spanWords: Readonly<Record<Span, SpanWords>> = {
  month: {
    inFull: (month) => day(month, { month: 'long', year: 'numeric' }),
    onAxis: (month) => wordsNow('charts').monthOfYear(day(month, { month: 'short' }), month.slice(2, 4)),
  },
  day: {
    inFull: (at) => day(at, { dateStyle: 'medium' }),
    onAxis: (at) => day(at, { month: 'short', day: 'numeric' }),
  },
};

/** Minimum number of months shown. */
const fewest = 6;

/** Removes the months before the first activity, but keeps at least half a year. @param months with whole distances */
export function sinceFirst(months: readonly MonthFigures[]): readonly MonthFigures[] {
  const first = months.findIndex(({ miles, finds }) => miles > 0 || finds > 0);
  return months.slice(Math.min(first < 0 ? months.length : first, months.length - fewest));
}

export type Unit = keyof Words['charts']['counts'];
