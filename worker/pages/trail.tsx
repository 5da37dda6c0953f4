// The picture above the card: the dots of a journey, and the painted rock at its end.
import { paintRock, rockDataUrl } from '../../painting/paint-rock.ts';
import { oncePerName } from '../platform/once.ts';

const width = 2000;
const height = 128;
/** Distance between two dots. */
const step = 17;
const bright = ['#e8684a', '#63cba0', '#f2b134', '#7db8f0'];

/** A long wave that descends to the rock. */
const heightAt = (x: number) => 66 + 32 * Math.sin((x - width / 2) / 150 - 0.2);

interface Dot {
  x: number;
  y: number;
  /** Undefined for a plain dot of the path, which has the color of lines. */
  paint?: string | undefined;
}

/** At even steps along the wave; every seventh is painted. */
const dots = oncePerName((_name: 'journey') => {
  const placed: Dot[] = [];
  let walked = 0;
  for (let x = 0; x < width; x++) {
    walked += Math.hypot(1, heightAt(x + 1) - heightAt(x));
    if (walked < step) continue;
    walked -= step;
    const count = placed.length;
    const paint = count % 7 === 3 ? bright[Math.floor(count / 7) % bright.length] : undefined;
    placed.push({ x, y: Math.round(heightAt(x) * 10) / 10, paint });
  }
  return placed;
});

const rock = oncePerName((id: 'journey') => rockDataUrl(paintRock(id)));

/** As wide as the window; a phone shows its middle part. */
export function Trail() {
  return (
    <div aria-hidden className="pointer-events-none relative z-1 -mt-3 -mb-4 w-full md:mt-0">
      <svg
        viewBox={`0 0 ${width} ${height}`}
        height={height}
        preserveAspectRatio="xMidYMid slice"
        className="block w-full fill-edge/50"
      >
        {dots('journey').map(({ x, y, paint }) => (
          <circle key={x} cx={x} cy={y} r={paint ? 5 : 2.8} fill={paint} />
        ))}
      </svg>
      <img
        src={rock('journey')}
        width={400}
        height={400}
        alt=""
        className="absolute right-1/2 bottom-0 -mr-28 size-32"
      />
    </div>
  );
}
