// Small charts of the last 30 days: visits, finds and sign-ups.
import { useQuery } from '@tanstack/react-query';
import type { ChartDay } from '../../schema/figures.ts';
import { ColumnChart } from '../analytics/column-chart.tsx';
import type { Unit } from '../analytics/columns.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { Failure } from './failure.tsx';
import { chartDays } from './queries.ts';
import { useWords } from '../views/words.ts';

interface Chart {
  name: 'visitors' | 'finds' | 'signUps';
  unit: Unit;
  color: string;
  count: (day: ChartDay) => number;
}

const charts: readonly Chart[] = [
  {
    name: 'visitors',
    unit: 'visitor',
    color: 'var(--moss)',
    count: ({ visitors }) => visitors,
  },
  {
    name: 'finds',
    unit: 'find',
    color: 'var(--status-found)',
    count: ({ finds }) => finds,
  },
  {
    name: 'signUps',
    unit: 'sign-up',
    color: 'var(--status-active)',
    count: ({ signUps }) => signUps,
  },
];

export function MonthCharts() {
  const words = useWords('adminOverview');
  const query = useQuery(chartDays);
  return (
    <section aria-labelledby="admin-month" className="flex flex-col gap-4">
      <h2 id="admin-month">{words.last30}</h2>
      {query.data ? (
        <div className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {charts.map(({ name, count, ...chart }) => (
            <ColumnChart
              key={name}
              {...chart}
              {...words.charts[name]}
              columns={query.data.days.map((day) => ({ at: day.day, count: count(day) }))}
              span="day"
              isLow
            />
          ))}
        </div>
      ) : query.isError ? (
        <Failure title={words.last30NotLoaded} query={query} />
      ) : (
        <SkeletonGroup className="grid gap-x-10 gap-y-8 lg:grid-cols-3">
          {charts.map(({ name }) => (
            <Skeleton key={name} className="h-56 rounded-md" />
          ))}
        </SkeletonGroup>
      )}
    </section>
  );
}
