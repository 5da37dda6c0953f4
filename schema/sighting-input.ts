// Forms about sightings. Separate from sightings.ts, so that the app loads no zod for them.
import * as z from 'zod/mini';
import { HappenedAt } from './happened-at.ts';
import { RockCode } from './rock-code.ts';
import { emailAddress } from './sign-in.ts';
import { say } from './words/say.ts';

/** Form of POST /api/seen. */
export const SeenInput = z.object({ rockId: RockCode });

/** Body of POST /api/rocks/seen, by a member. */
export const SeenThenInput = z.object({ laserEngraverId: RockCode, happenedAt: HappenedAt });
export type SeenThenInput = z.output<typeof SeenThenInput>;

/** Form of POST /api/seen/watch. */
export const WatchInput = z.object({ rockId: RockCode, email: emailAddress(say('signIn', 'emailMissing')) });
