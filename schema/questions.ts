// A finder's question to a painter, "Is this yours?": about a found rock whose Rock ID cannot be read any more.
import type { PublicMember } from './members.ts';
import type { Near } from './near.ts';

export const questionLimits = {
  /** Code points of what is painted on the rock. */
  what: 100,
  /** Rocks in one answer of the search, the most alike first. */
  hits: 24,
  /** Kilometres around the middle of the town. */
  km: 25,
  /** The same where more than `looked` rocks lie around it. */
  kmWhereMany: 8,
  /** Rocks that are compared. */
  looked: 1500,
  /** Months that can be chosen, this one among them. */
  months: 12,
  /** Questions of one member in a day, and about one rock in a day. */
  perDay: 5,
  /** Days after which a question ends, and its photo is deleted. */
  days: 30,
  /** A finder's newest questions that are listed. */
  listed: 10,
} as const;

/** A hidden rock that may be the one that was found. */
export interface LikelyRock {
  id: string;
  name: string;
  imageUrl: string | null;
  /** Whoever is asked. */
  owner: PublicMember | null;
  /** As in `Rock`. */
  painter?: PublicMember | null;
  near: Near | null;
  hiddenAt: string;
  hasNoPage?: true;
}

/** A town as it was understood. */
export type FoundNear = Omit<Near, 'zone'>;

/** Answer of GET /api/worn-off. */
export interface LikelyRocks {
  /** The town around which the rocks lie; null if none has this name. */
  town: FoundNear | null;
  /** Other towns whose names begin so. */
  otherTowns: FoundNear[];
  /** The most alike first. */
  rocks: LikelyRock[];
  /** How many of them have one of the words, of which they come first. */
  alike: number;
  /** Rocks around the town that are left out. */
  more: number;
}

/**
 * `open`: the painter has not answered. `yes`, `no`: they have. `over`: it can no longer be answered, since the rock moved
 * on, its painter left, or the photo was taken down.
 */
export type QuestionState = 'open' | 'yes' | 'no' | 'over';

/** Answer of GET /api/questions/{id}, for the finder who asked and the painter who is asked. */
export interface Question {
  id: string;
  state: QuestionState;
  askedAt: string;
  /** Of the found rock, by its finder; null once the question is answered. */
  photoUrl: string | null;
  rock: { id: string; name: string; imageUrl: string | null; near: Near | null; hasNoPage?: true };
  finder: PublicMember | null;
  painter: PublicMember | null;
  /** Whether the reader is the painter. */
  isAsked: boolean;
  /** Of a find that the painter confirmed: the number of its entry, by which its finder can be thanked. */
  seq: number | null;
  /** What the painter said to thank for it, '' without words; null before. */
  thanks: string | null;
  /** Only for the finder, while they have the rock: to write its ID on it again, and to hide it. */
  held: { foundRockId: string; laserEngraverId: string; timesFound: number } | null;
}

/** Answer of POST /api/rocks/{id}/questions. */
export interface AskedQuestion {
  id: string;
}
