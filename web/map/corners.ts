// Finds the box of all rocks in the world by zooming in step by step, since the server only returns counts.
import type { MapView as Answer } from '../../schema/map.ts';
import { cellsAt, type Box } from '../../schema/map-grid.ts';
import type { Coordinates } from '../../schema/journey.ts';
import { fitted, type Frame } from './fit.ts';
import { nearTo } from './near-to.ts';
import { requestBox, requestZoom, type VisibleArea } from './visible-area.ts';
import { fitAllMargin, zooms } from './views.ts';

type Load = (shown: VisibleArea) => Promise<Answer>;

const world: VisibleArea = { box: { west: -180, south: -90, east: 180, north: 90 }, zoom: zooms.least };

/**
 * The smallest box with every rock, across the date line where that is shorter.
 * @param load returns the clusters and rocks in a part of the world
 * @returns its south-west and north-east corners; none when there is no rock
 */
export default async function cornersOfAll(load: Load, frame: Frame): Promise<Coordinates[]> {
  let shown = world;
  for (;;) {
    const found = boundsOf(await load(shown), shown);
    if (!found) return [];
    const zoom = Math.floor(
      fitted({ places: cornersOf(found.box), margin: fitAllMargin, mostZoom: zooms.most }, frame).zoom,
    );
    // At odd zooms the server uses the cells of the even zoom below.
    const next = Math.min(zooms.most, zoom + (zoom & 1));
    if (found.isExact) return cornersOf(found.box);
    if (next <= shown.zoom) return cornersOf(await trimmed(load, found, shown.zoom));
    shown = { box: found.box, zoom: next };
  }
}

interface Bounds {
  /** `west` is from -180 to 180. */
  box: Box;
  /** Whether the box bounds rocks; otherwise it bounds cells. */
  isExact: boolean;
  /** Width of a cell, in degrees. */
  cell: number;
}

/** Requests the outermost cells again, two zooms nearer: a cell is as wide as a dozen towns. */
async function trimmed(load: Load, { box, cell }: Bounds, zoom: number): Promise<Box> {
  const { west, south, east, north } = box;
  const near = async (edge: Box) => {
    const shown = { box: edge, zoom: zoom + 2 };
    return boundsOf(await load(shown), shown)?.box ?? edge;
  };
  const [low, high, left, right] = await Promise.all([
    near({ ...box, north: Math.min(north, south + cell) }),
    near({ ...box, south: Math.max(south, north - cell) }),
    near({ ...box, east: Math.min(east, west + cell) }),
    near({ ...box, west: Math.max(west, east - cell) }),
  ]);
  const turned = (longitude: number, middle: number) => nearTo(middle, { latitude: 0, longitude }).longitude;
  const isRound = east - west >= 360;
  return {
    south: Math.max(south, low.south),
    north: Math.min(north, high.north),
    west: isRound ? west : Math.max(west, turned(left.west, west)),
    east: isRound ? east : Math.min(east, turned(right.east, east)),
  };
}

/** Shifted into the turn of the world in which maps open: land is drawn there and in one turn on each side. */
function cornersOf({ west, south, east, north }: Box): Coordinates[] {
  const turn = 360 * Math.round((west + east) / 720);
  return [
    { latitude: south, longitude: west - turn },
    { latitude: north, longitude: east - turn },
  ];
}

function boundsOf({ rocks, clusters }: Answer, shown: VisibleArea): Bounds | null {
  const requested = requestBox(shown);
  const cell = 360 / 2 ** cellsAt(requested, requestZoom(shown.zoom)).level;
  // A cluster's center is rounded, and may appear to be in the next cell.
  const near = cell / 16;
  const down = (degrees: number, from: number) => Math.floor((degrees - near + from) / cell) * cell - from;
  const up = (degrees: number, from: number) => Math.ceil((degrees + near + from) / cell) * cell - from;
  const latitudes = [
    ...rocks.map(({ latitude }) => latitude),
    ...clusters.flatMap(([latitude]) => [
      Math.max(requested.south, down(latitude, 90)),
      Math.min(requested.north, up(latitude, 90)),
    ]),
  ];
  if (latitudes.length === 0) return null;
  const arc = shortestArc([
    ...rocks.map(({ longitude }): Arc => [longitude, longitude]),
    ...clusters.map(([, longitude]): Arc => [down(longitude, 180), up(longitude, 180)]),
  ]);
  const [west, east] = arc;
  const box = { west, south: Math.min(...latitudes), east, north: Math.max(...latitudes) };
  return { box, isExact: clusters.length === 0, cell };
}

type Arc = readonly [west: number, east: number];

/** The shortest arc over all arcs: the globe without the widest gap between them. */
function shortestArc(arcs: readonly Arc[]): Arc {
  const sorted = arcs
    .map(([west, east]): Arc => {
      const start = west - 360 * Math.floor((west + 180) / 360);
      return [start, start + east - west];
    })
    .toSorted(([a], [b]) => a - b);
  const first = sorted[0]?.[0] ?? 0;
  let reach = -Infinity;
  let widest = { gap: 0, west: -180, east: 180 };
  for (const [index, [, end]] of sorted.entries()) {
    reach = Math.max(reach, end);
    const next = sorted[index + 1]?.[0];
    const gap = (next ?? first + 360) - reach;
    // The arc begins after the gap and ends before it, one turn later.
    if (gap > widest.gap)
      widest = { gap, west: next ?? first, east: next === undefined ? reach : reach + 360 };
  }
  return [widest.west, widest.east];
}
