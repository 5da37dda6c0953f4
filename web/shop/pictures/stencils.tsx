// Stencils: two cards with cut-out shapes, filled with paint.
import { palettes } from '../../../painting/palettes.ts';
import { Frame, Ring, shadow } from './frame.tsx';

const { picnic, meadow, harbour } = palettes;

export function Stencils({ className }: { className?: string | undefined }) {
  return (
    <Frame className={className}>
      <g transform="translate(108 108) rotate(-8)">
        <Card color="#e9dcc0" />
        <path d="M0 62q-34-34 0-112q34 78 0 112z" fill={meadow.cool} />
        <g fill="#e9dcc0">
          {[-22, -6, 10, 26, 42].map((y) => (
            <circle key={y} cy={y} r="3.6" />
          ))}
        </g>
        <Ring x={-38} y={-58} r={11} count={7} dot={3.6} fill={picnic.warm} />
        <circle cx="38" cy="58" r="12" fill={meadow.warm} />
      </g>
      <g transform="translate(214 116) rotate(7)">
        <Card color="#d5e1dc" />
        {[-50, -28, -6].map((y, i) => (
          <path
            key={y}
            d={`M-44 ${y}q11-13 22 0t22 0t22 0t22 0`}
            fill="none"
            stroke={harbour.cool}
            strokeWidth={9 - i}
            strokeLinecap="round"
          />
        ))}
        <Ring x={0} y={42} r={24} count={12} dot={4.6} fill={harbour.warm} />
        <circle cy="42" r="12" fill={meadow.warm} />
      </g>
    </Frame>
  );
}

function Card({ color }: { color: string }) {
  return (
    <>
      <rect x="-60" y="-80" width="120" height="168" rx="10" {...shadow} />
      <rect x="-60" y="-84" width="120" height="168" rx="10" fill={color} />
    </>
  );
}
