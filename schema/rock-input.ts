// The input of a new rock. Separate from rocks.ts, so that the Found Rock page loads no zod.
import * as z from 'zod/mini';
import { isTooShort, ownCodeMinLength } from './codes.ts';
import { revealsCode } from './reveals-code.ts';
import { RockCode } from './rock-code.ts';
import { rockLimits } from './rocks.ts';
import { say } from './words/say.ts';
import { ignored, optionalText, requiredText } from './text.ts';

/** The Rock ID of a new rock. Older rocks may have shorter ones, which still work. */
const NewCode = RockCode.check(
  z.refine((code) => !isTooShort(code), { error: say('codes', 'tooShort', ownCodeMinLength) }),
);

const rockWith = (laserEngraverId: typeof RockCode) =>
  z
    .object({
      name: requiredText('rockName', rockLimits.name, say('rocks', 'name')),
      laserEngraverId,
      description: optionalText('description', rockLimits.description),
      status: ignored,
    })
    .check(
      z.refine((rock) => !revealsCode(rock.name, rock.laserEngraverId), {
        error: say('codes', 'inText'),
        path: ['name'],
      }),
      z.refine((rock) => !revealsCode(rock.description, rock.laserEngraverId), {
        error: say('codes', 'inText'),
        path: ['description'],
      }),
    );

/** Fields of POST /api/rocks beside the photo. `status` is accepted and ignored: the journey decides. */
export const RockInput = rockWith(NewCode);
export type RockInput = z.output<typeof RockInput>;

/** A rock of an archive: its Rock ID may be as short as older ones are. */
export const ImportedRockInput = rockWith(RockCode);
