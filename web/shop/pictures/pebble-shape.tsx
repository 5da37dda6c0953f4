// An unpainted stone.
import { pathData } from '../../../painting/curves.ts';
import { stoneTones } from '../../../painting/palettes.ts';
import { between, pick, randomFrom } from '../../../painting/random.ts';
import { contour, pebble, silhouettes } from '../../../painting/silhouettes.ts';
import { shadow } from './frame.tsx';

interface PebbleShapeProps {
  /** Seed: the same id gives the same stone. */
  id: string;
  x: number;
  y: number;
  /** Half of its width. */
  size: number;
}

/** Radius of the painter's stones. */
const painted = 184;

export function PebbleShape({ id, x, y, size }: PebbleShapeProps) {
  const random = randomFrom(id);
  const outline = pathData(contour(pebble(pick(random, silhouettes), random, false), size / painted, 10));
  const glint = between(random, 0.28, 0.4) * size;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={outline} transform={`translate(0 ${Math.max(1, size * 0.09)})`} {...shadow} />
      <path d={outline} fill={pick(random, stoneTones)} />
      <g fill="#fff" fillOpacity="0.28">
        <circle cx={-glint} cy={-glint} r={size * 0.11} />
        <circle cx={-glint * 0.3} cy={-glint * 1.25} r={size * 0.06} />
      </g>
    </g>
  );
}
