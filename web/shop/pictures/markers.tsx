// Waterproof markers, each with a line of dots in its color.
import { palettes } from '../../../painting/palettes.ts';
import { Frame, shadow } from './frame.tsx';

const { picnic, plum, meadow, harbour } = palettes;
const pens = [
  { paint: picnic.warm, lean: -7, drop: 6 },
  { paint: harbour.warm, lean: -3, drop: -4 },
  { paint: meadow.warm, lean: 1, drop: 3 },
  { paint: meadow.cool, lean: -2, drop: -6 },
  { paint: harbour.cool, lean: 3, drop: 2 },
  { paint: plum.cool, lean: 7, drop: 8 },
];

export function Markers({ className }: { className?: string | undefined }) {
  return (
    <Frame className={className}>
      {pens.map(({ paint, lean, drop }, i) => (
        <g key={paint} transform={`translate(${60 + i * 40} ${98 + drop}) rotate(${lean})`}>
          <rect x="-10" y="-72" width="26" height="122" rx="9" {...shadow} />
          <rect x="-13" y="-76" width="26" height="76" rx="8" fill="#fbeed3" />
          <rect x="-13" y="-22" width="26" height="46" fill="#fbeed3" />
          <rect x="-13" y="-84" width="26" height="44" rx="7" fill={paint} />
          <path d="M-13 24h26l-6 16h-14z" fill={paint} />
          <path d="M-5 40h10l-2 10h-6z" fill="#1f2a28" />
          <g fill={paint}>
            <circle cy="-24" r="4" />
            <circle cy="-11" r="3" />
            <circle cy="0" r="2" />
          </g>
        </g>
      ))}
      {pens.map(({ paint }, i) => (
        <g key={paint} fill={paint}>
          <circle cx={50 + i * 40} cy={182 + (i % 2) * 4} r="6" />
          <circle cx={66 + i * 40} cy={186 - (i % 2) * 4} r="4.4" />
          <circle cx={79 + i * 40} cy={183 + (i % 2) * 3} r="3" />
        </g>
      ))}
    </Frame>
  );
}
