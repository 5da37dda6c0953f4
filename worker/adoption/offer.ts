// Offers a rock, by an email or by a link that its owner shares.
import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { adoptionLimits, type Offer } from '../../schema/adoption.ts';
import type { OfferInput } from '../../schema/adoption-input.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { offers, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx } from '../context.ts';
import { Conflict, Forbidden, isConditionFailed, isTaken, NotFound, TooMany } from '../errors.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import { tooMany, whileAllowed } from '../platform/allowance.ts';
import { day, instant } from '../platform/clock.ts';
import { newId, sha256 } from '../platform/ids.ts';
import { countOne, usedUp, type Limit } from '../platform/limits.ts';
import { isVisibleTo } from '../reports/visibility.ts';
import { say } from '../../schema/words/say.ts';

type Limits = readonly [Limit, ...Limit[]];

/**
 * One at a time for each rock. Nothing of the link's token is stored but its hash: whoever shares the link has made the
 * token, and that of an email is made when it is composed.
 * @throws NotFound; Forbidden for anybody else's rock; Conflict for a withheld one, and while it is offered; TooMany after
 * several offers or emails in a day
 */
export async function offerRock(ctx: MemberCtx, rockId: string, input: OfferInput): Promise<Offer> {
  const { db, memberId } = ctx;
  const at = ctx.now();
  const email = input.by === 'email' ? input.email : null;
  const limits = await limitsOf(memberId, email);
  const isIt = and(eq(rocks.id, rockId), isVisibleTo(memberId));
  const seen = db
    .select({
      ownerId: rocks.ownerId,
      withheldAt: rocks.withheldAt,
      withheldPhotoKey: rocks.withheldPhotoKey,
    })
    .from(rocks)
    .where(isIt);
  const isOfRock = and(eq(offers.rockId, rockId), isNull(offers.outcome));
  const open = db
    .select({ id: offers.id })
    .from(offers)
    .where(and(isOfRock, gt(offers.expiresAt, at)));
  return ctx.begin([seen, open, ...spentOf(ctx, limits)], async (_, [[rock], [offer], ...spent]) => {
    if (!rock) throw new NotFound(say('rocks', 'notFound'));
    if (rock.ownerId !== memberId) throw new Forbidden(say('adoption', 'notOwner'));
    if (rock.withheldAt !== null || rock.withheldPhotoKey !== null)
      throw new Conflict(say('adoption', 'withheld'));
    if (offer) throw new Conflict(say('adoption', 'already'));
    refuseSpent(limits, at, spent);
    const id = newId();
    const expiresAt = at + adoptionLimits.days * day;
    // Read within the write, since the rock may be withheld or change hands meanwhile.
    const mine = db
      .select({ id: rocks.id })
      .from(rocks)
      .where(
        and(
          eq(rocks.id, rockId),
          eq(rocks.ownerId, memberId),
          isNull(rocks.withheldAt),
          isNull(rocks.withheldPhotoKey),
        ),
      );
    try {
      return await ctx.write(
        [
          // An older one that nobody answered makes room.
          db.delete(offers).where(and(isOfRock, lte(offers.expiresAt, at))),
          db.insert(offers).values({
            id,
            rockId: sql`(${mine})`,
            giverId: whileAllowed(db, limits, at, memberId),
            tokenHash: input.by === 'link' ? input.tokenHash : null,
            email,
            emailKey: email === null ? null : emailKeyOf(email),
            createdAt: at,
            expiresAt,
          }),
          db.update(rocks).set({ offerId: id }).where(eq(rocks.id, rockId)),
          ...limits.map((limit) => countOne(db, limit, at)),
          ...(email === null ? [] : [queueEmail(ctx, { event: `offer:${id}`, recipient: 'visitor' })]),
        ],
        { id, until: instant(expiresAt), email, receiver: null },
      );
    } catch (error) {
      ctx.queuedEvents.clear();
      if (isTaken(error, 'offers.rock_id') || isTaken(error, 'offers.token_hash'))
        throw new Conflict(say('adoption', 'already'));
      if (isConditionFailed(error, 'offers.rock_id')) throw new Conflict(say('adoption', 'withheld'));
      if (!isConditionFailed(error, 'offers.giver_id')) throw error;
      refuseSpent(limits, at, await ctx.read(spentOf(ctx, limits)));
      // The window of the limit ended in between.
      throw new TooMany(1, say('adoption', 'tooManyOffers'));
    }
  });
}

async function limitsOf(memberId: string, email: string | null): Promise<Limits> {
  const { offersPerDay, emailsPerDay, emailsPerAddress } = adoptionLimits;
  const offered: Limit = { bucket: `offer:${memberId}`, most: offersPerDay, windowMs: day };
  if (email === null) return [offered];
  return [
    offered,
    { bucket: `offer-email:${memberId}`, most: emailsPerDay, windowMs: day },
    // The limits hold no address.
    { bucket: `offer-to:${await sha256(emailKeyOf(email))}`, most: emailsPerAddress, windowMs: day },
  ];
}

/** Queries: for each limit a row when it is used up. */
function spentOf({ db, now }: MemberCtx, [first, ...rest]: Limits) {
  const at = now();
  return [usedUp(db, first, at), ...rest.map((limit) => usedUp(db, limit, at))] as const;
}

/** @param answers those of `spentOf` */
function refuseSpent(limits: Limits, at: number, answers: readonly { count: number }[][]): void {
  const spent = limits.filter((_, i) => (answers[i]?.length ?? 0) > 0);
  if (spent.length === 0) return;
  const isAll = spent.some((limit) => limit === limits[0]);
  throw tooMany(spent, at, isAll ? say('adoption', 'tooManyOffers') : say('adoption', 'tooManyEmails'));
}
