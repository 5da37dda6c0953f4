// The founding pack: a sheet of twenty labels with a dotted seal.
import { memo, useId } from 'react';
import { palettes } from '../../../painting/palettes.ts';
import { Frame, Ring, shadow } from './frame.tsx';
import { LabelShape } from './label-shape.tsx';
import { slotsFor } from './slots.ts';

const sheet = { left: 16, top: 18, width: 232, height: 156 };
const room = { left: sheet.left + 8, top: sheet.top + 8, width: sheet.width - 16, height: sheet.height - 16 };
const { deep, warm, light } = palettes.meadow;

interface FoundingLabelsProps {
  pieces: number;
  className?: string | undefined;
}

export const FoundingLabels = memo(({ pieces, className }: FoundingLabelsProps) => {
  const id = useId();
  const { slots, width } = slotsFor(pieces, room, 2);
  return (
    <Frame className={className}>
      <defs>
        <LabelShape id={id} />
      </defs>
      <g transform="rotate(2 160 110)">
        <rect x={sheet.left} y={sheet.top + 4} width={sheet.width} height={sheet.height} rx="8" {...shadow} />
        <rect x={sheet.left} y={sheet.top} width={sheet.width} height={sheet.height} rx="8" fill="#f6dfa6" />
        {slots.map(({ x, y }, i) => (
          <use key={i} href={`#${id}`} transform={`translate(${x} ${y}) scale(${(width * 0.9) / 40})`} />
        ))}
      </g>
      <g transform="translate(264 164)">
        <circle r="47" cy="4" {...shadow} />
        <circle r="47" fill={deep} />
        <Ring x={0} y={0} r={39} count={24} dot={3} fill={light} />
        <Ring x={0} y={0} r={29} count={16} dot={4} fill={warm} />
        <Ring x={0} y={0} r={18} count={9} dot={4.4} fill={light} />
        <circle r="8" fill={warm} />
      </g>
    </Frame>
  );
});
