// The part of the world that a map shows, and the box that it requests.
import type { Coordinates } from '../../schema/journey.ts';
import { boxOf, cellsAt, cellsOf, finestLevel, mapLimits, type Box } from '../../schema/map-grid.ts';
import { pixelOf, placeAt } from '../tiles/mercator.ts';
import { nearTo } from './near-to.ts';

export interface VisibleArea {
  /** Longitudes may be beyond ±180, since the map wraps around. */
  box: Box;
  zoom: number;
}

/** The part that a frame of this size in pixels shows around a place, computed without the map. */
export function visibleAround(middle: Coordinates, zoom: number, width: number, height: number): VisibleArea {
  const { x, y } = pixelOf(middle, zoom);
  // The map library rounds to whole pixels.
  const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)];
  const { longitude: west, latitude: north } = placeAt({ x: left, y: top }, zoom);
  const { longitude: east, latitude: south } = placeAt({ x: left + width, y: top + height }, zoom);
  return { box: { west, south, east, north }, zoom };
}

/** Least zoom at which the middle of the map tells what a member is looking at. */
const regionZoom = 5;

/** The middle of the map to about 10 km, as in '41.3,-95.9'; undefined if it shows more than a region. */
export function lookingAt({ box: { west, south, east, north }, zoom }: VisibleArea): string | undefined {
  if (zoom < regionZoom) return undefined;
  const { latitude, longitude } = nearTo(0, { latitude: (south + north) / 2, longitude: (west + east) / 2 });
  return [latitude, longitude].map((degrees) => Number(degrees.toFixed(1))).join(',');
}

/** The zoom for requests: the API accepts only whole zooms of the usual range. */
export function requestZoom(zoom: number): number {
  return Math.max(mapLimits.leastZoom, Math.floor(zoom));
}

/** Level of the cells in which the server counts the rocks of a view. */
export function countedLevel(shown: VisibleArea): number {
  return cellsAt(requestBox(shown), requestZoom(shown.zoom)).level;
}

/** Rounds the view outwards to the server's grid, so that small moves and similar views share a cached response. */
export function requestBox({ box, zoom }: VisibleArea): Box {
  const south = Math.max(-90, box.south);
  const north = Math.min(90, box.north);
  const wide = box.east - box.west;
  const west = wide >= 360 ? -180 : box.west - 360 * Math.floor((box.west + 180) / 360);
  const turned = { west, south, east: west + Math.min(360, wide), north };
  const requested = boxOf(
    zoom >= mapLimits.singleZoom ? cellsOf(turned, finestLevel) : cellsAt(turned, requestZoom(zoom)),
  );
  // A full turn is the same box wherever it begins.
  return requested.east - requested.west === 360 ? { ...requested, west: -180, east: 180 } : requested;
}

/** For calls that accept no box across the date line: such a box becomes the full turn. */
export function withinOneTurn({ west, south, east, north }: Box): Box {
  return east > 180 ? { west: -180, south, east: 180, north } : { west, south, east, north };
}

/** Shifts a place into the visible turn of the world. */
export function seenIn<P extends Coordinates>({ box }: VisibleArea, place: P): P {
  return { ...place, ...nearTo((box.west + box.east) / 2, place) };
}

export function isInView({ box }: VisibleArea, { latitude, longitude }: Coordinates): boolean {
  return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
}

export function touchesView(shown: VisibleArea, { west, south, east, north }: Box): boolean {
  const middle = seenIn(shown, { latitude: 0, longitude: (west + east) / 2 }).longitude;
  const half = (east - west) / 2;
  const { box } = shown;
  return middle + half >= box.west && middle - half <= box.east && north >= box.south && south <= box.north;
}
