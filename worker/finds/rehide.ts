// Hides a found rock again, and closes the finder's open find in the same batch as the entry.
import { and, eq } from 'drizzle-orm';
import { happenedLimits } from '../../schema/happened.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { RehideInput } from '../../schema/journey-input.ts';
import { finds, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isTaken, Malformed, NotFound } from '../errors.ts';
import { joined } from '../platform/database.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import { refuseWithheldWords, wordsWithheld } from '../members/withheld-words.ts';
import { hideRock, wordsOfPlace } from '../journey/hide.ts';
import { countLate } from '../journey/late-limit.ts';
import { momentOf } from '../journey/moment.ts';
import { againIfOvertaken } from '../journey/overtaken.ts';
import { townsAround } from '../places/town-at.ts';
import { lateRehide } from './late-rehide.ts';
import { endFind } from './statements.ts';
import { say } from '../../schema/words/say.ts';

const foundBy = prepared((db, { findId, memberId }: Placeholders<{ findId: string; memberId: string }>) =>
  db
    .select({
      rock: rocks,
      find: joined('find', {
        foundAt: finds.foundAt,
        rehiddenSeq: finds.rehiddenSeq,
        closedAt: finds.closedAt,
      }),
    })
    .from(finds)
    .innerJoin(rocks, eq(rocks.id, finds.rockId))
    .where(and(eq(finds.id, findId), eq(finds.memberId, memberId))),
);

/** @param findId id of a find of this member; another member's counts as unknown */
export function rehideRock(ctx: MemberCtx, findId: string, place: RehideInput): Promise<JourneyEntry> {
  const { db, memberId } = ctx;
  const { happenedAt: told, ...where } = place;
  const rehide = () =>
    ctx.begin(
      [foundBy(db, { findId, memberId }), townsAround(db, place), wordsWithheld(ctx)],
      async (member, [[record], [around], withheld]) => {
        // Not before: of a copy of an earlier request, it may be too long ago by now.
        const said = momentOf(told, ctx.now());
        if (!record) throw new NotFound(say('finds', 'notYours'));
        const { find, rock } = record;
        if (find.rehiddenSeq !== null) throw new Conflict(say('finds', 'alreadyRehidden'));
        refuseWithheldWords(withheld, wordsOfPlace(where));
        const happenedAt = afterFind(find.foundAt ?? 0, said);
        const at = happenedAt ?? ctx.now();
        if (find.closedAt !== null) {
          if (happenedAt === undefined || at >= find.closedAt) throw new Conflict(say('finds', 'movedOn'));
          return lateRehide(ctx, member, { rock, findId, at, place: where, towns: around?.towns });
        }
        const counted = await countLate(ctx, rock, happenedAt);
        const { statements, entry } = hideRock(ctx, member, rock, where, around?.towns, happenedAt);
        try {
          return await ctx.write(
            [...statements, ...counted, endFind(db, { findId, at, rehiddenSeq: rock.lastSeq + 1 })],
            entry,
          );
        } catch (error) {
          if (isTaken(error, 'entries.rock_id')) throw new Conflict(say('finds', 'alreadyRehidden'));
          throw error;
        }
      },
    );
  return againIfOvertaken(rehide);
}

/** Clocks and networks differ a little: what seems to be just before the find was right after it. */
function afterFind(foundAt: number, said: number | undefined): number | undefined {
  if (said === undefined || said > foundAt) return said;
  if (said <= foundAt - happenedLimits.aheadMs)
    throw new Malformed(say('happened', 'beforeFind'), 'happenedAt');
  return foundAt + 1;
}
