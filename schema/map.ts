// The part of the world that a map shows.
import * as z from 'zod/mini';
import { journeyLimits } from './journey.ts';
import { PageQuery, type Page } from './paging.ts';

/** Degrees; west may be east of the antimeridian's other side only after the client has split the box. */
export interface Box {
  west: number;
  south: number;
  east: number;
  north: number;
}

export const mapWords = { bbox: 'bbox is west,south,east,north in degrees' } as const;

const decimal = /^-?\d{1,3}(\.\d{1,15})?$/;

/** `?bbox=west,south,east,north`. */
export const BoxQuery = z.object({
  bbox: z.optional(
    z.pipe(
      z.string({ error: mapWords.bbox }),
      z.transform((text: string, context): Box => {
        const parts = text.split(',');
        const [west = NaN, south = NaN, east = NaN, north = NaN] = parts.map((part) =>
          decimal.test(part) ? Number(part) : NaN,
        );
        const isBox =
          parts.length === 4 &&
          west >= -180 &&
          south >= -90 &&
          east <= 180 &&
          north <= 90 &&
          west <= east &&
          south <= north;
        if (isBox) return { west, south, east, north };
        context.issues.push({ code: 'custom', message: mapWords.bbox, input: text });
        return z.NEVER;
      }),
    ),
  ),
});

/** Query of GET /api/rocks/locations. */
export const MapQuery = z.extend(PageQuery(journeyLimits.mapPage), BoxQuery.shape);

export interface MapPage extends Page {
  bbox?: Box | undefined;
}
