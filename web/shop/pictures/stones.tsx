// A bundle with its number of stones; one of them has a painted dot.
import { memo } from 'react';
import { palettes } from '../../../painting/palettes.ts';
import { Frame } from './frame.tsx';
import { PebbleShape } from './pebble-shape.tsx';
import { slotsFor } from './slots.ts';

const room = { left: 18, top: 22, width: 284, height: 176 };

interface StonesProps {
  pieces: number;
  className?: string | undefined;
}

export const Stones = memo(({ pieces, className }: StonesProps) => {
  const { slots, width } = slotsFor(pieces, room, 1.12);
  const first = slots[Math.floor(pieces / 2)];
  return (
    <Frame className={className}>
      {slots.map(({ x, y }, i) => (
        <PebbleShape key={i} id={`bundle of ${pieces}, stone ${i}`} x={x} y={y} size={width * 0.46} />
      ))}
      {first && <circle cx={first.x} cy={first.y} r={width * 0.14} fill={palettes.picnic.warm} />}
    </Frame>
  );
});
