// What the holder of a rock does with it besides hiding it: they hand it on, or ask its painter whether they may keep it.
import { and, eq, isNull, sql } from 'drizzle-orm';
import { finds, rocks } from '../../schema/tables/index.ts';
import { whereaboutsLimits as limits, type HandOn, type KeepState } from '../../schema/whereabouts.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, Forbidden, isConditionFailed, NotFound } from '../errors.ts';
import { momentOf } from '../journey/moment.ts';
import { repeatIf } from '../journey/overtaken.ts';
import { noteEntry } from '../notifications/note-event.ts';
import { hour, instant } from '../platform/clock.ts';
import { joined, type Database } from '../platform/database.ts';
import type { RockRow } from '../rocks/card.ts';
import { say } from '../../schema/words/say.ts';

/**
 * Whoever enters the rock's ID until then takes it over; a second time begins anew.
 * @param told since when, ISO 8601; undefined for just now
 */
export const handOn = (ctx: MemberCtx, rockId: string, told: string | undefined): Promise<HandOn> => {
  const now = ctx.now();
  return setHandingUntil(ctx, rockId, (momentOf(told, now) ?? now) + limits.handOnHours * hour);
};

export const stopHandingOn = (ctx: MemberCtx, rockId: string): Promise<HandOn> =>
  setHandingUntil(ctx, rockId, null);

const setHandingUntil = (ctx: MemberCtx, rockId: string, until: number | null): Promise<HandOn> =>
  withFind(ctx, rockId, ({ rock }) => {
    if (rock.holderId !== ctx.memberId) throw new Forbidden(say('whereabouts', 'notHolder'));
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
    if (rock.holderId !== memberId || !find.id) throw new Forbidden(say('whereabouts', 'notHolder'));
    if (rock.ownerId === memberId) return ctx.refuse(new Conflict(say('whereabouts', 'ownRock')));
    if (find.keeping === 'declined') return ctx.refuse(new Conflict(say('whereabouts', 'declined')));
    const keeping = rock.ownerId === null ? 'granted' : 'asked';
    // Whoever was asked may have left since.
    if (find.keeping === 'granted' || find.keeping === keeping)
      return ctx.write([], { keeping: find.keeping });
    return ctx.write(
      [
        ...setKeeping(db, rock, find.id, find.keeping, keeping),
        ...(keeping === 'granted'
          ? []
          : [noteEntry(ctx, 'keep', { rockId, seq: find.seq ?? 0, at: ctx.now() })]),
      ],
      { keeping },
    );
  });

/** The same answer again changes nothing. */
export const answerKeeper = (ctx: MemberCtx, rockId: string, isYes: boolean): Promise<KeepState> =>
  withFind(ctx, rockId, ({ rock, find }) => {
    const { db, memberId } = ctx;
    if (rock.ownerId !== memberId) throw new Forbidden(say('whereabouts', 'notOwner'));
    const keeping = isYes ? 'granted' : 'declined';
    if (!find.id || (find.keeping !== 'asked' && find.keeping !== keeping))
      return ctx.refuse(new Conflict(say('whereabouts', 'noQuestion')));
    if (find.keeping === keeping) return ctx.write([], { keeping });
    return ctx.write(
      [
        ...setKeeping(db, rock, find.id, 'asked', keeping),
        noteEntry(ctx, isYes ? 'mayKeep' : 'mayNotKeep', { rockId, seq: find.seq ?? 0, at: ctx.now() }),
      ],
      { keeping },
    );
  });

/** Statements: they refuse the batch if the rock has moved on, or if the find is no longer as it was read. */
const setKeeping = (db: Database, rock: RockRow, findId: string, was: Keeping | null, keeping: Keeping) => [
  db
    .update(rocks)
    .set({
      ...(keeping === 'granted' && { rest: 'kept' as const }),
      lastSeq: sql`CASE ${rocks.lastSeq} WHEN ${rock.lastSeq} THEN ${rock.lastSeq} END`,
    })
    .where(eq(rocks.id, rock.id)),
  db
    .update(finds)
    .set({ keeping, rockId: sql`CASE WHEN ${finds.keeping} IS ${was} THEN ${finds.rockId} END` })
    .where(eq(finds.id, findId)),
];

const againIfChanged = repeatIf(
  (error) => isConditionFailed(error, 'rocks.last_seq') || isConditionFailed(error, 'finds.rock_id'),
);

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
  return againIfChanged(() =>
    ctx.begin([asked], async (_, [[held]]) => {
      if (!held) throw new NotFound(say('rocks', 'notFound'));
      return act(held);
    }),
  );
}
