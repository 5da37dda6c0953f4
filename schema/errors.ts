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

/**
 * Header of such an answer: which sentence it is in every language, by its noun and word of `schema/words`, such as
 * 'finds.taken'.
 */
export const refusalCodeHeader = 'Refusal-Code';
