// The spots of the world map: single rocks, and groups of rocks that would overlap.
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import type { MapView } from '../../schema/map.ts';
import { pixelOf, placeAt, type Pixel } from '../tiles/mercator.ts';
import { mandalaWidth } from './marker-painter.ts';
import { seenIn, type VisibleArea } from './visible-area.ts';
import { spread } from './spread.ts';
import { zooms } from './views.ts';

/** A single rock or a group. */
export interface Spot extends Coordinates {
  count: number;
  /** The rocks; empty if the server only counted them. */
  places: readonly MapLocation[];
}

/** The rock of a spot that is a single known rock. */
export function rockOf({ places }: Spot): MapLocation | undefined {
  return places.length === 1 ? places[0] : undefined;
}

/** A key that is stable for the same rocks. */
export function keyOf(spot: Spot): string {
  return rockOf(spot)?.id ?? `${spot.count} ${spot.latitude.toFixed(3)} ${spot.longitude.toFixed(3)}`;
}

/** Touch target of a single rock, in pixels. */
const finger = 44;
/** Pixels by which two spots may overlap. */
const overlap = 4;

/** The spots of a response, the largest first. */
export function spotsOf(
  { clusters, rocks }: Pick<MapView, 'clusters' | 'rocks'>,
  shown: VisibleArea,
): Spot[] {
  const counted = clusters.map(([latitude, longitude, count]): Spot => ({
    latitude,
    longitude,
    count,
    places: [],
  }));
  const known = spread(rocks.map(({ latitude, longitude }, index) => ({ latitude, longitude, index }))).map(
    ({ latitude, longitude, index }): Spot => ({
      latitude,
      longitude,
      count: 1,
      places: rocks.slice(index, index + 1),
    }),
  );
  return gathered(
    [...counted, ...known].map((spot) => seenIn(shown, spot)),
    shown.zoom,
  );
}

/** Merges overlapping spots. At the closest zoom nothing is merged, so that every rock can be clicked. */
export function gathered(spots: readonly Spot[], zoom: number): Spot[] {
  let before = spots.map((spot): Placed => ({ spot, at: pixelOf(spot, zoom) }));
  for (;;) {
    before.sort(largestFirst);
    const after = zoom < zooms.most ? together(before, zoom) : before;
    if (after.length === before.length) return after.map(({ spot }) => spot);
    before = after;
  }
}

interface Placed {
  spot: Spot;
  at: Pixel;
}

/** Independent of the input order, so that the same rocks form the same groups. */
function largestFirst({ spot: a }: Placed, { spot: b }: Placed): number {
  return b.count - a.count || b.latitude - a.latitude || a.longitude - b.longitude;
}

/** Merges each spot into the largest one that it overlaps. */
function together(all: readonly Placed[], zoom: number): Placed[] {
  const kept: Placed[] = [];
  for (const one of all) {
    const under = kept.findIndex((other) => isOver(one, other));
    const other = kept[under];
    if (other) kept[under] = joined(other, one, zoom);
    else kept.push(one);
  }
  return kept;
}

const widthOf = ({ spot: { count } }: Placed) => (count === 1 ? finger : mandalaWidth(count));

function isOver(a: Placed, b: Placed): boolean {
  const reach = (widthOf(a) + widthOf(b)) / 2 - overlap;
  return Math.hypot(a.at.x - b.at.x, a.at.y - b.at.y) < reach;
}

function joined(a: Placed, b: Placed, zoom: number): Placed {
  const count = a.spot.count + b.spot.count;
  const share = b.spot.count / count;
  const at = { x: a.at.x + (b.at.x - a.at.x) * share, y: a.at.y + (b.at.y - a.at.y) * share };
  return { at, spot: { ...placeAt(at, zoom), count, places: [...a.spot.places, ...b.spot.places] } };
}

/** The zoom at which a spot splits up; an estimate if the rocks were only counted. */
export function opensAt({ count, places }: Spot, zoom: number): number {
  // Four levels: close to a single rock, but it stays in view even though its counted position is coarse.
  if (places.length === 0) return inRange(zoom + (count === 1 ? 4 : 2));
  const alone = spread(places).map((place): Spot => ({ ...place, count: 1, places: [] }));
  let next = inRange(zoom + 1);
  while (next < zooms.most && gathered(alone, next).length === 1) next++;
  return next;
}

function inRange(zoom: number): number {
  return Math.max(zooms.least, Math.min(zooms.most, Math.floor(zoom)));
}
