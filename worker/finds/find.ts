// Finds a rock by its ID: one finder wins, and gets the same answer when they repeat the request.
import { and, desc, eq, isNull } from 'drizzle-orm';
import { normalizeCode } from '../../schema/codes.ts';
import { type FindInput, type FindResult } from '../../schema/finds.ts';
import { nearOf } from '../../schema/near.ts';
import { photoUrl } from '../../schema/photos.ts';
import { finds, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isTaken } from '../errors.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { countOne } from '../platform/limits.ts';
import type { RockRow } from '../rocks/card.ts';
import { isFindable } from '../rocks/findable.ts';
import { ownMetres } from '../rocks/own-distance.ts';
import { findContext, triesOf, type FirstPlace, type OpenFind, type Seen } from './find-context.ts';
import { countLate } from '../journey/late-limit.ts';
import { momentOf, newestMoment } from '../journey/moment.ts';
import { againIfCorrected } from '../journey/overtaken.ts';
import { noteContested } from './contested.ts';
import { lateFind } from './late-find.ts';
import { makeFind } from './make-find.ts';
import { say } from '../../schema/words/say.ts';

export function findRock(
  ctx: MemberCtx,
  { laserEngraverId, happenedAt: told }: FindInput,
): Promise<FindResult> {
  const at = Math.min(told === undefined ? Infinity : Date.parse(told), ctx.now());
  const find = (): Promise<FindResult> =>
    findContext(ctx, normalizeCode(laserEngraverId), at, async ({ rock, open, first, isScoredLately }) => {
      // Not before: of a copy of an earlier request, it may be too long ago by now.
      const happenedAt = momentOf(told, ctx.now());
      // Refusals are stored: a late copy of a refused request must not find the rock once it is hidden again.
      if (rock.status === 'active') return ctx.refuse(new Conflict(say('finds', 'neverHidden')));
      // The find of a member who is gone is the newest event, although nobody has the rock.
      if (happenedAt !== undefined && at < Math.max(newestMoment(rock), open?.foundAt ?? 0)) {
        const answer = (asItWas: RockRow, find: OpenFind) => resultOf(ctx, asItWas, find, first);
        return lateFind(ctx, { rock, at, answer });
      }
      if (rock.status === 'found') {
        if (open && rock.holderId === ctx.memberId) return ctx.write([], resultOf(ctx, rock, open, first));
        if (!isFindable(rock, at)) {
          const standing = open && { ...open, rockId: rock.id, memberId: rock.holderId };
          return ctx.refuse(
            new Conflict(say('finds', 'taken')),
            standing ? noteContested(ctx, standing, at) : [],
          );
        }
      }
      try {
        return await win(
          ctx,
          { rock, open, first, isScoredLately },
          happenedAt === undefined ? undefined : at,
        );
      } catch (error) {
        if (isTaken(error, 'entries.rock_id') || isTaken(error, 'finds.rock_id'))
          return secondLook(ctx, rock, first);
        throw error;
      }
    });
  return againIfCorrected(find);
}

async function win(
  ctx: MemberCtx,
  { first, ...seen }: Seen,
  happenedAt: number | undefined,
): Promise<FindResult> {
  const { db, memberId } = ctx;
  const late = await countLate(ctx, seen.rock, happenedAt);
  const { rock } = seen;
  const { statements, ...find } = makeFind(ctx, { ...seen, finderId: memberId, happenedAt });
  return ctx.write(
    [...statements, ...late, countOne(db, triesOf(memberId), ctx.now())],
    resultOf(ctx, { ...rock, timesFound: rock.timesFound + 1 }, find, first),
  );
}

/** After another find won the race, which may be a copy of the same request. */
async function secondLook(ctx: MemberCtx, { id }: RockRow, first: FirstPlace): Promise<FindResult> {
  const [now] = await ctx.read([
    ctx.db
      .select({ rock: rocks, open: joined('find', { id: finds.id, foundAt: finds.foundAt, seq: finds.seq }) })
      .from(rocks)
      .innerJoin(finds, and(eq(finds.rockId, rocks.id), isNull(finds.closedAt)))
      .where(eq(rocks.id, id))
      .orderBy(desc(finds.foundAt))
      .limit(1),
  ]);
  const taken = now[0];
  const { id: findId, foundAt, seq } = taken?.open ?? {};
  if (!taken || !findId || !foundAt || !seq || taken.rock.holderId !== ctx.memberId)
    return ctx.refuse(new Conflict(say('finds', 'taken')));
  return ctx.write([], resultOf(ctx, taken.rock, { id: findId, foundAt, seq }, first));
}

/** @param rock as it stood after the find */
function resultOf({ memberId }: MemberCtx, rock: RockRow, find: OpenFind, first: FirstPlace): FindResult {
  const hasOtherPainter = rock.ownerId !== null && rock.ownerId !== memberId;
  return {
    foundRockId: find.id,
    foundAt: instant(find.foundAt),
    rock: { id: rock.id, name: rock.name, imageUrl: photoUrl(rock.photoKey) },
    ...(hasOtherPainter ? { seq: find.seq } : {}),
    journey: {
      timesFound: rock.timesFound,
      totalDistanceTraveled: ownMetres(rock) / 1000,
      first: { locationName: first.locationName ?? '', near: nearOf(first.town) },
      last: { locationName: rock.hiddenLocationName ?? '', near: nearOf(rock.hiddenTown) },
    },
  };
}
