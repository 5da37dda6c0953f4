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
  /** Middle of the most rocks that the server counted together. The spot's own middle may be far from any rock. */
  most: Counted;
}

type Counted = Coordinates & { count: number };

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
/** Degrees within which a rock is beside another one. */
const besideDegrees = 0.3;
/** Pixels by which two spots may overlap. */
const overlap = 4;

/** The spots of a response, the largest first. */
export function spotsOf(
  { clusters, rocks }: Pick<MapView, 'clusters' | 'rocks'>,
  shown: VisibleArea,
): Spot[] {
  const counted = clusters.map(([latitude, longitude, count]): Spot => {
    const most = { latitude, longitude, count };
    return { ...most, places: [], most };
  });
  const known = spread(rocks.map(({ latitude, longitude }, index) => ({ latitude, longitude, index }))).map(
    ({ index, ...at }) => spotOf(at, rocks.slice(index, index + 1)),
  );
  return gathered(
    [...counted, ...known].map((spot) => seenIn(shown, spot)),
    shown.zoom,
  );
}

/** A single rock, given in `places` if it is known. */
export function spotOf({ latitude, longitude }: Coordinates, places: readonly MapLocation[]): Spot {
  const most = { latitude, longitude, count: 1 };
  return { ...most, places, most };
}

/** Where most rocks of a spot are: of known rocks the one with the most others around it. */
export function heartOf({ places, most }: Spot): Coordinates {
  const isBeside = (a: Coordinates, b: Coordinates) =>
    Math.max(Math.abs(a.latitude - b.latitude), Math.abs(a.longitude - b.longitude)) < besideDegrees;
  const others = places.map((place) => places.filter((other) => isBeside(place, other)).length);
  return places[others.indexOf(Math.max(...others))] ?? most;
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
  const most = a.spot.most.count < b.spot.most.count ? b.spot.most : a.spot.most;
  return { at, spot: { ...placeAt(at, zoom), count, places: [...a.spot.places, ...b.spot.places], most } };
}

/** The zoom at which a spot splits up; an estimate if the rocks were only counted. */
export function opensAt({ count, places }: Spot, zoom: number): number {
  // Four levels: close to a single rock, but it stays in view even though its counted position is coarse.
  if (places.length === 0) return inRange(zoom + (count === 1 ? 4 : 2));
  const alone = spread(places).map((place) => spotOf(place, []));
  let next = inRange(zoom + 1);
  while (next < zooms.most && gathered(alone, next).length === 1) next++;
  return next;
}

function inRange(zoom: number): number {
  return Math.max(zooms.least, Math.min(zooms.most, Math.floor(zoom)));
}
