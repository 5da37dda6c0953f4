// What the holder of a rock does with it besides hiding it: they hand it on, or ask its painter whether they may keep it.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { rockWords } from '../../schema/rocks.ts';
import { finds, rocks } from '../../schema/tables/index.ts';
import {
  whereaboutsLimits as limits,
  whereaboutsWords as words,
  type HandOn,
  type KeepState,
} from '../../schema/whereabouts.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, Forbidden, isConditionFailed, NotFound } from '../errors.ts';
import { repeatIf } from '../journey/overtaken.ts';
import { noteEntry } from '../notifications/note-event.ts';
import { hour, instant } from '../platform/clock.ts';
import { joined, type Database } from '../platform/database.ts';
import type { RockRow } from '../rocks/card.ts';

/** Whoever enters the rock's ID until then takes it over; a second time begins anew. @param isOn false ends it */
export const handOn = (ctx: MemberCtx, rockId: string, isOn: boolean): Promise<HandOn> =>
  withFind(ctx, rockId, ({ rock }) => {
    if (rock.holderId !== ctx.memberId) throw new Forbidden(words.notHolder);
    const until = isOn ? ctx.now() + limits.handOnHours * hour : null;
    return ctx.write(
      [
        ctx.db
          .update(rocks)
          .set({ handingUntil: until })
          .where(and(eq(rocks.id, rockId), eq(rocks.holderId, ctx.memberId))),
      ],
      { until: until === null ? null : instant(until) },
    );
  });

/** Asks the painter once. A rock whose painter has left may be kept. */
export const askToKeep = (ctx: MemberCtx, rockId: string): Promise<KeepState> =>
  withFind(ctx, rockId, ({ rock, find }) => {
    const { db, memberId } = ctx;
    if (rock.holderId !== memberId || !find.id) throw new Forbidden(words.notHolder);
    if (rock.ownerId === memberId) return ctx.refuse(new Conflict(words.ownRock));
    if (find.keeping === 'declined') return ctx.refuse(new Conflict(words.declined));
    if (find.keeping !== null) return ctx.write([], { keeping: find.keeping });
    const keeping = rock.ownerId === null ? 'granted' : 'asked';
    return ctx.write(
      [
        setKeeping(db, find.id, null, keeping),
        ...(keeping === 'granted'
          ? [rests(ctx, rock)]
          : [noteEntry(ctx, 'keep', { rockId, seq: find.seq ?? 0, at: ctx.now() })]),
      ],
      { keeping },
    );
  });

/** The same answer again changes nothing. */
export const answerKeeper = (ctx: MemberCtx, rockId: string, isYes: boolean): Promise<KeepState> =>
  withFind(ctx, rockId, ({ rock, find }) => {
    const { db, memberId } = ctx;
    if (rock.ownerId !== memberId) throw new Forbidden(words.notOwner);
    const keeping = isYes ? 'granted' : 'declined';
    if (!find.id || (find.keeping !== 'asked' && find.keeping !== keeping))
      return ctx.refuse(new Conflict(words.noQuestion));
    if (find.keeping === keeping) return ctx.write([], { keeping });
    return ctx.write(
      [
        setKeeping(db, find.id, 'asked', keeping),
        ...(isYes ? [rests(ctx, rock)] : []),
        noteEntry(ctx, isYes ? 'mayKeep' : 'mayNotKeep', { rockId, seq: find.seq ?? 0, at: ctx.now() }),
      ],
      { keeping },
    );
  });

/** Statement: refuses the batch if the find is over, or if it is no longer what was read. */
const setKeeping = (db: Database, findId: string, was: Keeping | null, keeping: Keeping) =>
  db
    .update(finds)
    .set({
      keeping,
      rockId: sql`CASE WHEN ${finds.closedAt} IS NULL AND ${finds.keeping} IS ${was} THEN ${finds.rockId} END`,
    })
    .where(eq(finds.id, findId));

const againIfAnswered = repeatIf((error) => isConditionFailed(error, 'finds.rock_id'));

const rests = ({ db }: MemberCtx, { id }: RockRow) =>
  db.update(rocks).set({ rest: 'kept' }).where(eq(rocks.id, id));

type Keeping = KeepState['keeping'];

interface Held {
  rock: RockRow;
  /** The open find; nulls without one. */
  find: { id: string | null; seq: number | null; keeping: Keeping | null };
}

/** Holder and painter still see a withheld rock. */
function withFind<A>(ctx: MemberCtx, rockId: string, act: (held: Held) => Promise<A>): Promise<A> {
  const { db, memberId } = ctx;
  const asked = db
    .select({ rock: rocks, find: joined('find', { id: finds.id, seq: finds.seq, keeping: finds.keeping }) })
    .from(rocks)
    .leftJoin(finds, and(eq(finds.rockId, rocks.id), isNull(finds.closedAt)))
    .where(
      and(
        eq(rocks.id, rockId),
        sql`(${rocks.withheldAt} IS NULL OR ${memberId} IN (${rocks.ownerId}, ${rocks.holderId}))`,
      ),
    );
  return againIfAnswered(() =>
    ctx.begin([asked], async (_, [[held]]) => {
      if (!held) throw new NotFound(rockWords.notFound);
      return act(held);
    }),
  );
}
