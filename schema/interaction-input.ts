// Inputs of likes and comments. Separate from interactions.ts, so that the landing page's feed loads no zod.
import * as z from 'zod/mini';
import { isBlank } from './characters.ts';
import { commentLimits, interactionWords } from './interactions.ts';
import { optionalText } from './text.ts';

const Like = z.object({ interactionType: z.literal('like') });
const Comment = z.object({
  interactionType: z.literal('comment'),
  content: optionalText('A comment', commentLimits.length).check(
    z.refine((text) => !isBlank(text), { error: interactionWords.empty }),
  ),
});

/** Body of POST /api/rocks/{id}/interactions. */
export const InteractionInput = z.discriminatedUnion('interactionType', [Like, Comment], {
  error: interactionWords.type,
});
export type InteractionInput = z.output<typeof InteractionInput>;
