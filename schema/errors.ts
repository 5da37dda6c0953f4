// Error answers of the API.
import type { RefusedRock } from './own-data.ts';

/** Body of every answer that is not 2xx. `message` is a sentence for people; `details` says more about one field. */
export interface ErrorBody {
  message: string;
  details?: string;
  field?: string;
  /** Of an archive: those that are refused. The others may be sent again without them. */
  rocks?: readonly RefusedRock[];
  /** Of an archive that may come later: seconds until then. */
  retryAfter?: number;
}

export const errorWords = {
  unauthorized: 'Unauthorized',
  forbidden: 'You cannot do this',
  notFound: 'There is nothing here',
  malformed: 'This request could not be read. Please try again.',
  tooLarge: 'This is more than we can take in one go',
  unsupportedType: 'This kind of content is not understood here',
  tooMany: 'That was a lot at once. Please wait a little and try again.',
  unavailable: 'Something we depend on is resting. Please try again in a moment.',
  unexpected: 'Something went wrong on our side. Please try again.',
  crossSite: 'This request came from another site',
  keyMalformed: 'An Idempotency-Key has 8 to 64 visible characters',
  keyReused: 'This request was already made with other content',
} as const;
