// Where the dots of a ring stand, one for each time that something happened.

export interface RingDot {
  /** In percent of the ring's square. */
  x: number;
  y: number;
  radius: number;
}

/** Dots of one circle, and circles of one ring: more would not be told apart. */
const perCircle = 72;
const mostCircles = 3;

/** Radius of a circle's middle, in percent; picture and dots share the rest. */
const outerRadius = 47;
const between = 1.9;

/** The dots clockwise, the last one at the top. Many share up to three circles; beyond that some are left out. */
export function ringDots(count: number): RingDot[] {
  const shown = Math.min(count, perCircle * mostCircles);
  const circles = Math.max(1, Math.ceil(shown / perCircle));
  const radius = [2.4, 0.9, 0.6][circles - 1] ?? 0.6;
  const crowded = Math.min(radius, (0.36 * 2 * Math.PI * outerRadius * circles) / Math.max(1, shown));
  return Array.from({ length: shown }, (_, index) => {
    const turn = ((index + 1) / shown) * 2 * Math.PI;
    const from = outerRadius - ((circles - 1) / 2 - (index % circles)) * between;
    return { x: 50 + from * Math.sin(turn), y: 50 - from * Math.cos(turn), radius: crowded };
  });
}
