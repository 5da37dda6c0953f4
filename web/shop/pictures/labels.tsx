// A sheet with the pack's number of labels; the last one is on a rock.
import { memo, useId } from 'react';
import { LabelShape } from './label-shape.tsx';
import { Frame, shadow } from './frame.tsx';
import { PebbleShape } from './pebble-shape.tsx';
import { slotsFor } from './slots.ts';

const sheet = { left: 16, top: 18, width: 232, height: 156 };
const room = { left: sheet.left + 8, top: sheet.top + 8, width: sheet.width - 16, height: sheet.height - 16 };

interface LabelsProps {
  pieces: number;
  className?: string | undefined;
}

export const Labels = memo(({ pieces, className }: LabelsProps) => {
  const id = useId();
  const { slots, width } = slotsFor(pieces, room, 2);
  const scale = (width * 0.9) / 40;
  const onSheet = slots.slice(0, -1);
  const taken = slots.at(-1);
  return (
    <Frame className={className}>
      <defs>
        <LabelShape id={id} />
      </defs>
      <g transform="rotate(-3 160 110)">
        <rect x={sheet.left} y={sheet.top + 4} width={sheet.width} height={sheet.height} rx="8" {...shadow} />
        <rect x={sheet.left} y={sheet.top} width={sheet.width} height={sheet.height} rx="8" fill="#cfe0d2" />
        {onSheet.map(({ x, y }, i) => (
          <use key={i} href={`#${id}`} transform={`translate(${x} ${y}) scale(${scale})`} />
        ))}
        {taken && (
          <rect
            x={taken.x - 19 * scale}
            y={taken.y - 9 * scale}
            width={38 * scale}
            height={18 * scale}
            rx={2 * scale}
            fill="none"
            stroke="#1e6b52"
            strokeWidth="1.6"
            strokeLinecap="round"
            strokeDasharray="0 4"
          />
        )}
      </g>
      <PebbleShape id={`stone for ${pieces} labels`} x={266} y={166} size={45} />
      <use href={`#${id}`} transform="translate(266 166) rotate(9) scale(1.3)" />
    </Frame>
  );
});
