// Logs a place for a rock: its owner hides it for the first time, or its finder notes where they found it.
import { and, eq, isNull } from 'drizzle-orm';
import { type JourneyEntry } from '../../schema/journey.ts';
import type { LocationInput } from '../../schema/journey-input.ts';
import { entries, finds, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { Conflict, Forbidden, NotFound, isTaken } from '../errors.ts';
import { refuseWithheldWords, wordsWithheld } from '../members/withheld-words.ts';
import { townNear, townsAround } from '../places/town-at.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import type { RockRow } from '../rocks/card.ts';
import { entryView, type EntryRow } from '../rocks/entry-view.ts';
import { hideRock, keepSecret, wordsOfPlace } from './hide.ts';
import { countLate } from './late-limit.ts';
import { momentOf } from './moment.ts';
import { againIfCorrected } from './overtaken.ts';
import { say } from '../../schema/words/say.ts';

export function logLocation(ctx: MemberCtx, rockId: string, input: LocationInput): Promise<JourneyEntry> {
  const { db } = ctx;
  const asked = [
    db
      .select()
      .from(rocks)
      .where(and(eq(rocks.id, rockId), isVisibleTo(ctx.memberId))),
    db
      .select({ entry: entries })
      .from(rocks)
      // The find of whoever has the rock.
      .innerJoin(finds, and(eq(finds.rockId, rocks.id), isNull(finds.closedAt)))
      .innerJoin(entries, and(eq(entries.rockId, rocks.id), eq(entries.seq, finds.seq)))
      .where(eq(rocks.id, rockId)),
    townsAround(db, input),
    wordsWithheld(ctx),
  ] as const;
  const log = () =>
    ctx.begin(asked, async (member, [[rock], [newest], [around], withheld]) => {
      if (!rock) throw new NotFound(say('rocks', 'notFound'));
      const { actionType, ...place } = input;
      refuseWithheldWords(withheld, wordsOfPlace(place));
      return actionType === 'hidden'
        ? hideOwnRock(ctx, member, rock, { ...place, towns: around?.towns })
        : noteOwnFind(ctx, member, { rock, newest: newest?.entry }, { ...place, towns: around?.towns });
    });
  return againIfCorrected(log);
}

/** `towns` are those of the row of `townsAround`. */
type Place = Omit<LocationInput, 'actionType'> & { towns: string | undefined };

async function hideOwnRock(
  ctx: MemberCtx,
  member: MemberRow,
  rock: RockRow,
  { towns, ...place }: Place,
): Promise<JourneyEntry> {
  if (rock.ownerId !== member.id) throw new Forbidden(say('journey', 'notOwner'));
  if (rock.status !== 'active') throw new Conflict(say('journey', 'notActive'));
  const { happenedAt, ...where } = place;
  const moment = momentOf(happenedAt, ctx.now());
  const counted = await countLate(ctx, rock, moment);
  const { statements, entry } = hideRock(ctx, member, rock, where, towns, moment);
  try {
    return await ctx.write([...statements, ...counted], entry);
  } catch (error) {
    if (isTaken(error, 'entries.rock_id')) throw new Conflict(say('journey', 'notActive'));
    throw error;
  }
}

/** Adds the finder's own place and notes to their find. It never makes a second find. */
async function noteOwnFind(
  ctx: MemberCtx,
  member: MemberRow,
  { rock, newest }: { rock: RockRow; newest: EntryRow | undefined },
  { towns, ...place }: Place,
): Promise<JourneyEntry> {
  const { db, memberId } = ctx;
  if (rock.holderId !== memberId || !newest) throw new Forbidden(say('journey', 'notHolder'));
  keepSecret(rock.code, place);
  const noted = {
    notes: place.notes,
    ownLatitude: place.latitude,
    ownLongitude: place.longitude,
    ownLocationName: place.locationName,
    ownTown: townNear(towns, place).stored,
  };
  return ctx.write(
    [
      db
        .update(entries)
        .set(noted)
        .where(and(eq(entries.rockId, rock.id), eq(entries.seq, newest.seq), eq(entries.memberId, memberId))),
    ],
    entryView({ ...newest, ...noted }, member, memberId, rock.ownerId),
  );
}
