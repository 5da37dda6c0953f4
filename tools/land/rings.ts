// Converts outlines on the globe to outlines on a flat map.

export type Point = readonly [longitude: number, latitude: number];

/** Continues beyond ±180 at the date line instead of jumping back; a ring around a pole is closed along the pole. */
export function unrolled(ring: readonly Point[]): Point[] {
  let turn = 0;
  const flat = ring.map(([longitude, latitude], index): Point => {
    const step = longitude - (ring[index - 1]?.[0] ?? longitude);
    if (Math.abs(step) > 180) turn -= 360 * Math.sign(step);
    return [longitude + turn, latitude];
  });
  const [first, last] = [flat[0], flat.at(-1)];
  if (turn === 0 || !first || !last) return flat;
  const pole = last[1] < 0 ? -90 : 90;
  return [...flat, [last[0], pole], [first[0], pole], first];
}
