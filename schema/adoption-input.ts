// Input about adoption. Separate from adoption.ts, so that lists load no zod for it.
import * as z from 'zod/mini';
import { emailAddress } from './sign-in.ts';
import { say } from './words/say.ts';

/**
 * The token of a link is made in the browser of whoever shares the link, and never sent to us: 43 characters of base64url
 * are its SHA-256.
 */
const Link = z.object({
  by: z.literal('link'),
  tokenHash: z
    .string({ error: say('adoption', 'hash') })
    .check(z.regex(/^[\w-]{43}$/, { error: say('adoption', 'hash') })),
});
const Email = z.object({ by: z.literal('email'), email: emailAddress(say('adoption', 'email')) });

/** Body of POST /api/rocks/{id}/offers. */
export const OfferInput = z.discriminatedUnion('by', [Link, Email], { error: say('adoption', 'by') });
export type OfferInput = z.output<typeof OfferInput>;
