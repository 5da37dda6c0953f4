// A figure by month or by day: as a chart and as a table.
import { clsx } from 'clsx';
import { grouped } from '../lib/numbers.ts';
import { lazyPart, RetryButton, type MissingProps } from '../ui/lazy-part.tsx';
import { Skeleton, SkeletonGroup } from '../ui/skeleton.tsx';
import { spanWords, type Column, type Span, type Unit } from './columns.ts';
import { useWords } from '../views/words.ts';

/** A separate chunk. If it fails to load, the table is still there. */
const DotColumns = lazyPart(() => import('./dot-columns.tsx'), DrawingMissing);

interface ColumnChartProps {
  title: string;
  /** Oldest first. */
  columns: readonly Column[];
  /** Period of a column. */
  span: Span;
  /** Unit of the counts. */
  unit: Unit;
  /** One of our colors, such as `var(--marker)`. */
  color: string;
  /** Text shown instead of an empty chart. */
  quiet: string;
  /** Lower, for several charts side by side. */
  isLow?: boolean;
}

export function ColumnChart({ title, columns, span, unit, color, quiet, isLow = false }: ColumnChartProps) {
  const words = useWords('charts');
  const height = isLow ? 'h-40' : 'h-64';
  const isQuiet = columns.every(({ count }) => count === 0);
  return (
    <section aria-label={title} className={clsx('flex min-w-0 flex-col', isLow ? 'gap-2' : 'gap-4')}>
      <h3 className={clsx(isLow && 'text-base')}>{title}</h3>
      {isQuiet ? (
        <p className="max-w-form text-soft">{quiet}</p>
      ) : (
        <>
          <div className={isLow ? 'min-h-40' : 'min-h-64'}>
            <DotColumns
              waiting={
                <SkeletonGroup>
                  <Skeleton className={clsx(height, 'rounded-md')} />
                </SkeletonGroup>
              }
              className={height}
              columns={columns}
              span={span}
              unit={unit}
              color={color}
              label={title}
            />
          </div>
          <details>
            <summary className="w-fit py-3 text-sm font-semibold">{words.showTable}</summary>
            <ColumnTable caption={title} columns={columns} span={span} unit={unit} />
          </details>
        </>
      )}
    </section>
  );
}

function DrawingMissing(missing: MissingProps) {
  const words = useWords('charts');
  return (
    <div className="flex flex-col items-start gap-3">
      <p role="status">{words.notLoaded}</p>
      <RetryButton {...missing} />
    </div>
  );
}

type ColumnTableProps = Pick<ColumnChartProps, 'columns' | 'span' | 'unit'> & { caption: string };

/** The counts as a table, the newest first. */
function ColumnTable({ caption, columns, span, unit }: ColumnTableProps) {
  const words = useWords('charts');
  return (
    <table className="mt-2 w-full max-w-form tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-edge text-sm text-soft">
          <th scope="col" className="py-2 text-start font-semibold">
            {words.spanTitles[span]}
          </th>
          <th scope="col" className="py-2 by-ones font-semibold">
            {words.unitTitles[unit]}
          </th>
        </tr>
      </thead>
      <tbody>
        {columns.toReversed().map(({ at, count }) => (
          <tr key={at} className="border-b border-line">
            <th scope="row" className="py-1.5 text-start font-normal">
              {spanWords[span].inFull(at)}
            </th>
            <td className="py-1.5 by-ones">{grouped(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
