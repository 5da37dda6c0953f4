// A QR label, 1/2 by 1 inch, with a number in place of a Rock ID.
import { clsx } from 'clsx';
import { useWords } from '../views/words.ts';

/** Dots of a meaningless code, row by row. */
const rows = ['10110', '01011', '11100', '00111', '10101'];

export function PlaceCard({ place, className = '' }: { place: number; className?: string }) {
  const words = useWords('ambassadors');
  return (
    <svg viewBox="0 0 100 50" className={`scheme-light ${className}`}>
      <rect x="0.5" y="0.5" width="99" height="49" rx="4" className="fill-card stroke-edge" />
      <g className="fill-ink">
        {[
          [7, 7],
          [7, 31],
          [31, 7],
        ].map(([x, y]) => (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <rect width="12" height="12" rx="3" />
            <rect x="2.5" y="2.5" width="7" height="7" rx="1.5" className="fill-card" />
            <circle cx="6" cy="6" r="2" />
          </g>
        ))}
        {rows.flatMap((row, y) =>
          [...row].map(
            (bit, x) =>
              bit === '1' && <circle key={`${x} ${y}`} cx={22 + x * 4.8} cy={22 + y * 4.8} r="1.9" />,
          ),
        )}
      </g>
      <text
        x="73"
        y={words.seat(place).length > 2 ? 31 : 33}
        textAnchor="middle"
        className={clsx('figure fill-ink', words.seat(place).length > 2 ? 'text-[17px]' : 'text-[24px]')}
      >
        {words.seat(place)}
      </text>
    </svg>
  );
}
