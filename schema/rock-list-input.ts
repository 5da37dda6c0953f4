// The input of many rocks at once. Separate from rock-lines.ts, so that the web loads less of zod.
import * as z from 'zod/mini';
import { rockListLimits, rockListWords as words } from './rock-list.ts';

const { rocks: most, bytes } = rockListLimits;
const text = z.string({ error: words.text });

const ListedRock = z.object(
  {
    line: z
      .int({ error: words.line })
      .check(z.gte(1, { error: words.line }), z.lte(bytes, { error: words.line })),
    name: text,
    laserEngraverId: text,
    description: z._default(text, ''),
  },
  { error: words.text },
);

/** Body of POST /api/rocks/list. The lines are checked by `readLines`. */
export const RockListInput = z.object({
  rocks: z
    .array(ListedRock, { error: words.rocks })
    .check(z.minLength(1, { error: words.rocks }), z.maxLength(most, { error: words.rocks })),
});
export type RockListInput = z.output<typeof RockListInput>;
