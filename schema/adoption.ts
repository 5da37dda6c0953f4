// Adoption: a rock changes hands. Its owner offers it by email or by a link, a member would like it, the owner says yes.
import type { PublicMember } from './members.ts';

export const adoptionLimits = {
  /** Days for which an offer is open, and then again for the answer to whoever would like the rock. */
  days: 14,
  /** Offers of one member in a day. */
  offersPerDay: 20,
  /** Emails of one member in a day, to addresses that they name. */
  emailsPerDay: 5,
  /** Such emails to one address in a day. */
  emailsPerAddress: 3,
  /** Rocks that one member says yes to in a day. */
  wishesPerDay: 20,
  /** Days after which an offer that is over is deleted: as long as the notifications about it. */
  keptDays: 90,
} as const;

/** An open offer as the rock's owner sees it. */
export interface Offer {
  id: string;
  /** ISO 8601. */
  until: string;
  /** The address that it was sent to; null for a link. */
  email: string | null;
  /** Who would like the rock; null while nobody has said so. */
  receiver: PublicMember | null;
}

/**
 * `open`: nobody has said yes. `wished`: the reader has, and the owner has not answered. `taken`: somebody else has.
 * `own`: the reader offers it.
 */
export type AdoptionState = 'open' | 'wished' | 'taken' | 'own';

/** Answer of GET /api/adopt/{token}, for everybody who has the link: the rock, and nothing that leads to it. */
export interface Adoption {
  rock: { name: string; imageUrl: string | null; timesFound: number };
  giver: PublicMember | null;
  state: AdoptionState;
  until: string;
}

/** Answer of POST /api/adopt/{token}. */
export interface Wish {
  state: 'wished';
}
