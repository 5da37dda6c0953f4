// The parts of the map to ask for around a person. They are whole cells of the grid, so that they do not tell where in a
// cell the person is.
import { metresBetween, type Coordinates } from '../../../schema/journey.ts';
import { boxOf, cellsOf, finestLevel, type Box } from '../../../schema/map-grid.ts';
import { nearTo } from '../near-to.ts';

const cellAt = ({ latitude, longitude }: Coordinates, level: number) =>
  cellsOf({ west: longitude, south: latitude, east: longitude, north: latitude }, level);

/** The cell of a place, and `more` cells on each side. The box may reach beyond ±180. */
export function areaAround(place: Coordinates, level: number, more: number): Box {
  const { rows, columns } = cellAt(place, level);
  return boxOf({
    level,
    rows: [Math.max(0, rows[0] - more), Math.min(2 ** (level - 1) - 1, rows[0] + more)],
    columns: [columns[0] - more, columns[0] + more],
  });
}

/** The middle of the smallest cell: a person is told apart no further. */
export function middleOfCell(place: Coordinates): Coordinates {
  const { west, south, east, north } = areaAround(place, finestLevel, 0);
  return { latitude: (south + north) / 2, longitude: (west + east) / 2 };
}

/** Metres from the middle of a smallest cell to its farthest corner, which is on the equator's side. */
export function halfOfCell(middle: Coordinates): number {
  const half = 180 / 2 ** finestLevel;
  return metresBetween(middle, {
    latitude: middle.latitude - half * Math.sign(middle.latitude),
    longitude: middle.longitude + half,
  });
}

/** Metres within which all places are in the box; 0 for a place outside. */
export function reachIn(box: Box, place: Coordinates): number {
  const { latitude, longitude } = seenFrom(box, place);
  const toEdges = [
    box.south <= -90 ? Infinity : alongMeridian(latitude - box.south),
    box.north >= 90 ? Infinity : alongMeridian(box.north - latitude),
    ...(box.east - box.west >= 360
      ? []
      : [acrossTo(latitude, longitude - box.west), acrossTo(latitude, box.east - longitude)]),
  ];
  return Math.max(0, Math.min(...toEdges));
}

/** No place of the box is nearer than this, in metres; 0 for a place inside. */
export function leastTo(box: Box, place: Coordinates): number {
  const { latitude, longitude } = seenFrom(box, place);
  return Math.max(
    0,
    alongMeridian(box.south - latitude),
    alongMeridian(latitude - box.north),
    acrossTo(latitude, box.west - longitude),
    acrossTo(latitude, longitude - box.east),
  );
}

const seenFrom = (box: Box, place: Coordinates) => nearTo((box.west + box.east) / 2, place);

const earthRadiusMetres =
  metresBetween({ latitude: -90, longitude: 0 }, { latitude: 90, longitude: 0 }) / Math.PI;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function alongMeridian(degrees: number): number {
  return radians(degrees) * earthRadiusMetres;
}

/** Metres to another meridian: the shortest way leads along a great circle, not along the parallel. */
function acrossTo(latitude: number, degrees: number): number {
  if (degrees <= 0) return degrees;
  const turn = radians(Math.min(90, degrees));
  return Math.asin(Math.sin(turn) * Math.cos(radians(latitude))) * earthRadiusMetres;
}
