// API responses, one for each call, in which every text that people type is an attack.
import type { Page } from '@playwright/test';
import type { LoggedAction } from '../../schema/admin-actions.ts';
import type { Activity } from '../../schema/activities.ts';
import type { AdminApplication } from '../../schema/admin.ts';
import type { MemberPage } from '../../schema/admin-members.ts';
import type { FoundOrders, OrderTotals } from '../../schema/admin-orders.ts';
import type { FoundingAmbassador } from '../../schema/ambassadors.ts';
import type { LeaderboardEntry, MemberStats } from '../../schema/community.ts';
import type { DesignList } from '../../schema/designs.ts';
import type { VisitorAnalytics } from '../../schema/figures.ts';
import type { FindResult, RehiddenRock } from '../../schema/finds.ts';
import type { MapLocation } from '../../schema/journey.ts';
import type { MapView } from '../../schema/map.ts';
import type { ReportedThing, WithheldThing } from '../../schema/moderation.ts';
import type { Notification, NotificationKind } from '../../schema/notifications.ts';
import { allPayloads as all, payloads } from '../../worker/testing/payloads.ts';
import {
  aCheck,
  aComment,
  aFoundRock,
  aKnownMember,
  aListedMember,
  aMember,
  aMemberPage,
  aNeighbour,
  anEntry,
  aNotification,
  anOrder,
  anOwnRock,
  aPlan,
  aReportedThing,
  aRock,
  someDistances,
} from '../testing/make.ts';
import { becomeMember } from './fixtures.ts';

const createdAt = '2026-05-31T08:00:00.000Z';

/** Response fields that contain text typed by people. */
const typed = new Set(
  `username firstName lastName fullName displayName name email pendingEmail city state country description content notes
  locationName lastLocation from to comment line thanks details productName customerEmail line1 line2 postalCode tracking`.split(
    /\s+/,
  ),
);

/** Replaces every typed text of a response with one payload; empty texts stay empty. */
function hostile<T>(response: T, text = all): T {
  // Only the texts of the response change, not its type.
  return JSON.parse(JSON.stringify(response), (key, value: unknown) =>
    typeof value === 'string' && value !== '' && typed.has(key) ? text : value,
  ) as T;
}

/** One item that contains all payloads, followed by one item for each payload. */
const each = <T>(make: (i: number) => T): T[] => [all, ...payloads].map((text, i) => hostile(make(i), text));

/** Alternates members with and without a username: the latter are shown by first name. */
const member = (i: number) => aNeighbour({ username: i % 2 === 0 ? 'bea' : '' });

const spread = (i: number) => ({ latitude: 20 + i / 4, longitude: -90 + i / 4 });

const comments = each((i) => aComment({ user: member(i) }));
const entries = each((i) =>
  anEntry({ ...spread(i), seq: i + 1, notes: 'A note', line: 'A line', user: member(i) }),
);

/** The first rock has forty-one journey entries; the tests open its journey. */
const rocks = each((i) =>
  aRock({
    id: `rock${i}`,
    description: 'A rock',
    // A photo loads at once; a painting takes time.
    imageUrl: '/icon.svg',
    owner: member(i),
    totalDistanceTraveled: 1000 - i,
    timesFound: 1,
    locations: [anEntry({ notes: 'A note' })],
    interactions: [aComment()],
    likeCount: 1,
    commentCount: comments.length,
  }),
).map((rock, i) => (i === 0 ? { ...rock, locations: entries.toReversed() } : rock));

const held = rocks.map((rock, i) => aFoundRock({ laserEngraverId: `HELD-${i}`, originalRock: rock }));

const places = each((i): MapLocation => ({
  ...spread(i),
  id: `rock${i}`,
  locationName: 'There',
  actionType: 'hidden',
  createdAt,
  timesFound: 1,
  rock: { id: `rock${i}`, name: 'Rock', imageUrl: '/icon.svg' },
}));

const leaders = each((i): LeaderboardEntry => ({ ...member(i), findCount: 1, registeredCount: 1 }));

/** Responses for everybody. */
const open: Record<string, unknown> = {
  '/api/rocks': rocks,
  '/api/rocks/featured': rocks.slice(0, 12),
  '/api/map': { bbox: [-180, -90, 180, 90], clusters: [], rocks: places, isCut: false } satisfies MapView,
  '/api/rocks/rock0/interactions': comments,
  '/api/rocks/check/HOSTILE': hostile(aCheck({ description: 'A rock' })),
  '/api/leaderboard': leaders,
  '/api/leaderboard/registered': leaders,
  '/api/founding-ambassadors': each((i): FoundingAmbassador => ({
    id: `ambassador${i}`,
    firstName: 'Ann',
    lastName: 'M.',
  })),
};

const somewhere = { city: 'City', state: 'State', country: 'Country' };
const traveler = { id: 'rock0', name: 'Rock' };

const reported = (['rock', 'comment', 'photo'] as const).map((subject): ReportedThing => ({
  ...hostile(
    aReportedThing({
      subject,
      subjectId: `${subject}0`,
      words: subject === 'comment' ? 'A comment' : null,
      reportCount: comments.length,
    }),
  ),
  reports: each(() => ({ reason: 'other', details: 'Why', reporter: aKnownMember, createdAt })),
}));

const orders = each((i) => {
  const order = anOrder({ id: `order${i}`, shippedAt: i === 0 ? createdAt : null, tracking: 'A note' });
  return { ...order, shipping: { ...order.shipping, line2: 'Flat 1' } };
});

