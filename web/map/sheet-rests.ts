// Where the sheet over a map rests, and where a drag leaves it.

/** Its upper edge alone, about half of the map, or all of it. */
export const rests = ['peek', 'half', 'full'] as const;
export type Rest = (typeof rests)[number];

/** Pixels per millisecond: faster than this, a drag goes on to the next rest in its direction. */
const flick = 0.4;

/**
 * The rest of a sheet that is let go.
 * @param height where it is let go, in pixels
 * @param speed upwards, in pixels per millisecond
 * @param heights of the rests
 */
export function restAfter(height: number, speed: number, heights: Readonly<Record<Rest, number>>): Rest {
  if (speed > flick) return rests.find((rest) => heights[rest] > height) ?? 'full';
  if (speed < -flick) return rests.findLast((rest) => heights[rest] < height) ?? 'peek';
  const distance = (rest: Rest) => Math.abs(heights[rest] - height);
  return rests.reduce((best, rest) => (distance(rest) < distance(best) ? rest : best));
}

/** Where the button of a sheet leads: every rest can be reached without a drag. */
export function nextRest(rest: Rest): Rest {
  return rests[(rests.indexOf(rest) + 1) % rests.length] ?? 'peek';
}
