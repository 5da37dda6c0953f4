// The cookie of a press without script: whoever has one writes by a GET, and so reads from the primary.
import { hour } from '../platform/clock.ts';

/** A wish to mark a rock as found, which a GET fulfils: worker/pages/wish.ts. As long as a sign-in may take. */
export const wishCookie = { name: 'wish', maxAgeMs: hour } as const;
