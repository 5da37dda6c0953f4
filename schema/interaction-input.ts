// Inputs of likes and comments. Separate from interactions.ts, so that the landing page's feed loads no zod.
import * as z from 'zod/mini';
import { isBlank } from './characters.ts';
import { commentLimits } from './interactions.ts';
import { optionalText } from './text.ts';
import { say } from './words/say.ts';

const Like = z.object({ interactionType: z.literal('like') });
const Comment = z.object({
  interactionType: z.literal('comment'),
  content: optionalText('comment', commentLimits.length).check(
    z.refine((text) => !isBlank(text), { error: say('interactions', 'empty') }),
  ),
});

/** Body of POST /api/rocks/{id}/interactions. */
export const InteractionInput = z.discriminatedUnion('interactionType', [Like, Comment], {
  error: say('interactions', 'type'),
});
export type InteractionInput = z.output<typeof InteractionInput>;
