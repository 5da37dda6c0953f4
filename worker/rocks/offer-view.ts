// The open offer of an own rock: the columns to read, and their form on the wire.
import type { Offer } from '../../schema/adoption.ts';
import { offers } from '../../schema/tables/index.ts';
import { publicColumnsOf, publicMember, receivers, type PublicRow } from '../members/public.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';

/** For queries that join an offer, and `receivers` by it. */
export const offerColumns = {
  offer: joined('open_offer', {
    id: offers.id,
    email: offers.email,
    expiresAt: offers.expiresAt,
    outcome: offers.outcome,
  }),
  receiver: publicColumnsOf('wished_by', receivers),
};

type Columns = typeof offerColumns.offer;
interface OfferRow {
  offer: { [K in keyof Columns]: Columns[K]['_']['type'] };
  receiver: PublicRow;
}

/** Undefined unless the offer is open. @param now in milliseconds since 1970 */
export function offerView({ offer, receiver }: OfferRow, now: number): Offer | undefined {
  const { id, email, expiresAt, outcome } = offer;
  if (id === null || expiresAt === null || outcome !== null || expiresAt <= now) return undefined;
  return { id, email, until: instant(expiresAt), receiver: publicMember(receiver) };
}
