// Sample responses of the server, for tests of pages. `changes` override fields.
import type { MemberPage } from '../../schema/admin-members.ts';
import type { AdminMember } from '../../schema/admin.ts';
import type { AdminOrder } from '../../schema/admin-orders.ts';
import type { DistanceAnalytics } from '../../schema/analytics.ts';
import type { FoundRock, RehiddenRock } from '../../schema/finds.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import type { CurrentMember, PublicMember } from '../../schema/members.ts';
import {
  defaultChoices,
  defaultQuiet,
  type Notification,
  type NotificationSettings,
} from '../../schema/notifications.ts';
import type { KnownMember, ReportedThing } from '../../schema/moderation.ts';
import type { LikelyRock, Question } from '../../schema/questions.ts';
import type { RockPage } from '../../schema/rock-page.ts';
import type { Interaction, OwnRock, Rock, RockCheck } from '../../schema/rocks.ts';
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import { bytesOf } from '../outbox/fields.ts';
import { writeFormat, type KeptWrite } from '../outbox/kept-write.ts';

let made = 0;
const newId = () => `made-${++made}`;

/** URL of a photo that loads without a server. */
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
    language: null,
    distanceUnit: null,
    pendingEmail: null,
    isFirstLogin: false,
    isAdmin: false,
    hasAccess: false,
    suspension: null,
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

/** A journey entry: a rock was hidden there. */
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

/** A hidden rock. */
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

