// The input of a place where a rock was hidden or found.
import * as z from 'zod/mini';
import { HappenedAt } from './happened-at.ts';
import { journeyLimits, type Coordinates } from './journey.ts';
import { optionalText, requiredText } from './text.ts';
import { say } from './words/say.ts';

/** Plain decimals only: '', '1e3', '0x10' and ' ' are no coordinates. */
const plainDecimal = /^-?\d{1,3}(\.\d+)?$/;

/** 0.11 m; adding 0 makes -0 a plain zero. */
const sixDecimals = (degrees: number) => Math.round(degrees * 1e6) / 1e6 + 0;

/** Degrees from a form or JSON, in range and then rounded. Empty is missing, never 0. */
function degrees(limit: number, error: string) {
  return z.pipe(
    z.union([z.string(), z.number()], { error }),
    z.pipe(
      z.transform((typed: string | number) => {
        if (typeof typed === 'number') return typed;
        return plainDecimal.test(typed.trim()) ? Number(typed) : Number.NaN;
      }),
      z.number({ error }).check(z.gte(-limit, { error }), z.lte(limit, { error }), z.overwrite(sixDecimals)),
    ),
  );
}

/** A hiding place, without when it was hidden there. */
export const placeFields = {
  latitude: degrees(90, say('journey', 'latitude')),
  longitude: degrees(180, say('journey', 'longitude')),
  locationName: requiredText('locationName', journeyLimits.locationName, say('journey', 'locationName')),
};
const place = {
  ...placeFields,
  notes: optionalText('notes', journeyLimits.notes),
  happenedAt: HappenedAt,
};

export const somewhere = z.refine<Coordinates>((at) => at.latitude !== 0 || at.longitude !== 0, {
  error: say('journey', 'nowhere'),
  path: ['latitude'],
});

/** Body of POST /api/rocks/{id}/locations. A missing actionType is 'found'. */
export const LocationInput = z
  .object({
    ...place,
    actionType: z._default(z.enum(['hidden', 'found'], { error: say('journey', 'actionType') }), 'found'),
  })
  .check(somewhere);
export type LocationInput = z.output<typeof LocationInput>;

/** Body of POST /api/rocks/{id}/rehide. */
export const RehideInput = z.object(place).check(somewhere);
export type RehideInput = z.output<typeof RehideInput>;
