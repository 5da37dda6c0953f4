// A picture in a ring of dots that bloom one after the other, the last one largest.
import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { ringDots, type RingDot } from './ring-dots.ts';

interface DotRingProps {
  count: number;
  /** Size classes. */
  className?: string;
  /** The picture. */
  children: ReactNode;
}

/** Milliseconds from the first dot to the last. */
const spread = 900;
const paints = ['fill-marker', 'fill-sun', 'fill-status-found', 'fill-status-active'] as const;
/** The path on which they stand. */
const path = ringDots(72);

export function DotRing({ count, className, children }: DotRingProps) {
  const dots = ringDots(count);
  const before = dots.slice(0, -1);
  const last = dots.at(-1);
  const delay = (index: number) => (dots.length < 2 ? 0 : (index / (dots.length - 1)) * spread);
  return (
    <div className={clsx('relative grid aspect-square place-items-center', className)}>
      <svg aria-hidden viewBox="0 0 100 100" className="pointer-events-none absolute inset-0 size-full">
        {path.map((dot) => (
          <circle key={`${dot.x} ${dot.y}`} {...circle(dot)} r={0.6} className="fill-edge" />
        ))}
        {before.map((dot, index) => (
          <Bloom key={`${dot.x} ${dot.y}`} dot={dot} delay={delay(index)} className={paints[index % 4]} />
        ))}
        {last && (
          <Bloom
            dot={{ ...last, radius: 3 }}
            delay={delay(dots.length - 1)}
            className="fill-moss stroke-card stroke-[0.7]"
          />
        )}
      </svg>
      {children}
    </div>
  );
}

const circle = ({ x, y, radius }: RingDot) => ({ cx: x, cy: y, r: radius });

function Bloom({ dot, delay, className }: { dot: RingDot; delay: number; className?: string | undefined }) {
  const style: CSSProperties = { animationDelay: `${delay}ms`, transformOrigin: `${dot.x}px ${dot.y}px` };
  return <circle {...circle(dot)} className={clsx('animate-bloom', className)} style={style} />;
}