/** What the page of a rock tells: hidden in Omaha, found, and hidden in Suva. */
export function aRockPage(changes: Partial<RockPage> = {}): RockPage {
  const omaha = {
    near: { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' },
    at: { latitude: 41.25626, longitude: -95.94043 },
    user: aNeighbour(),
  };
  const suva = {
    near: { town: 'Suva', state: 'Central', country: 'FJ', zone: 'Pacific/Fiji' },
    at: { latitude: -18.14161, longitude: 178.44149 },
    user: aNeighbour(),
  };
  return {
    id: newId(),
    name: 'Juniper',
    description: '',
    imageUrl: null,
    status: 'hidden',
    painter: aNeighbour(),
    miles: 6818,
    timesFound: 1,
    hands: 2,
    countries: 2,
    stops: [
      { seq: 3, actionType: 'hidden', day: '2026-06-02', ...suva },
      { seq: 2, actionType: 'found', day: '2026-06-01', ...omaha },
      { seq: 1, actionType: 'hidden', day: '2026-05-31', ...omaha },
    ],
    sightings: [],
    olderStops: 0,
    comments: [],
    commentCount: 0,
    audience: 'public',
    isOwn: false,
    ...changes,
  };
}

/** A rock of the signed-in member that is still with them. */
export function anOwnRock(changes: Partial<OwnRock> = {}): OwnRock {
  const atHome = aRock({ status: 'active', lastLocation: null });
  return {
    ...atHome,
    laserEngraverId: 'K7M-2QX-9RK',
    isWithheld: false,
    isPhotoWithheld: false,
    page: 'public',
    ...changes,
  };
}

/** A rock that the signed-in member has found and not hidden again. */
export function aFoundRock(changes: Partial<FoundRock> = {}): FoundRock {
  const rock = aRock({ status: 'found', ...changes.originalRock });
  return {
    id: newId(),
    foundAt: '2026-11-02T12:00:00.000Z',
    seq: 2,
    originalRockId: rock.id,
    laserEngraverId: 'K7M-2QX-9RK',
    lastPlace: { latitude: 41.25, longitude: -95.93 },
    isWithheld: false,
    rockData: { name: rock.name, description: rock.description, imageUrl: rock.imageUrl },
    originalRock: rock,
    ...changes,
  };
}

/** A rock that the signed-in member has found and hidden again. */
export function aRehiddenRock(changes: Partial<RehiddenRock> = {}): RehiddenRock {
  const { laserEngraverId: _, lastPlace: __, ...found } = aFoundRock(changes);
  return { ...found, rehiddenAt: '2026-11-03T12:00:00.000Z', locationName: 'Elmwood Park', ...changes };
}

/** A comment by another member. */
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

/** A rock of the signed-in member was found. */
export function aNotification(changes: Partial<Notification> = {}): Notification {
  return {
    id: newId(),
    kind: 'found',
    at: '2026-11-20T12:00:00.000Z',
    isUnread: false,
    rock: { id: newId(), name: 'Juniper', imageUrl: null },
    user: aNeighbour(),
    near: null,
    isHidden: false,
    isRetracted: false,
    content: '',
    seq: 2,
    isThanked: false,
    isAnswered: false,
    ...changes,
  };
}

/** What a member hears of who has chosen nothing. */
export function someSettings(changes: Partial<NotificationSettings> = {}): NotificationSettings {
  return { choices: { ...defaultChoices }, digest: 'daily', quiet: defaultQuiet, timeZone: '', ...changes };
}

/** The public response to a Rock ID. */
/** A rock that may be the one that was found. */
export function aLikelyRock(changes: Partial<LikelyRock> = {}): LikelyRock {
  return {
    id: 'rock-1',
    name: 'Ladybug',
    imageUrl: null,
    owner: aNeighbour({ username: 'ann' }),
    near: { town: 'Omaha', state: 'Nebraska', country: 'US', zone: 'America/Chicago' },
    hiddenAt: '2026-05-05T12:00:00.000Z',
    ...changes,
  };
}

/** An open question, as its painter sees it. */
export function aQuestion(changes: Partial<Question> = {}): Question {
  return {
    id: 'question-1',
    state: 'open',
    askedAt: '2026-05-31T12:00:00.000Z',
    photoUrl: aPhoto,
    rock: { id: 'rock-1', name: 'Ladybug', imageUrl: null, near: null },
    finder: aNeighbour({ username: 'ben' }),
    painter: aNeighbour({ username: 'ann' }),
    isAsked: true,
    seq: null,
    thanks: null,
    held: null,
    ...changes,
  };
}

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

/** The free plan. */
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

/** Distance analytics of a member with Pro. */
export function someDistances(changes: Partial<DistanceAnalytics> = {}): DistanceAnalytics {
  return {
    rocks: 1,
    finds: 0,
    miles: 9,
    places: 2,
    countries: [{ code: '840', name: 'United States', places: 2 }],
    months: [{ month: '2026-05', miles: 9, finds: 0 }],
    milesByRock: [{ id: newId(), name: 'Traveler', miles: 9, hops: 1 }],
    otherRocks: { rocks: 0, miles: 0 },
    longestJourney: null,
    longestHop: null,
    ...changes,
  };
}

/** A member as shown to the administrator. */
export const aKnownMember: KnownMember = {
  id: 'known-1',
  name: 'Bea M.',
  email: 'bea@example.test',
  joinedAt: '2026-10-01T12:00:00.000Z',
};

/** A rock, photo or comment reported by one member. */
export function aReportedThing(changes: Partial<ReportedThing> = {}): ReportedThing {
  return {
    subject: 'rock',
    subjectId: 'rock-1',
    isWithheld: false,
    rock: { id: 'rock-1', name: 'Shady', hasPage: true, description: '', imageUrl: null, isWithheld: false },
    words: null,
    author: aKnownMember,
    reportCount: 1,
    reports: [
      { reason: 'private', details: '', reporter: aKnownMember, createdAt: '2026-11-01T12:00:00.000Z' },
    ],
    ...changes,
  };
}

/** The page of a member for the administrator. */
export function aMemberPage(changes: Partial<MemberPage> = {}): MemberPage {
  const { match: _, ...member } = aListedMember();
  const [createdAt, none] = ['2026-11-01T12:00:00.000Z', { items: [], count: 0 }];
  return {
    ...member,
    city: 'Omaha',
    state: 'Nebraska',
    country: '',
    imageUrl: null,
    isAdministrator: false,
    lastSignInAt: createdAt,
    suspension: null,
    rocks: {
      items: [
        {
          id: 'rock-1',
          name: 'Shady',
          hasPage: true,
          status: 'hidden',
          isWithheld: false,
          hasPhoto: true,
          createdAt,
        },
      ],
      count: 1,
    },
    orders: none,
    reportsAbout: none,
    reportsBy: none,
    acts: none,
    ...changes,
  };
}

/** A member in the administrator's list. */
export function aListedMember(changes: Partial<AdminMember> = {}): AdminMember {
  return {
    id: newId(),
    name: 'ada',
    fullName: 'Ada Stone',
    email: 'ada@example.test',
    createdAt: '2026-10-01T12:00:00.000Z',
    rockCount: 2,
    findCount: 1,
    hasManualPlan: false,
    paid: null,
    isSuspended: false,
    match: null,
    ...changes,
  };
}

/** An order that is to be shipped. */
export function anOrder(changes: Partial<AdminOrder> = {}): AdminOrder {
  return {
    id: 'R-ABCD2345',
    productId: 'qr-labels',
    productName: 'QR Code Labels, 10-Piece',
    customerEmail: 'buyer@example.test',
    price: 4.99,
    refunded: 0,
    status: 'completed',
    createdAt: '2026-11-01T12:00:00.000Z',
    stripeSessionId: 'cs_test_0123456789abcdefghij',
    shipping: {
      name: 'Ann Miller',
      line1: '1 Pebble Lane',
      line2: '',
      city: 'Omaha',
      state: 'NE',
      postalCode: '68102',
      country: 'US',
    },
    shippedAt: null,
    tracking: '',
    labels: 10,
    ...changes,
  };
}

/** A find of the member 'hazel' that waits for a connection. */
export const aKeptWrite = (changes: Partial<KeptWrite> = {}): KeptWrite => ({
  format: writeFormat,
  key: crypto.randomUUID(),
  memberId: 'hazel',
  kind: 'find',
  method: 'POST',
  path: '/api/rocks/find',
  contentType: 'application/json',
  body: bytesOf('{}'),
  about: 'K7M2QX9RK',
  text: null,
  at: Date.UTC(2026, 10, 26, 12),
  triedAt: null,
  state: 'waiting',
  words: null,
  ...changes,
});
