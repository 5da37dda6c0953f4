// Body of POST /api/language: what the site speaks to the caller, and in what it measures.
import * as z from 'zod/mini';
import { distanceUnits, languages, pseudoLanguages } from './languages.ts';
import { say } from './words/say.ts';

/**
 * Whatever is left out stays. @property shownUnit the unit that a form without script showed: one that is sent unchanged
 * was not chosen. @property returnTo where it leads back to, on this site
 */
export const LanguageInput = z.object({
  language: z.optional(z.enum([...languages, ...pseudoLanguages], { error: say('languages', 'unspoken') })),
  unit: z.optional(z.enum(distanceUnits, { error: say('languages', 'unknownUnit') })),
  shownUnit: z.optional(z.enum(distanceUnits, { error: say('languages', 'unknownUnit') })),
  returnTo: z.optional(z.string({ error: say('errors', 'malformed') })),
});
export type LanguageInput = z.output<typeof LanguageInput>;
