// What the map's tiles say of the ground at a place: water, or a park where nothing should be left.
import type { Coordinates } from '../../schema/journey.ts';
import { tileLimits, type TileIndex } from '../../schema/tiles.ts';
import { mostLatitude, type Pixel } from './mercator.ts';
import { inSquares } from './square.ts';
import { dataFor, type SquareData } from './tile-source.ts';
import type { Line, Shape } from './tile-data.ts';
import type { Tile } from './tile-reader.ts';

export interface Ground {
  water: boolean;
  /** Name of the national park or nature reserve around the place, true if the name is not known, null outside. */
  park: string | true | null;
  /** Name of the park or other open ground around the place; null without one. */
  open: string | null;
}

const parks = new Set<unknown>(['national_park', 'nature_reserve']);
/** Open grounds by whose names people know a place. */
const opens = new Set<unknown>([
  ...parks,
  'park',
  'garden',
  'playground',
  'recreation_ground',
  'common',
  'village_green',
  'beach',
  'zoo',
  'cemetery',
]);
const waters = new Set<unknown>(['ocean', 'lake', 'water', 'river']);

/** Metres around the equator in Web Mercator. */
const circumference = 40_075_017;
/** Tiles have shapes to this far beyond their edge, in tiles. */
const rim = 64 / 4096;

/**
 * @param tileAt throws if the tile does not arrive
 * @returns null if the map says nothing: no tile arrived, or the place is beyond the map's edge near a pole
 */
export async function groundAt(
  at: Coordinates,
  index: TileIndex,
  tileAt: (path: string) => Promise<Tile>,
): Promise<Ground | null> {
  if (Math.abs(at.latitude) >= mostLatitude) return null;
  const { x, y } = inTiles(at, tileLimits.mostZoom);
  const square = { z: tileLimits.mostZoom, x: Math.floor(x), y: Math.floor(y) };
  const found = await dataFor(square, index, tileAt);
  return found && groundIn(found, at);
}

/** 180° east is 180° west. */
function inTiles(at: Coordinates, zoom: number): Pixel {
  const { x, y } = inSquares(at, zoom);
  return { x: x % 2 ** zoom, y };
}

function groundIn({ tile: { square, data } }: SquareData, at: Coordinates): Ground {
  const { x, y } = inTiles(at, square.z);
  const point = { x: x - square.x, y: y - square.y };
  const metres = (circumference * Math.cos((at.latitude * Math.PI) / 180)) / 2 ** square.z;
  const certain = certainMetres(square.z) / metres;
  const depth = ({ type, lines }: Shape) => (type === 3 ? depthIn(lines, point) : -Infinity);
  const wet = square.z > tileLimits.worldZoom ? certain : 2 * certain;

  const isBuilt = [...data('buildings'), ...data('landuse').filter(isPier)].some((shape) => depth(shape) > 0);
  const isSea = () =>
    square.z <= tileLimits.worldZoom &&
    depthIn([beyond], point) > wet &&
    data('earth').every((shape) => depth(shape) < -wet);
  const water = data('water').some((shape) => waters.has(shape.properties['kind']) && depth(shape) > wet);

  const around = data('landuse').filter(
    (shape) => parks.has(shape.properties['kind']) && depth(shape) > certain,
  );
  const names = around.flatMap((park) => namesIn(park, data('pois'), parks));
  const grounds = data('landuse').filter((shape) => opens.has(shape.properties['kind']) && depth(shape) > 0);
  return {
    water: !isBuilt && (water || isSea()),
    park: around.length === 0 ? null : (names[0] ?? true),
    open: grounds.flatMap((ground) => namesIn(ground, data('pois'), opens))[0] ?? null,
  };
}

/** All that a tile knows of. */
const beyond: Line = [
  { x: -rim, y: -rim },
  { x: 1 + rim, y: -rim },
  { x: 1 + rim, y: 1 + rim },
  { x: -rim, y: 1 + rim },
];

/**
 * The world's shapes are simplified to some 300 m, and each coarser zoom doubles that. Its shores are worse: of 5,559
 * towns 16 would be more than 1 km out in the water, and 7 are more than 2 km out.
 */
function certainMetres(zoom: number): number {
  const { worldZoom, mostZoom } = tileLimits;
  return zoom > worldZoom ? 20 * 2 ** (mostZoom - zoom) : 1000 * 2 ** (worldZoom - zoom);
}

const isPier = ({ properties: { kind } }: Shape) => kind === 'pier';

/** Areas have no names of their own: those stand at points of these kinds within them. */
function namesIn(park: Shape, points: readonly Shape[], kinds: ReadonlySet<unknown>): string[] {
  return points.flatMap(({ properties: { kind, name }, lines }) => {
    const [point] = lines[0] ?? [];
    const isName = kinds.has(kind) && typeof name === 'string' && point && depthIn(park.lines, point) > 0;
    return isName ? [name] : [];
  });
}

/**
 * How far inside an area a point is: the distance to its nearest edge, negative outside.
 * @param rings outlines and holes of one or several parts, in any order
 */
export function depthIn(rings: readonly Line[], point: Pixel): number {
  let isInside = false;
  let nearest = Infinity;
  for (const ring of rings) {
    let from = ring.at(-1);
    for (const to of ring) {
      if (!from) continue;
      const crosses = from.y > point.y !== to.y > point.y;
      if (crosses && point.x < from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x))
        isInside = !isInside;
      nearest = Math.min(nearest, distanceTo(from, to, point));
      from = to;
    }
  }
  return isInside ? nearest : -nearest;
}

/** To the nearest point of a line between two points. */
function distanceTo(from: Pixel, to: Pixel, point: Pixel): number {
  const [along, across] = [to.x - from.x, to.y - from.y];
  const squared = along ** 2 + across ** 2;
  const part = squared === 0 ? 0 : ((point.x - from.x) * along + (point.y - from.y) * across) / squared;
  const limited = Math.max(0, Math.min(1, part));
  return Math.hypot(from.x + limited * along - point.x, from.y + limited * across - point.y);
}
