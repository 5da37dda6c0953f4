// When something in the field happened, as an input. Separate from happened.ts, so that the Found Rock dialog loads no zod.
import * as z from 'zod/mini';
import { say } from './words/say.ts';

const pattern = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** ISO 8601 with a time zone. Missing is just now. */
export const HappenedAt = z.optional(
  z
    .string({ error: say('happened', 'unreadable') })
    .check(
      z.refine((text) => pattern.test(text) && isMoment(text), { error: say('happened', 'unreadable') }),
    ),
);

/** `Date.parse` alone makes March 3 of February 31. */
function isMoment(text: string): boolean {
  const day = text.slice(0, 10);
  return !Number.isNaN(Date.parse(text)) && new Date(`${day}T00:00Z`).toISOString().startsWith(day);
}
