// The drawing of a column chart: a column of dots for each month or day. Lazy.
import { clsx } from 'clsx';
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
import { spanWords, type Column, type Span, type Unit } from './columns.ts';
import { useDirection } from '../lib/direction.ts';
import { useWords } from '../views/words.ts';

interface DotColumnsProps {
  columns: readonly Column[];
  span: Span;
  unit: Unit;
  /** Name for screen readers. */
  label: string;
  /** One of our colors, such as `var(--marker)`. */
  color: string;
  /** Gives the chart its height. */
  className: string;
}

/** Least upper end of the axis, so that a single find is not a full-height column. */
const leastTop = 4;

const axisText = { fill: 'var(--soft)', fontSize: 13, fontFamily: 'var(--font-sans)' };

export default function DotColumns({ columns, span, unit, label, color, className }: DotColumnsProps) {
  const words = useWords('charts');
  // Time runs as the reader's lines do.
  const isReversed = useDirection() === 'rtl';
  const most = Math.max(...columns.map(({ count }) => count));
  return (
    <BarChart
      data={[...columns]}
      responsive
      // Dates may be wider than the room before the first column.
      className={clsx('w-full [&_svg]:overflow-visible', className)}
      // From right to left nothing moves the first month away from the edge.
      margin={{ top: 8, right: isReversed ? 14 : 4, bottom: 0, left: isReversed ? 4 : 0 }}
      barCategoryGap="18%"
      aria-label={words.keys[span](label)}
    >
      <CartesianGrid
        vertical={false}
        stroke="var(--line)"
        strokeWidth={2.5}
        strokeLinecap="round"
        strokeDasharray="0 9"
      />
      <XAxis
        dataKey="at"
        reversed={isReversed}
        tickFormatter={spanWords[span].onAxis}
        interval="equidistantPreserveStart"
        minTickGap={18}
        tick={axisText}
        tickLine={false}
        tickMargin={8}
        axisLine={{ stroke: 'var(--edge)' }}
      />
      <YAxis
        width="auto"
        orientation={isReversed ? 'right' : 'left'}
        domain={[0, most < leastTop ? leastTop : 'auto']}
        allowDecimals={false}
        tickCount={4}
        tickFormatter={words.countMark}
        // Outside of the columns: in a text from right to left the end is at the left.
        tick={{ ...axisText, textAnchor: 'end' }}
        tickLine={false}
        axisLine={false}
      />
      <Tooltip
        cursor={{ fill: 'var(--line)', fillOpacity: 0.55 }}
        animationDuration={150}
        content={<ColumnTip span={span} unit={unit} />}
      />
      <Bar dataKey="count" fill={color} shape={Dots} animationDuration={250} animationEasing="ease-out" />
    </BarChart>
  );
}

type ColumnTipProps = Partial<TooltipContentProps> & Pick<DotColumnsProps, 'span' | 'unit'>;

/** The tooltip of the hovered or selected column. `span` and `unit` are our props, the chart passes the others. */
function ColumnTip({ span, unit, active, label, payload }: ColumnTipProps) {
  const words = useWords('charts');
  return (
    <p
      role="status"
      className={active ? 'rounded-sm bg-ink px-3 py-2 text-sm text-paper shadow-float' : 'sr-only'}
    >
      {active &&
        words.tip(
          spanWords[span].inFull(String(label)),
          words.counts[unit](Number(payload?.[0]?.value ?? 0)),
        )}
    </p>
  );
}

/**
 * A column of dots, as high as a bar would be. If there is room, each dot is one mile or find, so that people can count
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
      // A line of zero length would draw no dot.
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
