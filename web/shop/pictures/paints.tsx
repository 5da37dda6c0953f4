// A set of acrylic paints: pots seen from above, and a brush.
import { palettes } from '../../../painting/palettes.ts';
import { Frame, Ring, shadow } from './frame.tsx';

const { picnic, meadow, harbour, plum, rosehip } = palettes;
const pots = [
  picnic.warm,
  harbour.warm,
  meadow.warm,
  meadow.cool,
  picnic.cool,
  harbour.cool,
  plum.cool,
  rosehip.light,
];

export function Paints({ className }: { className?: string | undefined }) {
  return (
    <Frame className={className}>
      {pots.map((paint, i) => {
        const [x, y] = [58 + (i % 4) * 68, 66 + Math.floor(i / 4) * 76];
        return (
          <g key={paint}>
            <circle cx={x} cy={y + 4} r="31" {...shadow} />
            <circle cx={x} cy={y} r="31" fill="#e9e3d3" />
            <Ring x={x} y={y} r={27.4} count={22} dot={1.5} fill="#8d8672" />
            <circle cx={x} cy={y} r="23" fill={paint} />
            <circle cx={x - 8} cy={y - 9} r="4.4" fill="#fff" fillOpacity="0.4" />
            <circle cx={x - 1} cy={y - 13} r="2.2" fill="#fff" fillOpacity="0.4" />
          </g>
        );
      })}
      <g transform="translate(182 116) rotate(-28)">
        <rect x="-96" y="1" width="160" height="9" rx="4.5" {...shadow} />
        <path d="M-112 0q40-7 134-4.5v9q-94 2.5-134-4.5z" fill="#c9552e" />
        <rect x="20" y="-6" width="30" height="12" rx="2" fill="#a9aaa4" />
        <path d="M50-8q26-2 46 8-20 10-46 8z" fill="#47301f" />
        <path d="M76-6.5q12 2 20 6.5-8 4.5-20 6.5z" fill={meadow.warm} />
      </g>
    </Frame>
  );
}
