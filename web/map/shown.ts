// The part of the world that a map shows, and the box that is asked for it.
import type { Coordinates } from '../../schema/journey.ts';
import { boxOf, cellsAt, cellsOf, finestLevel, mapLimits, type Box } from '../../schema/map-grid.ts';
import { pixelOf, placeAt } from './mercator.ts';
import { nearTo } from './near-to.ts';

export interface ShownPart {
  /** As the map goes round: it may leave ±180. */
  box: Box;
  zoom: number;
}

/** What a frame of so many pixels shows around a place: known before the map itself is there. */
export function shownAround(middle: Coordinates, zoom: number, width: number, height: number): ShownPart {
  const { x, y } = pixelOf(middle, zoom);
  // The map library stands on whole pixels.
  const [left, top] = [Math.round(x - width / 2), Math.round(y - height / 2)];
  const { longitude: west, latitude: north } = placeAt({ x: left, y: top }, zoom);
  const { longitude: east, latitude: south } = placeAt({ x: left + width, y: top + height }, zoom);
  return { box: { west, south, east, north }, zoom };
}

/** The zoom at which the server counts what a map shows: it knows whole ones of people's range. */
export function askedZoom(zoom: number): number {
  return Math.max(mapLimits.leastZoom, Math.floor(zoom));
}

/** Out to the lines of the grid on which the server counts: small moves ask for nothing new, neighbours for the same. */
export function askedBox({ box, zoom }: ShownPart): Box {
  const south = Math.max(-90, box.south);
  const north = Math.min(90, box.north);
  const wide = box.east - box.west;
  const west = wide >= 360 ? -180 : box.west - 360 * Math.floor((box.west + 180) / 360);
  const turned = { west, south, east: west + Math.min(360, wide), north };
  const asked = boxOf(
    zoom >= mapLimits.singleZoom ? cellsOf(turned, finestLevel) : cellsAt(turned, askedZoom(zoom)),
  );
  // Once round is the same wherever it begins.
  return asked.east - asked.west === 360 ? { ...asked, west: -180, east: 180 } : asked;
}

/** For calls that know no box over the date line: there the whole round. */
export function withinOneTurn({ west, south, east, north }: Box): Box {
  return east > 180 ? { west: -180, south, east: 180, north } : { west, south, east, north };
}

/** In the turn of the world that is looked at. */
export function seenIn<P extends Coordinates>({ box }: ShownPart, place: P): P {
  return { ...place, ...nearTo((box.west + box.east) / 2, place) };
}

export function isInView({ box }: ShownPart, { latitude, longitude }: Coordinates): boolean {
  return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east;
}
