// The input of a correction.
import * as z from 'zod/mini';
import { HappenedAt } from './happened-at.ts';
import { placeFields, somewhere } from './journey-input.ts';
import { journeyLimits } from './journey.ts';
import { freeText } from './text.ts';
import { say } from './words/say.ts';

/** Body of PATCH /api/rocks/{id}/journey/{seq}. What is missing stays as it is. */
export const CorrectionInput = z
  .object({
    place: z.optional(z.object(placeFields, { error: say('corrections', 'place') }).check(somewhere)),
    notes: z.optional(freeText('notes', journeyLimits.notes)),
    happenedAt: HappenedAt,
  })
  .check(
    z.refine((input) => Object.values(input).some((value) => value !== undefined), {
      error: say('corrections', 'nothing'),
    }),
  );
export type CorrectionInput = z.output<typeof CorrectionInput>;
