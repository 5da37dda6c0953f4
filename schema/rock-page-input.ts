// The painter's choice who may open a rock's page. Separate from page-audience.ts, so that the page loads no zod.
import * as z from 'zod/mini';
import { pageAudiences } from './page-audience.ts';
import { say } from './words/say.ts';

/** Body of PUT /api/rocks/{id}/page. */
export const PageChoice = z.object({
  page: z.enum(pageAudiences, { error: say('pageAudience', 'invalid') }),
});
