// A picture for each category of the shop.
import { useId } from 'react';
import { palettes } from '../../../painting/palettes.ts';
import { Frame, Ring, shadow } from './frame.tsx';
import { LabelShape } from './label-shape.tsx';
import { PebbleShape } from './pebble-shape.tsx';

const { picnic, meadow, harbour, plum } = palettes;

interface PictureProps {
  className?: string | undefined;
}

const heap = [
  [98, 104, 34],
  [160, 92, 40],
  [224, 104, 34],
  [128, 66, 28],
  [192, 62, 30],
  [158, 40, 22],
] as const;

/** A bowl of stones. */
export function Bowl({ className }: PictureProps) {
  return (
    <Frame className={className}>
      <ellipse cx="160" cy="204" rx="92" ry="9" {...shadow} />
      {heap.toReversed().map(([x, y, size]) => (
        <PebbleShape key={x} id={`bowl of the shop ${x}`} x={x} y={y} size={size} />
      ))}
      <path d="M48 108h224q-4 92-78 94h-68q-74-2-78-94z" fill={picnic.cool} />
      <path d="M44 100h232a8 8 0 0 1 0 16h-232a8 8 0 0 1 0-16z" fill="#fbeed3" />
      <g fill="#fbeed3">
        {[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => (
          <circle key={i} cx={72 + i * 22} cy={142 + 7 * Math.sin((i / 8) * Math.PI)} r="5" />
        ))}
        {[0, 1, 2, 3, 4, 5, 6].map((i) => (
          <circle key={i} cx={97 + i * 21} cy={164 + 6 * Math.sin((i / 6) * Math.PI)} r="3.2" />
        ))}
      </g>
    </Frame>
  );
}

const tools = [
  { x: 112, lean: -16, paint: picnic.warm, handle: '#c9552e' },
  { x: 136, lean: -7, paint: harbour.cool, handle: '#47301f' },
  { x: 160, lean: 1, paint: meadow.warm, handle: picnic.cool },
  { x: 184, lean: 8, paint: plum.cool, handle: '#47301f' },
  { x: 206, lean: 17, paint: meadow.cool, handle: '#c9552e' },
];

/** A jar of brushes. */
export function Jar({ className }: PictureProps) {
  return (
    <Frame className={className}>
      <ellipse cx="160" cy="206" rx="72" ry="8" {...shadow} />
      {tools.map(({ x, lean, paint, handle }, i) => (
        <g key={x} transform={`rotate(${lean} ${x} 200) translate(${x} ${(i % 2) * 12})`}>
          <rect x="-4" y="70" width="8" height="120" rx="4" fill={handle} />
          <rect x="-6.5" y="52" width="13" height="26" rx="2" fill="#a9aaa4" />
          <path d="M-8 53q-5-22 8-40q13 18 8 40z" fill={paint} />
        </g>
      ))}
      <path d="M98 104h124v84q0 16-16 16h-92q-16 0-16-16z" fill="#fbeed3" />
      <path d="M98 104h124v16h-124z" fill={meadow.warm} />
      <Ring x={160} y={162} r={30} count={16} dot={4} fill={picnic.warm} />
      <Ring x={160} y={162} r={19} count={10} dot={3.6} fill={picnic.cool} />
      <Ring x={160} y={162} r={9} count={6} dot={2.8} fill={meadow.warm} />
      {[112, 126, 194, 208].map((x) => (
        <circle key={x} cx={x} cy={162} r="4" fill={picnic.cool} />
      ))}
    </Frame>
  );
}

/** The trail of a labelled rock. */
const trail = [
  [22, 196, 4],
  [40, 186, 4.4],
  [58, 176, 4],
  [75, 164, 4.6],
  [258, 66, 4.4],
  [270, 50, 4],
  [284, 37, 4.6],
  [300, 28, 4],
] as const;

/** A stone with its label. */
export function LabelledStone({ className }: PictureProps) {
  const id = useId();
  return (
    <Frame className={className}>
      <defs>
        <LabelShape id={id} />
      </defs>
      {trail.map(([x, y, r], i) => (
        <circle key={x} cx={x} cy={y} r={r} className={i === 7 ? 'fill-marker' : 'fill-moss'} />
      ))}
      <PebbleShape id="stone of the shop 1" x={166} y={114} size={92} />
      <use href={`#${id}`} transform="translate(166 118) rotate(-7) scale(3.1)" />
    </Frame>
  );
}
