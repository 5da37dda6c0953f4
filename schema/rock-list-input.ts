// The input of many rocks at once. Separate from rock-lines.ts, so that the web loads less of zod.
import * as z from 'zod/mini';
import { rockListLimits } from './rock-list.ts';
import { say } from './words/say.ts';

const { rocks: most, bytes } = rockListLimits;
const text = z.string({ error: say('rockList', 'text') });

const ListedRock = z.object(
  {
    line: z
      .int({ error: say('rockList', 'line') })
      .check(z.gte(1, { error: say('rockList', 'line') }), z.lte(bytes, { error: say('rockList', 'line') })),
    name: text,
    laserEngraverId: text,
    description: z._default(text, ''),
  },
  { error: say('rockList', 'text') },
);

/** Body of POST /api/rocks/list. The lines are checked by `readLines`. */
export const RockListInput = z.object({
  rocks: z
    .array(ListedRock, { error: say('rockList', 'rocks', most) })
    .check(
      z.minLength(1, { error: say('rockList', 'rocks', most) }),
      z.maxLength(most, { error: say('rockList', 'rocks', most) }),
    ),
});
export type RockListInput = z.output<typeof RockListInput>;
