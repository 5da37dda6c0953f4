// What the server would say to somebody's page if every word that people typed were an attack: an answer for each call.
import type { Page } from '@playwright/test';
import type { Activity } from '../../schema/activities.ts';
import type { FoundingAmbassador } from '../../schema/ambassadors.ts';
import type { DistanceAnalytics } from '../../schema/analytics.ts';
import type { LeaderboardEntry, MemberStats } from '../../schema/community.ts';
import type { DesignList } from '../../schema/designs.ts';
import type { FindResult, FoundRock, RehiddenRock } from '../../schema/finds.ts';
import type { JourneyEntry, MapLocation } from '../../schema/journey.ts';
import type { MapView } from '../../schema/map.ts';
import type { CurrentMember, PublicMember } from '../../schema/members.ts';
import type { Interaction, OwnRock, Rock, RockCheck } from '../../schema/rocks.ts';
import type { SubscriptionStatus } from '../../schema/subscriptions.ts';
import { allPayloads as all } from '../../worker/testing/payloads.ts';
import { becomeMember } from './fixtures.ts';
import { adminAnswers } from './hostile-admin.ts';
import { createdAt, each, words } from './hostile-words.ts';

/** A public member is shown by their username, or by their first name. */
const member = (text: string, i: number): PublicMember => ({
  id: `member${i}`,
  username: i % 2 === 0 ? text : '',
  firstName: text,
  lastName: text,
  profileImageUrl: null,
});

const entry = (text: string, i: number): JourneyEntry => ({
  id: `entry${i}`,
  seq: i + 1,
  locationName: text,
  notes: text,
  actionType: 'hidden',
  latitude: 20 + i / 4,
  longitude: -90 + i / 4,
  createdAt,
  isTooFast: false,
  user: member(text, i),
});

const comment = (text: string, i: number): Interaction => ({
  id: `comment${i}`,
  interactionType: 'comment',
  content: text,
  user: member(text, i),
  createdAt,
});

/** The first has forty-one entries, as the journey that is looked at. */
const rock = (text: string, i: number): Rock => ({
  id: `rock${i}`,
  name: text,
  description: text,
  // A photo is there at once, a painting is not.
  imageUrl: '/icon.svg',
  status: 'hidden',
  owner: member(text, i),
  totalDistanceTraveled: 1000 - i,
  tooFastDistance: 0,
  timesFound: 1,
  lastLocation: text,
  createdAt,
  locations: i === 0 ? each(entry).toReversed() : [entry(text, 0)],
  interactions: [comment(text, i)],
  likeCount: 1,
  commentCount: words.length,
  likedByMe: false,
});

const ownRock = (text: string, i: number): OwnRock => ({
  ...rock(text, i),
  laserEngraverId: `HOSTILE-${i}`,
  isWithheld: false,
  isPhotoWithheld: false,
});

const held = (text: string, i: number): FoundRock => ({
  id: `found${i}`,
  foundAt: createdAt,
  originalRockId: `rock${i}`,
  laserEngraverId: `HELD-${i}`,
  isWithheld: false,
  rockData: { name: text, description: text, imageUrl: '/icon.svg' },
  originalRock: rock(text, i),
});

const rehidden = (text: string, i: number): RehiddenRock => {
  const { laserEngraverId: _, ...found } = held(text, i);
  return { ...found, rehiddenAt: createdAt, locationName: text };
};

const activity = (text: string, i: number): Activity => ({
  id: `activity${i}`,
  activityType: 'rock_created',
  description: text,
  createdAt,
  imageUrl: '/icon.svg',
  rock: { id: `rock${i}`, name: text },
  user: member(text, i),
});

const place = (text: string, i: number): MapLocation => ({
  id: `rock${i}`,
  locationName: text,
  actionType: 'hidden',
  createdAt,
  timesFound: 1,
  latitude: 20 + i / 4,
  longitude: -90 + i / 4,
  rock: { id: `rock${i}`, name: text, imageUrl: '/icon.svg' },
});

const mine = { rock: { id: 'rock0', name: all }, miles: 9, from: all, to: all, at: createdAt };
const analytics: DistanceAnalytics = {
  rocks: words.length,
  finds: 1,
  miles: 9,
  places: words.length,
  countries: each((name) => ({ name, places: 1 })),
  months: [{ month: '2026-05', miles: 9, finds: 1 }],
  milesByRock: each((name, i) => ({ id: `rock${i}`, name, miles: 9, hops: 1 })),
  otherRocks: { rocks: 0, miles: 0 },
  longestJourney: { id: 'rock0', name: all, miles: 9, hops: 1 },
  longestHop: mine,
};

const self: CurrentMember = {
  id: 'self',
  username: all,
  firstName: all,
  lastName: all,
  displayName: all,
  email: all,
  city: all,
  state: all,
  country: all,
  profileImageUrl: null,
  pendingEmail: all,
  isFirstLogin: false,
  isAdmin: true,
  hasAccess: true,
};

const plan: SubscriptionStatus = {
  hasAccess: true,
  hasActiveSubscription: true,
  plan: 'premium',
  status: 'active',
  periodEnd: null,
  canReactivate: false,
  hasBilling: false,
  supportEmail: 'pro@rockabout.example',
  refundedDuplicate: null,
};

const leaders = each((text, i): LeaderboardEntry => ({
  ...member(text, i),
  findCount: 1,
  registeredCount: 1,
}));
const figures = { totalRocks: 1, totalFinds: 1, totalDistanceTraveled: 1 } satisfies MemberStats;
const check: RockCheck = {
  exists: true,
  status: 'hidden',
  name: all,
  description: all,
  imageUrl: null,
  timesFound: 1,
};
const found: FindResult = {
  foundRockId: 'found0',
  foundAt: createdAt,
  rock: { id: 'rock0', name: all, imageUrl: null },
};
const designs: DesignList = { designs: [], palettes: [] };
const ambassadors = each((text, i): FoundingAmbassador => ({
  id: `ambassador${i}`,
  firstName: text,
  lastName: 'M.',
}));

/** For everybody. */
const open: Record<string, unknown> = {
  '/api/rocks': each(rock),
  '/api/rocks/featured': each(rock).slice(0, 12),
  '/api/map': {
    bbox: [-180, -90, 180, 90],
    clusters: [],
    rocks: each(place),
    isCut: false,
  } satisfies MapView,
  '/api/rocks/rock0/interactions': each(comment),
  '/api/rocks/check/HOSTILE': check,
  '/api/leaderboard': leaders,
  '/api/leaderboard/registered': leaders,
  '/api/founding-ambassadors': ambassadors,
};

/** For a member with Rock Hunter Pro who is the administrator too. */
const closed: Record<string, unknown> = {
  '/api/auth/user': self,
  '/api/subscription/status': plan,
  '/api/rocks/my': each(ownRock),
  '/api/rocks/rehide': each(held),
  '/api/rocks/rehidden': each(rehidden),
  '/api/rocks/find': found,
  '/api/activities/my': each(activity),
  '/api/stats/user': figures,
  '/api/user/analytics': analytics,
  '/api/designs': designs,
  ...adminAnswers,
};

/** Before the page is opened. Of the server, a member has no more than the session without which nobody is asked about. */
export async function withHostileAnswers(page: Page, who: 'visitor' | 'member'): Promise<void> {
  if (who === 'member') await becomeMember(page);
  const answers = who === 'visitor' ? open : { ...open, ...closed };
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const json = answers[pathname];
    const status = json !== undefined ? 200 : pathname === '/api/auth/user' ? 401 : 404;
    return route.fulfill({ status, json: json ?? { message: all } });
  });
}
