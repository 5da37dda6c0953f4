// Hides a found rock again, and closes the finder's open find in the same batch as the entry.
import { and, eq } from 'drizzle-orm';
import { findWords } from '../../schema/finds.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { RehideInput } from '../../schema/journey-input.ts';
import { finds, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isTaken, NotFound } from '../errors.ts';
import { joined } from '../platform/database.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';
import { hideRock } from '../journey/hide.ts';
import { townsAround } from '../places/town-at.ts';
import { endFind } from './statements.ts';

const foundBy = prepared((db, { findId, memberId }: Placeholders<{ findId: string; memberId: string }>) =>
  db
    .select({
      rock: rocks,
      find: joined('find', { rehiddenSeq: finds.rehiddenSeq, closedAt: finds.closedAt }),
    })
    .from(finds)
    .innerJoin(rocks, eq(rocks.id, finds.rockId))
    .where(and(eq(finds.id, findId), eq(finds.memberId, memberId))),
);

/** @param findId id of a find of this member; another member's counts as unknown */
export function rehideRock(ctx: MemberCtx, findId: string, place: RehideInput): Promise<JourneyEntry> {
  const { db, memberId } = ctx;
  return ctx.begin(
    [foundBy(db, { findId, memberId }), townsAround(db, place)],
    async (member, [[record], [around]]) => {
      if (!record) throw new NotFound(findWords.notYours);
      const { find, rock } = record;
      if (find.rehiddenSeq !== null) throw new Conflict(findWords.alreadyRehidden);
      if (find.closedAt !== null) throw new Conflict(findWords.movedOn);

      const { statements, entry } = hideRock(ctx, member, rock, place, around?.towns);
      try {
        return await ctx.write(
          [...statements, endFind(db, { findId, at: ctx.now(), rehiddenSeq: rock.lastSeq + 1 })],
          entry,
        );
      } catch (error) {
        if (isTaken(error, 'entries.rock_id')) throw new Conflict(findWords.alreadyRehidden);
        throw error;
      }
    },
  );
}
