// A path of dots that winds from rock to rock.
import { clsx } from 'clsx';
import { PaintedRock } from '../../painting/painted-rock.tsx';
import { dotsAlong, type Point } from './dots-along.ts';

interface PathRock {
  id: string;
  at: Point;
  across: number;
  /** Degrees. */
  tilt: number;
}

interface WindingPathProps {
  /** Width and height of the drawing in its own units. */
  size: Point;
  through: readonly Point[];
  rocks: readonly PathRock[];
  className?: string;
}

export function WindingPath({ size: [width, height], through, rocks, className }: WindingPathProps) {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(2)}%`;
  return (
    <div aria-hidden className={clsx('relative', className)} style={{ aspectRatio: `${width} / ${height}` }}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className="absolute inset-0 size-full overflow-visible fill-coral"
      >
        {dotsAlong(through).map(([x, y, radius], dot) => (
          <circle key={dot} cx={x} cy={y} r={radius} />
        ))}
      </svg>
      {rocks.map(({ id, at: [x, y], across, tilt }) => (
        <div
          key={id}
          className="absolute -translate-1/2"
          style={{
            left: percent(x, width),
            top: percent(y, height),
            width: percent(across, width),
            rotate: `${tilt}deg`,
          }}
        >
          <PaintedRock id={id} className="block w-full" />
        </div>
      ))}
    </div>
  );
}
