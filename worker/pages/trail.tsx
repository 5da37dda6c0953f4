// The picture above the card: the dots of a journey, and the painted rock at its end.
import { paintRock, paintRockFaceDown, rockDataUrl } from '../../painting/paint-rock.ts';
import { oncePerName } from '../platform/once.ts';

const width = 2000;
const height = 128;
/** Distance between two dots. */
const step = 17;

/** A long wave that descends to the rock. */
const heightAt = (x: number) => 66 + 32 * Math.sin((x - width / 2) / 150 - 0.2);

interface Dot {
  x: number;
  y: number;
}

/** At even steps along the wave. */
const dots = oncePerName((_name: 'journey') => {
  const placed: Dot[] = [];
  let walked = 0;
  for (let x = 0; x < width; x++) {
    walked += Math.hypot(1, heightAt(x + 1) - heightAt(x));
    if (walked < step) continue;
    walked -= step;
    placed.push({ x, y: Math.round(heightAt(x) * 10) / 10 });
  }
  return placed;
});

const rocks = oncePerName((side: 'up' | 'down') =>
  rockDataUrl(side === 'up' ? paintRock('journey') : paintRockFaceDown('home')),
);

const isStop = (index: number) => index % 7 === 3;

interface TrailProps {
  rock: 'up' | 'down';
}

/** As wide as the window; a phone shows its middle part. The rock stands on the card, near its right edge. */
export function Trail({ rock }: TrailProps) {
  return (
    <div
      aria-hidden
      className="pointer-events-none relative z-1 -mt-6 -mb-6 w-full md:mt-[4dvh] md:-mb-7 short:hidden"
    >
      <svg
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        preserveAspectRatio="xMidYMid slice"
        className="block w-full fill-edge/70"
      >
        {dots('journey').map(({ x, y }, i) => (isStop(i) ? null : <circle key={x} cx={x} cy={y} r={2.8} />))}
        <g className="fill-marker">
          {dots('journey').map(({ x, y }, i) =>
            isStop(i) ? <circle key={x} cx={x} cy={y} r={4.5} /> : null,
          )}
        </g>
      </svg>
      <img
        src={rocks(rock)}
        width={400}
        height={400}
        alt=""
        className="absolute inset-e-1/2 bottom-0 me-[calc(min(100vw-2rem,27rem)/-2+1rem)] size-28 md:size-32"
      />
    </div>
  );
}
