// The input of the place search.
import * as z from 'zod/mini';
import type { Coordinates } from './journey.ts';
import { countedLevels } from './map-grid.ts';
import { ZoomText } from './map.ts';
import { placeLimits } from './places.ts';
import { requiredText } from './text.ts';
import { say } from './words/say.ts';

const q = requiredText('place', placeLimits.query, say('places', 'empty'));

/** Query of GET /api/geocode. */
export const PlaceQuery = z.object({ q });

const pair = /^(-?\d{1,3}(?:\.\d{1,15})?),(-?\d{1,3}(?:\.\d{1,15})?)$/;

function coordinatesIn(text: string): Coordinates | undefined {
  const [latitude = NaN, longitude = NaN] = (pair.exec(text) ?? []).slice(1).map(Number);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : undefined;
}

/** Places as `latitude,longitude`, with semicolons between them. */
const places = (most: number) =>
  z.pipe(
    z.string({ error: say('places', 'coordinates') }),
    z.transform((text: string, context): Coordinates[] => {
      const parts = text.split(';', most + 1).map(coordinatesIn);
      const known = parts.filter((place) => place !== undefined);
      if (known.length === parts.length && parts.length <= most) return known;
      context.issues.push({ code: 'custom', message: say('places', 'coordinates'), input: text });
      return z.NEVER;
    }),
  );

/** Query of GET /api/places. `near` is where the member is looking. */
export const PlacesQuery = z.object({
  q,
  near: z.optional(
    z.pipe(
      places(1),
      z.transform(([place]) => place),
    ),
  ),
});

/**
 * Query of GET /api/places/around. `level` is that of the counted cells whose middles the places are; without it a rock
 * is at each place.
 */
export const AroundQuery = z.object({
  at: places(placeLimits.around),
  zoom: ZoomText,
  level: z.optional(
    z.pipe(
      z.enum(countedLevels.map(String), { error: say('map', 'level', countedLevels) }),
      z.transform(Number),
    ),
  ),
});
export type AroundQuery = z.output<typeof AroundQuery>;
