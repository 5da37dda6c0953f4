// Shared parts of the shop's pictures: the frame, the shadow and a ring of dots.
import type { ReactNode } from 'react';

/** Decorative: hidden from screen readers. */
export function Frame({ className, children }: { className: string | undefined; children: ReactNode }) {
  return (
    <svg aria-hidden viewBox="0 0 320 220" className={className}>
      {children}
    </svg>
  );
}

export const shadow = { fill: '#1a1410', fillOpacity: 0.13 } as const;

interface RingProps {
  x: number;
  y: number;
  r: number;
  count: number;
  /** Radius of a dot. */
  dot: number;
  fill: string;
}

/** A ring of dots. */
export function Ring({ x, y, r, count, dot, fill }: RingProps) {
  return (
    <g fill={fill}>
      {Array.from({ length: count }, (_, i) => {
        const angle = (i / count) * 2 * Math.PI - Math.PI / 2;
        return <circle key={i} cx={x + r * Math.cos(angle)} cy={y + r * Math.sin(angle)} r={dot} />;
      })}
    </g>
  );
}
