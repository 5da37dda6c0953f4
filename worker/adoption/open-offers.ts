// Which offers are open: one rule for all that reads or changes them.
import { and, eq, gt, isNull } from 'drizzle-orm';
import { offers, rocks } from '../../schema/tables/index.ts';

/** Condition on `offers`: neither answered nor too old. */
export const isOpen = (now: number) => and(isNull(offers.outcome), gt(offers.expiresAt, now));

/** Condition on `offers` and `rocks`: the rock is still its giver's, and nothing of it is withheld. */
export const canBeGiven = and(
  eq(rocks.id, offers.rockId),
  eq(rocks.ownerId, offers.giverId),
  isNull(rocks.withheldAt),
  isNull(rocks.withheldPhotoKey),
);
