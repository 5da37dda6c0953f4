// A journey as it is drawn at one zoom: where its stops stand, and the bowed legs between them.
import { bowedLeg, pointOf, type BowedLeg } from '../map/bow.ts';
import type { Pixel } from '../tiles/mercator.ts';
import { fanOut, type Stand } from './fan.ts';

export interface TrailLeg extends BowedLeg {
  /** Index of the stop where it ends. */
  stop: number;
  /** Pixels without dots at both ends. */
  bare: readonly [from: number, to: number];
}

export interface Trail {
  stands: readonly Stand[];
  /** Oldest first. */
  legs: readonly TrailLeg[];
  /** From the true place of a stop to where it stands, if that is elsewhere. */
  stems: readonly { place: Pixel; stand: Pixel; stop: number }[];
}

/** Width and height in pixels of what stands at a stop: its dot, or the rock at the newest one. */
export const dotWidth = 32;
export const rockWidth = 52;
const air = 4;
/** A shorter stem would be hidden by the dot. */
const leastStem = dotWidth / 2 + 4;

/**
 * @param stops pixels of the world at the drawn zoom, oldest first
 * @param chosen index of the chosen stop
 */
export function trailOf(stops: readonly Pixel[], chosen: number | null): Trail {
  const stands = fanOut(stops, chosen);
  const standOf = new Map(stands.flatMap((stand) => stand.stops.map((stop) => [stop, stand] as const)));
  const bareAt = (stop: number) => (stop === stops.length - 1 ? rockWidth : dotWidth) / 2 + air;
  const told = new Map<string, number>();
  const legs: TrailLeg[] = [];
  for (let stop = 1; stop < stops.length; stop++) {
    const [from, to] = [standOf.get(stop - 1), standOf.get(stop)];
    if (!from || !to || from === to) continue;
    const way = `${from.group} ${to.group}`;
    const earlier = told.get(way) ?? 0;
    told.set(way, earlier + 1);
    // Within a fan no two legs join the same stops, unless one of them is a pile.
    const isWithin = from.group === to.group;
    legs.push({
      ...bowedLeg(from.at, to.at, isWithin ? 0 : earlier),
      stop,
      bare: [bareAt(stop - 1), bareAt(stop)],
    });
  }
  const stems = stands.flatMap(({ at, stops: [stop = -1, ...more] }) => {
    const place = more.length > 0 ? undefined : stops[stop];
    const isLong = place && Math.hypot(at.x - place.x, at.y - place.y) > leastStem;
    return isLong ? [{ place, stand: at, stop }] : [];
  });
  return { stands, legs, stems };
}

/** Where the rock is on its way. @param at 2 at the third stop, 2.5 halfway to the fourth */
export function rockAt({ stands, legs }: Trail, at: number): Pixel | undefined {
  const before = Math.floor(at);
  const leg = at > before ? legs.find(({ stop }) => stop === before + 1) : undefined;
  // Within a pile it has no way to go.
  return leg ? pointOf(leg, at - before) : stands.find(({ stops }) => stops.includes(before))?.at;
}
