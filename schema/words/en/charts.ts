// Charts of figures by month or by day.
import { plural } from './intl.ts';
import { compact } from './units.ts';

export const charts = {
  counts: {
    mile: (count: number) => plural(count, { one: '# mile', other: '# miles' }),
    kilometer: (count: number) => plural(count, { one: '# kilometer', other: '# kilometers' }),
    find: (count: number) => plural(count, { one: '# find', other: '# finds' }),
    hop: (count: number) => plural(count, { one: '# hop', other: '# hops' }),
    place: (count: number) => plural(count, { one: '# place', other: '# places' }),
    rock: (count: number) => plural(count, { one: '# rock', other: '# rocks' }),
    visitor: (count: number) => plural(count, { one: '# visitor', other: '# visitors' }),
    'sign-up': (count: number) => plural(count, { one: '# sign-up', other: '# sign-ups' }),
  },
  /** Of a column with these counts. */
  unitTitles: {
    mile: 'Miles',
    kilometer: 'Kilometers',
    find: 'Finds',
    hop: 'Hops',
    place: 'Places',
    rock: 'Rocks',
    visitor: 'Visitors',
    'sign-up': 'Sign-ups',
  },
  spanTitles: { month: 'Month', day: 'Day' },
  /** On an axis: 'May', '26'. */
  monthOfYear: (month: string, year: string) => `${month} ’${year}`,
  /** On an axis, where there is little room: 12345 is '12K'. */
  countMark: compact,
  /** @param title of the chart */
  keys: {
    month: (title: string) => `${title}. The arrow keys go from month to month.`,
    day: (title: string) => `${title}. The arrow keys go from day to day.`,
  },
  /** One column: 'May 2026', '1,204 miles'. */
  tip: (when: string, count: string) => `${when}: ${count}`,
  showTable: 'Show as a table',
  notLoaded: 'The chart did not load. Its figures are in the table.',
};
