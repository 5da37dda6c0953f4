// A journey as a string of dots: its stops in order, the newest one blooming.
import { clsx } from 'clsx';

interface JourneyStringProps {
  /** Hiding places so far. */
  stops: number;
  /** `pocket`: the rock has left the last of them, and the string ends in a ring. */
  end: 'stop' | 'pocket';
  className?: string;
}

/** More would not be told apart on a phone. */
const mostStops = 9;
/** Small dots in all, about. */
const smallDots = 24;
const width = 100;
const height = 14;

/** A gentle wave. @param part of the way, 0 to 1 */
const at = (part: number, ends: number) => ({
  cx: 4 + part * (width - 8),
  cy: height / 2 + Math.sin(part * Math.max(1, ends - 1) * 2.2) * 3,
});

export function JourneyString({ stops, end, className }: JourneyStringProps) {
  const shown = Math.min(stops, mostStops);
  const ends = end === 'pocket' ? shown + 1 : shown;
  const part = (index: number) => (ends < 2 ? 0.5 : index / (ends - 1));
  /** Small dots, and a large one, from stop to stop. */
  const steps = Math.max(4, Math.round(smallDots / Math.max(1, ends - 1)));
  const newest = at(part(ends - 1), ends);
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${width} ${height}`}
      className={clsx('w-full overflow-visible rtl:-scale-x-100', className)}
    >
      {Array.from({ length: Math.max(0, ends - 1) * steps }, (_, index) => (
        <circle key={index} {...at(part(index / steps), ends)} r={0.7} className="fill-entry-found" />
      ))}
      {Array.from({ length: ends - 1 }, (_, index) => (
        <circle key={index} {...at(part(index), ends)} r={1.8} className="fill-entry-found" />
      ))}
      <circle
        {...newest}
        r={end === 'pocket' ? 2.4 : 2.8}
        style={{ transformOrigin: `${newest.cx}px ${newest.cy}px`, animationDelay: '500ms' }}
        className={clsx(
          'animate-bloom',
          end === 'pocket'
            ? 'fill-card stroke-entry-found stroke-1'
            : 'fill-entry-hidden stroke-card stroke-[0.6]',
        )}
      />
    </svg>
  );
}
