// A figure month by month: as a chart, and as a table for whoever would rather read.
import { lazy, Suspense } from 'react';
import type { MonthFigures } from '../../schema/analytics.ts';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { countWords, monthWords } from './words.ts';

const MonthColumns = lazy(async () => ({ default: (await import('./month-columns.tsx')).MonthColumns }));

interface MonthChartProps {
  title: string;
  months: readonly MonthFigures[];
  figure: 'miles' | 'finds';
  /** A colour of ours, such as `var(--coral)`. */
  color: string;
  /** Instead of a chart without a single dot. */
  quiet: string;
}

export function MonthChart({ title, months, figure, color, quiet }: MonthChartProps) {
  const isQuiet = months.every((month) => month[figure] === 0);
  return (
    <section aria-label={title} className="flex min-w-0 flex-col gap-4">
      <h3>{title}</h3>
      {isQuiet ? (
        <p className="max-w-form text-soft">{quiet}</p>
      ) : (
        <>
          <div className="h-64">
            <Suspense
              fallback={
                <SkeletonGroup className="h-full">
                  <Skeleton className="h-full rounded-md" />
                </SkeletonGroup>
              }
            >
              <MonthColumns months={months} figure={figure} color={color} label={title} />
            </Suspense>
          </div>
          <details>
            <summary className="w-fit py-2.5 text-sm font-semibold">Show as a table</summary>
            <MonthTable caption={title} months={months} figure={figure} />
          </details>
        </>
      )}
    </section>
  );
}

/** The newest month first. */
function MonthTable({
  caption,
  months,
  figure,
}: Pick<MonthChartProps, 'months' | 'figure'> & { caption: string }) {
  return (
    <table className="mt-2 w-full max-w-form tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-edge text-sm text-soft">
          <th scope="col" className="py-2 text-left font-semibold">
            Month
          </th>
          <th scope="col" className="py-2 text-right font-semibold">
            {figure === 'miles' ? 'Miles' : 'Finds'}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((one) => (
          <tr key={one.month} className="border-b border-line">
            <th scope="row" className="py-1.5 text-left font-normal">
              {monthWords(one.month)}
            </th>
            <td className="py-1.5 text-right">{countWords(one[figure])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
