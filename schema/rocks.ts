// A rock: its shape on the wire and its states.
import type { Offer } from './adoption.ts';
import type { Resting } from './whereabouts.ts';
import type { ActionType, JourneyEntry } from './journey.ts';
import type { PublicMember } from './members.ts';
import type { Near } from './near.ts';

/** State of a rock by its journey: not hidden yet, hidden, or with a finder. */
export type RockStatus = 'active' | 'hidden' | 'found';

/** Who may open a rock's page: everybody, members, or its painter alone. */
export type PageAudience = 'public' | 'members' | 'hidden';

/** A comment returned with a rock. */
export interface Interaction {
  id: string;
  interactionType: 'like' | 'comment';
  content: string;
  user: PublicMember | null;
  createdAt: string;
}

export interface Rock {
  id: string;
  name: string;
  description: string;
  imageUrl: string | null;
  status: RockStatus;
  owner: PublicMember | null;
  /** Only of an adopted rock, whose owner has not painted it; null once the painter's account is deleted. */
  painter?: PublicMember | null;
  /** Kilometres between consecutive hiding places: the sum of all legs. */
  totalDistanceTraveled: number;
  /** Kilometres of it that are left out of rankings: legs faster than 1,000 km/h. */
  tooFastDistance: number;
  timesFound: number;
  /** Name of the newest hiding place; null before the first. */
  lastLocation: string | null;
  /** The town near it. */
  near?: Near | null;
  createdAt: string;
  /** Newest first: 20 on `my` and `featured`, 3 elsewhere. */
  locations: JourneyEntry[];
  /** The newest 3 comments. */
  interactions: Interaction[];
  likeCount: number;
  commentCount: number;
  likedByMe: boolean;
  /** Its painter keeps its page to themselves, so nothing leads there. */
  hasNoPage?: true;
  /** Why it does not travel; only where it rests. */
  rest?: Resting;
  /** Several people did not find it where it should lie. */
  isMissing?: true;
}

/** Kilometres by which a rock is ranked. */
export function rankedKm({
  totalDistanceTraveled,
  tooFastDistance,
}: Pick<Rock, 'totalDistanceTraveled' | 'tooFastDistance'>): number {
  return totalDistanceTraveled - tooFastDistance;
}

/** A rock in its owner's own list, which with the holder's is the only list with the Rock ID. */
export interface OwnRock extends Rock {
  laserEngraverId: string;
  /** Whether the administrator has withheld it from everybody else, including its photo. */
  isWithheld: boolean;
  /** Whether its photo is withheld: `imageUrl` is then null, also for its owner. */
  isPhotoWithheld: boolean;
  /** Who may open its page. */
  page: PageAudience;
  /** While it is offered. */
  offer?: Offer;
}

/** Answer of GET /api/rocks/check/{id}: the first six only, except for an unused label and a released rock. */
export interface RockCheck {
  exists: boolean;
  status: RockStatus | null;
  name: string | null;
  description: string | null;
  imageUrl: string | null;
  timesFound: number;
  /** Only with an ID from a label that was sold and is on no rock yet. */
  isWaiting?: true;
  /** Only with a found rock that nobody holds, or that was kept too long: the viewer can mark it as found. */
  isReleased?: true;
}

export * as rockLimits from './rock-limits.ts';

/** Status by the newest entry; 'active' without one. */
export function statusOf(newest: { actionType: ActionType } | undefined): RockStatus {
  return newest?.actionType ?? 'active';
}
