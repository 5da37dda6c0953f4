// The last thirty days as a show: dot by dot, the legs of rocks grow to where they were hidden. Each dot is painted once.
import type { Month } from '../../../schema/month.ts';
import { bowedLeg, dotsOf } from '../../map/bow.ts';
import { colorsOf } from '../../tiles/colors.ts';
import type { Pixel } from '../../tiles/mercator.ts';
import { nearTo } from '../../map/near-to.ts';
import { worldPart } from './world-part.ts';

/** Milliseconds: between two rocks, at most in all, and for the leg of each. */
const pace = { each: 700, most: 12_000, leg: 1600 } as const;

interface ShownDot extends Pixel {
  /** When it appears, in milliseconds from the start. */
  at: number;
  radius: number;
  isRock: boolean;
}

/** In the order of their appearance. @param width of the picture, in pixels */
export function dotsOfMonth(month: Month, width: number): ShownDot[] {
  const each = Math.min(pace.each, pace.most / month.length);
  // Larger on a larger picture.
  const unit = Math.max(0.8, width / 420);
  return month
    .flatMap(([latitude, longitude, fromLatitude, fromLongitude], index): ShownDot[] => {
      const start = index * each;
      const place = { latitude, longitude };
      const to = worldPart.pointOf(place, width);
      const rock = { ...to, at: start, radius: 3.4 * unit, isRock: true };
      if (fromLatitude === undefined || fromLongitude === undefined) return [rock];
      const origin = nearTo(longitude, { latitude: fromLatitude, longitude: fromLongitude });
      const leg = bowedLeg(worldPart.pointOf(origin, width), to);
      return [
        ...dotsOf(leg, { gap: 5 * unit, bare: [0, 6 * unit] }).map(({ x, y, along }): ShownDot => ({
          // A leg over the date line leaves on one side and comes back on the other.
          x: ((x % width) + width) % width,
          y,
          at: start + pace.leg * along,
          radius: (0.9 + 0.8 * along) * unit,
          isRock: false,
        })),
        { ...rock, at: start + pace.leg },
      ];
    })
    .toSorted((a, b) => a.at - b.at);
}

/** @param onEnd called when all dots are there */
export function monthShow(canvas: HTMLCanvasElement, month: Month, onEnd: () => void) {
  const context = canvas.getContext('2d');
  let dots: ShownDot[] = [];
  let painted = 0;
  /** Milliseconds of the show that have been seen. */
  let time = 0;
  let frame = 0;

  function paintUpTo(end: number): void {
    if (!context) return;
    const colors = colorsOf(canvas, ['coral', 'marker', 'marker-ring']);
    for (let dot = dots[painted]; dot && dot.at <= end; dot = dots[++painted]) {
      if (dot.isRock) disc(context, dot, dot.radius + 1, colors['marker-ring']);
      disc(context, dot, dot.radius, dot.isRock ? colors.marker : colors.coral);
    }
  }

  /** Also for a new size, and new colors. */
  function begin(): void {
    const ratio = Math.max(1, devicePixelRatio);
    const { clientWidth, clientHeight } = canvas;
    // Setting a size clears the canvas.
    Object.assign(canvas, { width: clientWidth * ratio, height: clientHeight * ratio });
    context?.scale(ratio, ratio);
    dots = dotsOfMonth(month, clientWidth);
    painted = 0;
    paintUpTo(time);
  }

  function run(before: number): void {
    frame = requestAnimationFrame((now) => {
      // A frame that was late, such as in a background tab, does not skip anything.
      time += Math.min(100, now - before);
      paintUpTo(time);
      if (painted < dots.length) return run(now);
      showAll();
      onEnd();
    });
  }

  function showAll(): void {
    time = Infinity;
    paintUpTo(time);
  }

  const size = new ResizeObserver(begin);
  size.observe(canvas);
  const darkness = matchMedia('(prefers-color-scheme: dark)');
  darkness.addEventListener('change', begin);
  return {
    play(): void {
      if (time === Infinity) time = 0;
      if (time === 0) begin();
      cancelAnimationFrame(frame);
      run(performance.now());
    },
    pause: () => cancelAnimationFrame(frame),
    showAll,
    stop(): void {
      cancelAnimationFrame(frame);
      size.disconnect();
      darkness.removeEventListener('change', begin);
    },
  };
}

function disc(context: CanvasRenderingContext2D, { x, y }: Pixel, radius: number, fill: string): void {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
}
