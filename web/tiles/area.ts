// Which tiles an area for a walk needs, and how large they will be.
import { metresBetween, type Coordinates } from '../../schema/journey.ts';
import type { Box } from '../../schema/map-grid.ts';
import { tileLimits, tilePath, type TileArchive, type TileIndex } from '../../schema/tiles.ts';
import { squaresIn, touches } from './squares-in.ts';

export const areaLimits = {
  /** From the middle to each side. */
  km: 5,
  /** More bytes are kept only if that is wanted. */
  bytes: 10e6,
  /** Tiles from which the size of all is estimated. */
  sample: 24,
} as const;

/** Kilometres of a degree of latitude. */
const degreeKm = metresBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 }) / 1000;

/** The box of all places within 5 km. It may reach beyond ±180, and at a pole it is the full turn. */
export function areaAround({ latitude, longitude }: Coordinates): Box {
  const high = areaLimits.km / degreeKm;
  const farthest = Math.min(90, Math.abs(latitude) + high);
  const wide = Math.min(180, high / Math.max(1e-9, Math.cos((farthest * Math.PI) / 180)));
  return {
    west: longitude - wide,
    south: Math.max(-90, latitude - high),
    east: longitude + wide,
    north: Math.min(90, latitude + high),
  };
}

export interface AreaTile {
  zoom: number;
  path: string;
}

/** The tiles of a box. Each zoom comes early, and the middle before the edges, so that the first ones tell of all. */
export function tilesOfArea(box: Box, { world, streets }: TileIndex): AreaTile[] {
  const of = (archive: TileArchive, from: number, to: number) =>
    range(Math.max(from, archive.minZoom), Math.min(to, archive.maxZoom)).flatMap((zoom) =>
      squaresIn(box, zoom)
        .filter((square) => archive === world || touches(square, archive.bounds))
        .map(({ z, x, y }, rank) => ({ zoom, rank, path: tilePath(z, x, y, archive.version) })),
    );
  return [
    ...(world ? of(world, 0, tileLimits.worldZoom) : []),
    ...(streets ? of(streets, tileLimits.worldZoom + 1, tileLimits.mostZoom) : []),
  ]
    .sort((a, b) => a.rank - b.rank || a.zoom - b.zoom)
    .map(({ zoom, path }) => ({ zoom, path }));
}

const range = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);

/** Bytes of all tiles: those of each zoom are taken to be as large as the ones known, or as the average one. */
export function estimatedBytes(
  tiles: readonly AreaTile[],
  known: readonly { zoom: number; bytes: number }[],
): number {
  const mean = (some: typeof known) => some.reduce((sum, { bytes }) => sum + bytes, 0) / some.length;
  if (known.length === 0) return 0;
  const usual = mean(known);
  const zooms = new Set(tiles.map(({ zoom }) => zoom));
  return [...zooms].reduce((sum, zoom) => {
    const those = known.filter((tile) => tile.zoom === zoom);
    const count = tiles.filter((tile) => tile.zoom === zoom).length;
    return sum + count * (those.length > 0 ? mean(those) : usual);
  }, 0);
}
