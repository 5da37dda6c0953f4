// A painter's rock is back home, or at the end of its journey, or travels again.
import { and, eq, sql } from 'drizzle-orm';
import { rocks } from '../../schema/tables/index.ts';
import { type RestState } from '../../schema/whereabouts.ts';
import type { RestInput } from '../../schema/whereabouts-input.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, Forbidden, NotFound } from '../errors.ts';
import { againIfCorrected } from '../journey/overtaken.ts';
import { countOnMap, uncountOnMap } from '../platform/map-cells.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import type { RockRow } from '../rocks/card.ts';
import { say, type Said } from '../../schema/words/say.ts';

/** @throws Forbidden for all but the painter; Conflict where it cannot be, such as in somebody else's hands */
export function letRest(ctx: MemberCtx, rockId: string, { rest }: RestInput): Promise<RestState> {
  const { db, memberId } = ctx;
  const isIt = eq(rocks.id, rockId);
  const asked = db
    .select()
    .from(rocks)
    .where(and(isIt, isVisibleTo(memberId)));
  return againIfCorrected(() =>
    ctx.begin([asked], async (_, [[rock]]) => {
      if (!rock) throw new NotFound(say('rocks', 'notFound'));
      if (rock.ownerId !== memberId) throw new Forbidden(say('whereabouts', 'notOwner'));
      const objection = objectionTo(rock, memberId, rest);
      if (objection !== null) return ctx.refuse(new Conflict(objection));
      return ctx.write(
        [
          uncountOnMap(db, rockId),
          db
            .update(rocks)
            .set({
              rest,
              // Refuses the batch if somebody has found it meanwhile.
              lastSeq: sql`CASE ${rocks.lastSeq} WHEN ${rock.lastSeq} THEN ${rock.lastSeq} END`,
            })
            .where(isIt),
          countOnMap(db, rockId),
        ],
        { rest },
      );
    }),
  );
}

function objectionTo(
  { status, holderId, rest }: RockRow,
  memberId: string,
  wanted: RestInput['rest'],
): Said | null {
  if (status === 'active') return say('whereabouts', 'neverHidden');
  if (rest === 'kept') return say('whereabouts', 'isKept');
  if (holderId !== null && holderId !== memberId) return say('whereabouts', 'withFinder');
  return wanted === 'home' && holderId !== memberId ? say('whereabouts', 'notHome') : null;
}
