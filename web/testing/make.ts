// What the server would tell of members and rocks, for component tests; `changes` say what is different.
import type { JourneyEntry } from '../../schema/journey.ts';
import type { CurrentMember, PublicMember } from '../../schema/members.ts';
import type { Interaction, OwnRock, Rock, RockCheck } from '../../schema/rocks.ts';
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';

let made = 0;
const newId = () => `made-${++made}`;

/** Address of a photo that loads, though no server is there. */
export const aPhoto = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60"/></svg>',
)}`;

/** The signed-in member. */
export function aMember(changes: Partial<CurrentMember> = {}): CurrentMember {
  const id = newId();
  return {
    id,
    username: 'ada',
    firstName: 'Ada',
    lastName: 'Stone',
    displayName: 'ada',
    email: `${id}@example.test`,
    city: '',
    state: '',
    country: '',
    profileImageUrl: null,
    pendingEmail: null,
    isFirstLogin: false,
    isAdmin: false,
    hasAccess: false,
    ...changes,
  };
}

/** A member as others see them. */
export function aNeighbour(changes: Partial<PublicMember> = {}): PublicMember {
  return {
    id: newId(),
    username: 'bea',
    firstName: 'Bea',
    lastName: 'M.',
    profileImageUrl: null,
    ...changes,
  };
}

/** A rock was hidden there. */
export function anEntry(changes: Partial<JourneyEntry> = {}): JourneyEntry {
  return {
    id: newId(),
    seq: 1,
    latitude: 41.25,
    longitude: -95.93,
    locationName: 'Elmwood Park',
    notes: '',
    actionType: 'hidden',
    createdAt: '2026-11-02T12:00:00.000Z',
    isTooFast: false,
    user: aNeighbour(),
    ...changes,
  };
}

/** A rock that waits in its place. */
export function aRock(changes: Partial<Rock> = {}): Rock {
  return {
    id: newId(),
    name: 'Juniper',
    description: '',
    imageUrl: null,
    status: 'hidden',
    owner: aNeighbour(),
    totalDistanceTraveled: 0,
    tooFastDistance: 0,
    timesFound: 0,
    lastLocation: 'Under the old oak',
    createdAt: '2026-11-01T12:00:00.000Z',
    locations: [],
    interactions: [],
    likeCount: 0,
    commentCount: 0,
    likedByMe: false,
    ...changes,
  };
}

/** A rock of the signed-in member, still at home. */
export function anOwnRock(changes: Partial<OwnRock> = {}): OwnRock {
  const atHome = aRock({ status: 'active', lastLocation: null });
  return { ...atHome, laserEngraverId: 'K7M-2QX-9RK', isWithheld: false, isPhotoWithheld: false, ...changes };
}

/** What somebody else said. */
export function aComment(changes: Partial<Interaction> = {}): Interaction {
  return {
    id: newId(),
    interactionType: 'comment',
    content: 'What a whale',
    user: aNeighbour(),
    createdAt: '2026-11-02T12:00:00.000Z',
    ...changes,
  };
}

/** What anybody is told of a rock by its ID. */
export function aCheck(changes: Partial<RockCheck> = {}): RockCheck {
  return {
    exists: true,
    status: 'hidden',
    name: 'Juniper',
    description: '',
    imageUrl: null,
    timesFound: 2,
    ...changes,
  };
}

/** The plan of somebody who pays nothing. */
export function aPlan(changes: Partial<SubscriptionStatus> = {}): SubscriptionStatus {
  return {
    hasAccess: false,
    hasActiveSubscription: false,
    plan: 'free',
    status: 'free',
    periodEnd: null,
    canReactivate: false,
    hasBilling: false,
    supportEmail: 'support@example.test',
    refundedDuplicate: null,
    ...changes,
  };
}
