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

export const adoptionWords = {
  by: 'by is link or email',
  email: 'Please enter their email address',
  hash: 'tokenHash is the SHA-256 of the link’s token, in base64url',
  gone: 'This offer is no longer here',
  dead: 'This offer has ended. Perhaps the rock has found a home, or its painter keeps it after all.',
  notOwner: 'Only the owner of this rock can give it away',
  withheld: 'This rock is withheld, so it cannot change hands at the moment',
  already: 'You offer this rock already. Take that offer back first.',
  tooManyOffers: 'You have offered many rocks today. Please go on tomorrow.',
  tooManyEmails: 'We sent several of these emails today. Please share a link, or try again tomorrow.',
  own: 'This rock is yours. Somebody else can say yes to it.',
  taken: 'Somebody else said yes a moment earlier. Now its painter decides.',
  tooManyWishes: 'You have said yes to many rocks today. Please go on tomorrow.',
  nobody: 'Nobody has said yes to this rock yet',
  given: 'This rock has changed hands already',
  ended: 'This offer is over',
} as const;
