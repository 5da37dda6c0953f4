// A journey as a string of dots: one for each stop, the newest one ringed.

/** More stops would be too small to count; the string then comes from beyond the oldest of these. */
const mostStops = 10;
/** About the distance between two small dots. */
const gap = 9;
const width = 208;
const height = 26;
/** Where the string begins and ends. */
const [start, end] = [4, width - 7];

interface Dot {
  x: number;
  y: number;
  size: number;
  kind: 'way' | 'stop' | 'newest';
}

/** @param stops number of stops so far. Without any, the string leads to a place that is open. */
export function JourneyDots({ stops }: { stops: number }) {
  return (
    <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} className="block rtl:-scale-x-100">
      {dotsOf(stops).map(({ x, y, size, kind }) =>
        kind === 'newest' ? (
          <circle key={x} cx={x} cy={y} r={size} strokeWidth={2.2} className="fill-paper stroke-coral" />
        ) : (
          <circle key={x} cx={x} cy={y} r={size} className={kind === 'stop' ? 'fill-coral' : 'fill-edge'} />
        ),
      )}
    </svg>
  );
}

/** At even steps on a wave, which ends at the newest stop. */
function dotsOf(stops: number): Dot[] {
  // Whatever begins without a stop has one leg more.
  const hasStart = stops > 1 && stops <= mostStops;
  const legs = Math.max(1, Math.min(stops, mostStops) - (hasStart ? 1 : 0));
  const perLeg = Math.max(2, Math.round((end - start) / legs / gap));
  const parts = legs * perLeg;
  const waves = Math.max(1, legs / 2.5);
  return Array.from({ length: parts + 1 }, (_, i) => {
    const isStop = i % perLeg === 0 && (i > 0 || hasStart);
    const kind = i === parts ? 'newest' : isStop ? 'stop' : 'way';
    return {
      x: tenth(start + (i / parts) * (end - start)),
      y: tenth(height / 2 - 5 * Math.sin((i / parts) * Math.PI * 2 * waves)),
      size: kind === 'newest' ? 5.4 : kind === 'stop' ? 3.6 : tenth(1.4 + (i % 3) * 0.15),
      kind,
    };
  });
}

const tenth = (value: number) => Math.round(value * 10) / 10;
