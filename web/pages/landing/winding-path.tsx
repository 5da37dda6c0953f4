// A winding dotted path with rocks on it.
import { clsx } from 'clsx';
import { PaintedRock } from '../../painting/painted-rock.tsx';
import { TurnedRock } from '../../shell/turned-rock.tsx';
import { dotsAlong, type Point } from './dots-along.ts';

interface PathRock {
  id: string;
  at: Point;
  across: number;
  /** In degrees. */
  tilt: number;
  /** The rock lies face down. */
  isTurned?: boolean;
}

interface WindingPathProps {
  /** Width and height of the drawing in SVG units. */
  size: Point;
  through: readonly Point[];
  /** Large dots on the path. */
  stops?: readonly Point[];
  rocks?: readonly PathRock[];
  className?: string;
}

export function WindingPath({
  size: [width, height],
  through,
  stops = [],
  rocks = [],
  className,
}: WindingPathProps) {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  return (
    <div aria-hidden className={clsx('relative', className)} style={{ aspectRatio: `${width} / ${height}` }}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full overflow-visible fill-marker rtl:-scale-x-100"
      >
        {dotsAlong(through).map(([x, y, radius], dot) => (
          <circle key={dot} cx={x} cy={y} r={radius} />
        ))}
        {stops.map(([x, y]) => (
          <circle key={x} cx={x} cy={y} r="14" strokeWidth="8" className="stroke-paper" />
        ))}
      </svg>
      {rocks.map(({ id, at: [x, y], across, tilt, isTurned }) => (
        <div
          key={`${id} ${y}`}
          className="absolute -translate-1/2 rtl:translate-x-1/2"
          style={{
            insetInlineStart: percent(x, width),
            top: percent(y, height),
            width: percent(across, width),
            rotate: `${tilt}deg`,
          }}
        >
          {isTurned ? <TurnedRock id={id} /> : <PaintedRock id={id} className="block w-full" />}
        </div>
      ))}
    </div>
  );
}
