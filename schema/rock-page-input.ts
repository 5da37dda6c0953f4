// The painter's choice who may open a rock's page. Separate from page-audience.ts, so that the page loads no zod.
import * as z from 'zod/mini';
import { audienceWords, pageAudiences } from './page-audience.ts';

/** Body of PUT /api/rocks/{id}/page. */
export const PageChoice = z.object({ page: z.enum(pageAudiences, { error: audienceWords.invalid }) });