/** Additional responses for a Pro member who is also the administrator. */
const closed: Record<string, unknown> = {
  '/api/auth/user': hostile(
    aMember({ ...somewhere, pendingEmail: 'new@example.test', isAdmin: true, hasAccess: true }),
  ),
  '/api/subscription/status': aPlan({
    hasAccess: true,
    hasActiveSubscription: true,
    plan: 'premium',
    status: 'active',
  }),
  '/api/rocks/my': rocks.map((rock, i) => anOwnRock({ ...rock, laserEngraverId: `HOSTILE-${i}` })),
  '/api/rocks/rehide': held,
  '/api/rocks/rehidden': held.map(({ laserEngraverId: _, ...found }): RehiddenRock => ({
    ...found,
    rehiddenAt: createdAt,
    locationName: found.originalRock.name,
  })),
  '/api/rocks/find': hostile<FindResult>({
    foundRockId: 'found0',
    foundAt: createdAt,
    rock: { ...traveler, imageUrl: null },
  }),
  '/api/activities/my': each((i): Activity => ({
    id: `activity${i}`,
    activityType: 'rock_created',
    description: 'What happened',
    createdAt,
    imageUrl: '/icon.svg',
    rock: { id: `rock${i}`, name: 'Rock' },
    user: member(i),
  })),
  '/api/stats/user': { totalRocks: 1, totalFinds: 1, totalDistanceTraveled: 1 } satisfies MemberStats,
  '/api/notifications': each((i): Notification => {
    const kind = (['found', 'comment', 'line', 'thanks'] satisfies NotificationKind[])[i % 4] ?? 'found';
    return aNotification({
      id: `notification${i}`,
      kind,
      rock: { id: `rock${i}`, name: 'Rock', imageUrl: '/icon.svg' },
      user: member(i),
      content: kind === 'found' ? '' : 'Words',
    });
  }),
  '/api/notifications/unread': { count: 3 },
  '/api/user/analytics': {
    ...someDistances({
      places: rocks.length,
      countries: each(() => ({ code: '840', name: 'Country', places: 1 })),
      milesByRock: each((i) => ({ id: `rock${i}`, name: 'Rock', miles: 9, hops: 1 })),
    }),
    longestJourney: hostile({ ...traveler, miles: 9, hops: 1 }),
    longestHop: hostile({ rock: traveler, miles: 9, from: 'Here', to: 'There', at: createdAt }),
  },
  '/api/designs': { designs: [], palettes: [] } satisfies DesignList,
  '/api/admin/orders': orders,
  '/api/admin/orders/order0': orders[0],
  '/api/admin/found-orders': { orders: 1, revenue: 4.99, isAll: true } satisfies FoundOrders,
  '/api/admin/applications': each((i): AdminApplication => ({
    ...somewhere,
    id: `application${i}`,
    name: 'Name',
    email: 'Email',
    createdAt,
    isSuspended: false,
    withdrawnAt: null,
    isSelected: i === 0,
    answeredAt: null,
    orderId: i === 0 ? 'order0' : null,
    shippedAt: null,
  })),
  '/api/admin/order-totals': { orders: 1, revenue: 4.99, average: 4.99, toShip: 1 } satisfies OrderTotals,
  '/api/admin/reports': reported,
  '/api/admin/withheld': each((i): WithheldThing => ({
    subject: i % 2 === 0 ? 'rock' : 'comment',
    subjectId: `hidden${i}`,
    rock: { id: 'rock', name: 'Rock', hasPage: true, description: 'A rock', imageUrl: null },
    words: i % 2 === 0 ? null : 'A comment',
    author: aKnownMember,
    since: createdAt,
  })),
  '/api/admin/acts': [all, ...payloads].map((text, i): LoggedAction => ({
    id: `act${i}`,
    act: 'rock_withheld',
    subject: text,
    member: { id: `member${i}`, name: text, email: text },
    rock: { id: `rock${i}`, name: text, hasPage: true },
    orderId: null,
    details: { words: text },
    reason: text,
    createdAt,
    actor: text,
    isAutomatic: false,
    thing: { subject: 'rock', subjectId: `rock${i}`, isWithheld: true },
  })),
  '/api/admin/members': each((i) => aListedMember({ id: `member${i}` })),
  '/api/admin/members/member0': memberPage(),
  '/api/admin/visitor-analytics': { daily: 1, weekly: 1, monthly: 1 } satisfies VisitorAnalytics,
};

function memberPage(): MemberPage {
  const texts = [all, ...payloads];
  const suspension = { reason: all, until: null };
  const reports = texts.map((text, i) => ({
    id: `report${i}`,
    subject: 'rock' as const,
    rock: { id: 'rock', name: text, hasPage: true },
    reason: 'other' as const,
    createdAt,
    isSettled: false,
    verdict: null,
  }));
  const acts = texts.map((text, i) => ({
    id: `act${i}`,
    act: 'rock_withheld' as const,
    subject: text,
    reason: text,
    createdAt,
  }));
  const page = aMemberPage({ id: 'member0', suspension });
  return {
    ...hostile(page),
    suspension,
    reportsAbout: { items: reports, count: reports.length },
    acts: { items: acts, count: acts.length },
  };
}

/** Answers every API call with hostile texts. Call before opening the page. */
export async function withHostileAnswers(page: Page, who: 'visitor' | 'member'): Promise<void> {
  // Without a session cookie the app would not fetch the member.
  if (who === 'member') await becomeMember(page);
  const answers = who === 'visitor' ? open : { ...open, ...closed };
  await page.route('**/api/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const json = answers[pathname];
    const status = json !== undefined ? 200 : pathname === '/api/auth/user' ? 401 : 404;
    return route.fulfill({ status, json: json ?? { message: all } });
  });
}
