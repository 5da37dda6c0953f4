// Inputs about what else happens to a rock.
import * as z from 'zod/mini';
import { HappenedAt } from './happened-at.ts';
import { placeFields, somewhere } from './journey-input.ts';
import { journeyLimits } from './journey.ts';
import { RockCode } from './rock-code.ts';
import { optionalText } from './text.ts';
import { say } from './words/say.ts';

/** Body of POST /api/rocks/move: whoever has the rock in their hand knows its ID. */
export const MoveInput = z
  .object({
    laserEngraverId: RockCode,
    ...placeFields,
    notes: optionalText('notes', journeyLimits.notes),
    happenedAt: HappenedAt,
  })
  .check(somewhere);
export type MoveInput = z.output<typeof MoveInput>;

/** Body of PUT /api/rocks/{id}/rest; null lets the rock travel again. */
export const RestInput = z.object({
  rest: z.nullable(z.enum(['home', 'retired'], { error: say('whereabouts', 'rest') })),
});
export type RestInput = z.output<typeof RestInput>;

/** Body of POST /api/rocks/{id}/keep/answer. */
export const KeepAnswer = z.object({ isYes: z.boolean({ error: say('whereabouts', 'answer') }) });
