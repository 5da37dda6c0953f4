// The chart of a month chart: for each month a column of dots. Loaded when it is first shown.
import {
  Bar,
  BarChart,
  CartesianGrid,
  Tooltip,
  XAxis,
  YAxis,
  type BarShapeProps,
  type TooltipContentProps,
} from 'recharts';
import type { MonthFigures } from '../../schema/analytics.ts';
import { counted, countMark, monthMark, monthWords, type Unit } from './words.ts';

interface MonthColumnsProps {
  months: readonly MonthFigures[];
  figure: 'miles' | 'finds';
  /** For those who do not see it. */
  label: string;
  /** A colour of ours, such as `var(--coral)`. */
  color: string;
}

/** Where the axis ends at least, so that a single find is no tower. */
const leastTop = 4;

const axisText = { fill: 'var(--soft)', fontSize: 13, fontFamily: 'var(--font-sans)' };

export function MonthColumns({ months, figure, label, color }: MonthColumnsProps) {
  const unit = figure === 'miles' ? 'mile' : 'find';
  const most = Math.max(...months.map((month) => month[figure]));
  return (
    <BarChart
      data={[...months]}
      responsive
      style={{ width: '100%', height: '100%' }}
      margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
      barCategoryGap="18%"
      aria-label={`${label}. The arrow keys go from month to month.`}
    >
      <CartesianGrid
        vertical={false}
        stroke="var(--line)"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeDasharray="0 9"
      />
      <XAxis
        dataKey="month"
        tickFormatter={monthMark}
        interval="equidistantPreserveStart"
        minTickGap={18}
        tick={axisText}
        tickLine={false}
        tickMargin={8}
        axisLine={{ stroke: 'var(--edge)' }}
      />
      <YAxis
        width="auto"
        domain={[0, most < leastTop ? leastTop : 'auto']}
        allowDecimals={false}
        tickCount={4}
        tickFormatter={countMark}
        tick={axisText}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        cursor={{ fill: 'var(--line)', fillOpacity: 0.55 }}
        animationDuration={150}
        content={<MonthTip unit={unit} />}
      />
      <Bar dataKey={figure} fill={color} shape={Dots} animationDuration={250} animationEasing="ease-out" />
    </BarChart>
  );
}

/** What the month under the pointer, or the arrow keys, has. @param unit ours; the rest is given by the chart */
function MonthTip({ unit, active, label, payload }: Partial<TooltipContentProps> & { unit: Unit }) {
  return (
    <p
      role="status"
      className={active ? 'rounded-sm bg-ink px-3 py-2 text-sm text-paper shadow-float' : 'sr-only'}
    >
      {active && `${monthWords(String(label))}: ${counted(Number(payload?.[0]?.value ?? 0), unit)}`}
    </p>
  );
}

/**
 * A column of dots, as high as a bar would be. One dot is one mile or find where there is room for that: people count
 * them.
 */
function Dots({ x, y, width, height, fill, value }: BarShapeProps) {
  if (typeof value !== 'number' || value === 0) return <g />;
  const size = Math.min(width, 12);
  const isCountable = height / value >= size * 1.15;
  const [top, ground] = [y + size / 2, y + height - size / 2];
  return (
    <line
      x1={x + width / 2}
      x2={x + width / 2}
      // A line of no length would have no dot.
      {...(isCountable
        ? { y1: top, y2: Math.max(ground, top + 0.01) }
        : { y1: ground, y2: Math.min(top, ground - 0.01) })}
      stroke={fill}
      strokeWidth={size}
      strokeLinecap="round"
      strokeDasharray={`0 ${isCountable ? height / value : size * 1.15}`}
    />
  );
}
