// Small charts of the last 30 days: visits, finds and sign-ups.
import { useQuery } from '@tanstack/react-query';
import type { ChartDay } from '../../schema/figures.ts';
import { ColumnChart } from '../analytics/column-chart.tsx';
import type { Unit } from '../analytics/words.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Failure } from './failure.tsx';
import { chartDays } from './queries.ts';

interface Chart {
  title: string;
  unit: Unit;
  color: string;
  count: (day: ChartDay) => number;
  quiet: string;
}

const charts: readonly Chart[] = [
  {
    title: 'Visits by day',
    unit: 'visitor',
    color: 'var(--moss)',
    count: ({ visitors }) => visitors,
    quiet: 'Nobody has come by in the last 30 days.',
  },
  {
    title: 'Finds by day',
    unit: 'find',
    color: 'var(--status-found)',
    count: ({ finds }) => finds,
    quiet: 'No rock was found in the last 30 days.',
  },
  {
    title: 'Sign-ups by day',
    unit: 'sign-up',
    color: 'var(--status-active)',
    count: ({ signUps }) => signUps,
    quiet: 'Nobody has signed up in the last 30 days.',
  },
];

export function MonthCharts() {
  const query = useQuery(chartDays);
  return (
    <section aria-labelledby="admin-month" className="flex flex-col gap-4">
      <h2 id="admin-month">Last 30 days</h2>
      {query.data ? (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {charts.map(({ count, ...chart }) => (
            <ColumnChart
              key={chart.title}
              {...chart}
              columns={query.data.days.map((day) => ({ at: day.day, count: count(day) }))}
              span="day"
              isLow
            />
          ))}
        </div>
      ) : query.isError ? (
        <Failure title="The last 30 days could not be loaded." query={query} />
      ) : (
        <SkeletonGroup className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {charts.map(({ title }) => (
            <Skeleton key={title} className="h-56 rounded-md" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}
