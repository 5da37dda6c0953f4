// What the link of an offer shows, and a member's yes to it: their owner is asked, and nothing changes hands yet.
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { adoptionLimits, type Adoption, type Wish } from '../../schema/adoption.ts';
import { photoUrl } from '../../schema/photos.ts';
import { members, offers, rocks, untoldEvents } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { Conflict, isConditionFailed, NotFound } from '../errors.ts';
import { publicColumns, publicMember } from '../members/public.ts';
import { tooMany } from '../platform/allowance.ts';
import { day, instant } from '../platform/clock.ts';
import { sha256 } from '../platform/ids.ts';
import { countOne, isUsedUp, usedUp, type Limit } from '../platform/limits.ts';
import { isRockVisible, visiblePhoto } from '../reports/visibility.ts';
import { canBeGiven, isOpen } from './open-offers.ts';
import { say } from '../../schema/words/say.ts';

/** No Rock ID, no place, and nothing that leads to the rock's page, which may be hidden. */
function linked({ db, memberId, now }: Ctx, tokenHash: string) {
  return db
    .select({
      offer: offers,
      name: rocks.name,
      timesFound: rocks.timesFound,
      photoKey: visiblePhoto(memberId),
      giver: publicColumns,
    })
    .from(offers)
    .innerJoin(rocks, canBeGiven)
    .innerJoin(members, eq(members.id, offers.giverId))
    .where(and(eq(offers.tokenHash, tokenHash), isOpen(now()), isRockVisible(memberId)));
}

/** @throws NotFound, the same for every link that leads nowhere */
export async function adoption(ctx: Ctx, token: string): Promise<Adoption> {
  const { memberId } = ctx;
  const [[found]] = await ctx.read([linked(ctx, await sha256(token))]);
  if (!found) throw new NotFound(say('adoption', 'dead'));
  const { offer, name, timesFound, photoKey, giver } = found;
  return {
    rock: { name, timesFound, imageUrl: photoUrl(photoKey) },
    giver: publicMember(giver),
    state: stateOf(offer, memberId),
    until: instant(offer.expiresAt),
  };
}

function stateOf(
  { giverId, receiverId }: typeof offers.$inferSelect,
  memberId: string | null,
): Adoption['state'] {
  if (memberId !== null && giverId === memberId) return 'own';
  if (receiverId === null) return 'open';
  return receiverId === memberId ? 'wished' : 'taken';
}

/**
 * The first one who says yes: the owner hears of it, and has days to answer. Twice is as once.
 * @throws NotFound for a dead link; Conflict for the owner, and after somebody else; TooMany after many in a day
 */
export async function wishForRock(ctx: MemberCtx, token: string): Promise<Wish> {
  const { db, memberId } = ctx;
  const at = ctx.now();
  const hash = await sha256(token);
  const limit: Limit = { bucket: `adopt:${memberId}`, most: adoptionLimits.wishesPerDay, windowMs: day };
  const wished: Wish = { state: 'wished' };
  return ctx.begin([linked(ctx, hash), usedUp(db, limit, at)], async (_, [[found], spent]) => {
    if (!found) throw new NotFound(say('adoption', 'dead'));
    const { offer } = found;
    const state = stateOf(offer, memberId);
    if (state === 'own') throw new Conflict(say('adoption', 'own'));
    if (state === 'taken') throw new Conflict(say('adoption', 'taken'));
    if (state === 'wished') return ctx.write([], wished);
    if (spent.length > 0) throw tooMany([limit], at, say('adoption', 'tooManyWishes'));
    const event = { event: 'wanted', rockId: offer.rockId, subject: offer.id, at } as const;
    ctx.untold.add(event);
    const isIt = and(eq(offers.id, offer.id), isOpen(at), isNull(offers.receiverId));
    const free = db
      .select({ id: offers.id })
      .from(offers)
      .innerJoin(rocks, canBeGiven)
      .where(and(isIt, not(isUsedUp(db, limit, at))));
    try {
      return await ctx.write(
        [
          // It refuses the whole batch if somebody was earlier, the offer is gone, or the limit is used up.
          db.insert(untoldEvents).values({ ...event, subject: sql`(${free})` }),
          db
            .update(offers)
            .set({ receiverId: memberId, expiresAt: at + adoptionLimits.days * day })
            .where(isIt),
          countOne(db, limit, at),
        ],
        wished,
      );
    } catch (error) {
      ctx.untold.clear();
      if (!isConditionFailed(error, 'untold_events.subject')) throw error;
      const [[now]] = await ctx.read([linked(ctx, hash)]);
      if (!now) throw new NotFound(say('adoption', 'dead'));
      if (now.offer.receiverId === null) throw tooMany([limit], at, say('adoption', 'tooManyWishes'));
      if (now.offer.receiverId === memberId) return ctx.write([], wished);
      throw new Conflict(say('adoption', 'taken'));
    }
  });
}

/** Whoever said yes changes their mind, which ends the offer. @throws NotFound for all others */
export async function dropWish(ctx: MemberCtx, token: string): Promise<{ dropped: true }> {
  const { db, memberId } = ctx;
  const isIt = and(
    eq(offers.tokenHash, await sha256(token)),
    eq(offers.receiverId, memberId),
    isNull(offers.outcome),
  );
  const own = db.select({ id: offers.id }).from(offers).where(isIt);
  return ctx.begin([own], async (_, [[offer]]) => {
    if (!offer) throw new NotFound(say('adoption', 'dead'));
    return ctx.write([db.delete(offers).where(isIt)], { dropped: true });
  });
}
