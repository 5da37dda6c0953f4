// The owner's answer: the rock changes hands in one batch, or the offer ends.
import { and, eq, exists, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { adoptionLimits } from '../../schema/adoption.ts';
import { offers, rocks, untoldEvents } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, isConditionFailed, NotFound } from '../errors.ts';
import { noteEventIf } from '../notifications/note-event.ts';
import { deletePendingPhotos } from '../photos/pending-deletions.ts';
import { day } from '../platform/clock.ts';
import type { Database } from '../platform/database.ts';
import { changeHands } from './change-hands.ts';
import { canBeGiven, isOpen } from './open-offers.ts';
import { say } from '../../schema/words/say.ts';

export interface Given {
  given: true;
}

const ownOffer = ({ db, memberId }: MemberCtx, id: string) =>
  db
    .select({ offer: offers, withheldAt: rocks.withheldAt, withheldPhotoKey: rocks.withheldPhotoKey })
    .from(offers)
    .innerJoin(rocks, eq(rocks.id, offers.rockId))
    .where(and(eq(offers.id, id), eq(offers.giverId, memberId)));

/**
 * Gives the rock to the one who said yes. Twice is as once.
 * @throws NotFound for anybody else's offer, and once the receiver has left; Conflict while nobody has said yes, while
 * something of the rock is withheld, and once the offer is over
 */
export function giveRock(ctx: MemberCtx, id: string): Promise<Given> {
  const { db, memberId } = ctx;
  const given: Given = { given: true };
  /** What is in the way, as read. Null if nothing is. */
  const objection = ([row]: Awaited<ReturnType<typeof ownOffer>>) => {
    if (!row) return new NotFound(say('adoption', 'gone'));
    const { offer, withheldAt, withheldPhotoKey } = row;
    if (offer.outcome !== null || offer.expiresAt <= ctx.now()) return new Conflict(say('adoption', 'ended'));
    if (offer.receiverId === null) return new Conflict(say('adoption', 'nobody'));
    return withheldAt === null && withheldPhotoKey === null
      ? null
      : new Conflict(say('adoption', 'withheld'));
  };
  return ctx.begin([ownOffer(ctx, id)], async (_, [rows]) => {
    const [row] = rows;
    if (row?.offer.outcome === 'given') return ctx.write([], given);
    const refusal = objection(rows);
    if (refusal) throw refusal;
    const at = ctx.now();
    const rockId = row?.offer.rockId ?? '';
    const receiverId = row?.offer.receiverId ?? '';
    const event = { event: 'given', rockId, subject: id, at } as const;
    ctx.untold.add(event);
    const open = db
      .select({ id: offers.id })
      .from(offers)
      .innerJoin(rocks, canBeGiven)
      .where(and(eq(offers.id, id), isOpen(at), eq(offers.receiverId, receiverId)));
    try {
      const answer = await ctx.write(
        [
          // It refuses the whole batch if anything has changed since it was read.
          db.insert(untoldEvents).values({ ...event, subject: sql`(${open})` }),
          ...changeHands(db, { rockId, giverId: memberId, receiverId, at }),
          settle(db, id, 'given', at),
        ],
        given,
      );
      await deletePendingPhotos(ctx);
      return answer;
    } catch (error) {
      ctx.untold.clear();
      if (!isConditionFailed(error, 'untold_events.subject')) throw error;
      const [again] = await ctx.read([ownOffer(ctx, id)]);
      if (again[0]?.offer.outcome === 'given') return ctx.write([], given);
      throw objection(again) ?? new Conflict(say('adoption', 'ended'));
    }
  });
}

/**
 * Takes the offer back. Whoever has said yes hears that the rock is kept.
 * @throws NotFound for anybody else's, and for one that is gone; Conflict once the rock has changed hands
 */
export function endOffer(ctx: MemberCtx, id: string): Promise<{ ended: true }> {
  const { db } = ctx;
  return ctx.begin([ownOffer(ctx, id)], async (_, [[row]]) => {
    if (!row) throw new NotFound(say('adoption', 'gone'));
    const { rockId, outcome } = row.offer;
    if (outcome === 'given') throw new Conflict(say('adoption', 'given'));
    if (outcome === 'declined') return ctx.write([], { ended: true });
    const at = ctx.now();
    const isIt = and(eq(offers.id, id), isNull(offers.outcome));
    const isWished = db
      .select({ id: offers.id })
      .from(offers)
      .where(and(isIt, isNotNull(offers.receiverId)));
    const ended = await ctx.write(
      [
        noteEventIf(ctx, { event: 'declined', rockId, subject: id, at }, exists(isWished)),
        db.delete(offers).where(and(isIt, isNull(offers.receiverId))),
        settle(db, id, 'declined', at),
      ],
      { ended: true } as const,
    );
    if (ctx.reply.isRepeat) return ended;
    const [[now]] = await ctx.read([ownOffer(ctx, id)]);
    // Another device has given it a moment earlier.
    if (now?.offer.outcome === 'given') throw new Conflict(say('adoption', 'given'));
    return ended;
  });
}

/** Statement: an open offer is over. Its row stays for the notifications about it, and needs no address any more. */
const settle = (db: Database, id: string, outcome: 'given' | 'declined', at: number) =>
  db
    .update(offers)
    .set({
      outcome,
      email: null,
      emailKey: null,
      tokenHash: null,
      expiresAt: at + adoptionLimits.keptDays * day,
    })
    .where(and(eq(offers.id, id), isNull(offers.outcome)));

/** Statement of the hourly sweep. */
export const forgetOffers = (db: Database, now: number) =>
  db.delete(offers).where(lte(offers.expiresAt, now));
