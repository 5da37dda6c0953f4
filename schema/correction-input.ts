// The input of a correction.
import * as z from 'zod/mini';
import { correctionWords } from './corrections.ts';
import { HappenedAt } from './happened-at.ts';
import { placeFields, somewhere } from './journey-input.ts';
import { journeyLimits } from './journey.ts';
import { freeText } from './text.ts';

/** Body of PATCH /api/rocks/{id}/journey/{seq}. What is missing stays as it is. */
export const CorrectionInput = z
  .object({
    place: z.optional(z.object(placeFields, { error: correctionWords.place }).check(somewhere)),
    notes: z.optional(freeText('Notes', journeyLimits.notes)),
    happenedAt: HappenedAt,
  })
  .check(
    z.refine((input) => Object.values(input).some((value) => value !== undefined), {
      error: correctionWords.nothing,
    }),
  );
export type CorrectionInput = z.output<typeof CorrectionInput>;
