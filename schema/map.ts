// Queries and answers of the map.
import * as z from 'zod/mini';
import { journeyLimits, type MapLocation } from './journey.ts';
import { mapLimits, type Box } from './map-grid.ts';
import { PageQuery, type Page } from './paging.ts';
import { say } from './words/say.ts';

const wrongZoom = say('map', 'zoom', mapLimits.leastZoom, mapLimits.mostZoom);

const decimal = /^-?\d{1,3}(\.\d{1,15})?$/;

/** `west,south,east,north`. @param most how far east a box may reach */
function boxText(most: number) {
  return z.pipe(
    z.string({ error: say('map', 'bbox') }),
    z.transform((text: string, context): Box => {
      const parts = text.split(',');
      const [west = NaN, south = NaN, east = NaN, north = NaN] = parts.map((part) =>
        decimal.test(part) ? Number(part) : NaN,
      );
      const isBox =
        parts.length === 4 &&
        west >= -180 &&
        west <= 180 &&
        south >= -90 &&
        east <= most &&
        north <= 90 &&
        west <= east &&
        south <= north;
      if (isBox) return { west, south, east, north };
      context.issues.push({ code: 'custom', message: say('map', 'bbox'), input: text });
      return z.NEVER;
    }),
  );
}

/** `?bbox=west,south,east,north`. */
export const BoxQuery = z.object({ bbox: z.optional(boxText(180)) });

/** Query of GET /api/rocks/locations. */
export const MapQuery = z.extend(PageQuery(journeyLimits.mapPage), BoxQuery.shape);

export interface MapPage extends Page {
  bbox?: Box | undefined;
}

/** A zoom of the map. */
export const ZoomText = z.pipe(
  z.string({ error: wrongZoom }).check(z.regex(/^\d{1,2}$/, { error: wrongZoom })),
  z.pipe(
    z.transform(Number),
    z
      .number()
      .check(
        z.gte(mapLimits.leastZoom, { error: wrongZoom }),
        z.lte(mapLimits.mostZoom, { error: wrongZoom }),
      ),
  ),
);

/** Query of GET /api/map. A box across the date line ends beyond 180. */
export const MapViewQuery = z.object({
  bbox: boxText(540),
  zoom: ZoomText,
});
export type MapViewQuery = z.output<typeof MapViewQuery>;

/** Rocks that lie close together: their middle, to the width of a marker or 100 m, and their number. */
export type MapCluster = readonly [latitude: number, longitude: number, count: number];

/** Answer of GET /api/map: the rocks one by one where there are few of them, else clusters. */
export interface MapView {
  /** The box of the answer: the requested one, extended to whole cells of the grid. */
  bbox: readonly [west: number, south: number, east: number, north: number];
  clusters: readonly MapCluster[];
  rocks: readonly MapLocation[];
  /** Whether rocks of the box are missing, because there are more than one answer holds. */
  isCut: boolean;
}
