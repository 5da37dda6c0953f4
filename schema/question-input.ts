// Input about rocks whose ID is worn off. Separate from questions.ts, so that the app loads no zod for it.
import * as z from 'zod/mini';
import { placeLimits } from './places.ts';
import { questionLimits } from './questions.ts';
import { optionalText, requiredText } from './text.ts';
import { say } from './words/say.ts';

/** Query of GET /api/worn-off. `what` is painted on the rock, `month` is when it was found, such as 2026-05. */
export const WornOffQuery = z.object({
  what: optionalText('what', questionLimits.what),
  town: requiredText('town', placeLimits.query, say('questions', 'town')),
  month: z.optional(
    z
      .string({ error: say('questions', 'month') })
      .check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, { error: say('questions', 'month') })),
  ),
});
export type WornOffQuery = z.output<typeof WornOffQuery>;

/** Body of POST /api/rocks/{id}/questions: the photo alone. */
export const QuestionInput = z.object({});

/** Body of POST /api/questions/{id}/answer. */
export const AnswerInput = z.object({ isMine: z.boolean({ error: say('questions', 'answer') }) });
