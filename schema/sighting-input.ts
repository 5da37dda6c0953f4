// Forms about sightings. Separate from sightings.ts, so that the app loads no zod for them.
import * as z from 'zod/mini';
import { RockCode } from './rock-code.ts';
import { emailAddress, signInWords } from './sign-in.ts';

/** Form of POST /api/seen. */
export const SeenInput = z.object({ rockId: RockCode });

/** Form of POST /api/seen/watch. */
export const WatchInput = z.object({ rockId: RockCode, email: emailAddress(signInWords.emailMissing) });
