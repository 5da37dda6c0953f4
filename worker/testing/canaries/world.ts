// A world in which every secret is a canary: members, rocks in every state, applications, orders and payments.
import { runHourly } from '../../hourly.ts';
import { placeLists } from '../../../schema/tables/index.ts';
import { listKey, type ListedPlace } from '../../places/listed.ts';
import { hour } from '../../platform/clock.ts';
import { sha256 } from '../../platform/ids.ts';
import { db } from '../db.ts';
import { remove } from '../moderation.ts';
import { makeMember, type MadeMember } from '../make.ts';
import { makePaidWorld } from '../payments.ts';
import { accepted } from '../play.ts';
import {
  askForAddress,
  buyPlan,
  plantOrdersAndPlans,
  type Links,
  type OrdersAndPlans,
} from './orders-and-plans.ts';
import type { MemberRole, Plot } from './plot.ts';
import { plantQuestions, type Questions } from './questions.ts';
import { first, plantRocks, type Rocks } from './rocks.ts';
import { openViewer, roles, type Answer, type Viewer } from './viewers.ts';
import type { Kind } from './rules.ts';
import { openCanaries, type Canaries } from './words.ts';

export interface Planted extends Plot {
  rocks: Rocks;
  questions: Questions;
  ordersAndPlans: OrdersAndPlans;
  /** Links of the free member's pending email change. */
  links: Links;
}

/** A place whose search result is cached. */
export const knownPlace = 'Omaha';

/** The public origin, whatever host a request uses. */
export const site = 'https://rocks.example';

/** Towns such that each rock lies around one of them. */
export const towns = ['Albion', 'Genoa', 'Madison', 'Osceola'] as const;

const listOfTowns = towns.map((name, i): ListedPlace => {
  const [latitude, longitude] = [41.3 + 0.5 * (i % 2), -97.3 - 0.5 * Math.floor(i / 2)];
  return ['town', i + 1, name, [], 'Nebraska', 'US', latitude, longitude, 1500];
});

export async function plant(seed: number): Promise<Planted> {
  const world = makePaidWorld();
  const canaries = openCanaries(seed);
  const withPlan = { hasManualPlan: true };
  const members = {
    owner: await plantMember(canaries, withPlan),
    holder: await plantMember(canaries),
    'former holder': await plantMember(canaries, withPlan),
    pro: await plantMember(canaries, { ...withPlan, ...usernameOf(canaries) }),
    free: await plantMember(canaries),
    administrator: await plantMember(canaries),
    leaver: await plantMember(canaries, usernameOf(canaries)),
    reporter: await plantMember(canaries),
  } satisfies Record<MemberRole, MadeMember>;
  world.env = { ...world.env, ADMIN_EMAIL: members.administrator.email, PUBLIC_ORIGIN: site };
  const answers: Answer[] = [];
  const viewers = await openViewers({ world, canaries, members, answers });
  const plot: Plot = { world, canaries, members, viewers, answers };
  // Comes first, because the payment provider has its own clock, which stands still.
  for (const address of [null, members.leaver.email]) await buyPlan(plot, address);
  const rocks = await plantRocks(plot);
  const questions = await plantQuestions(plot, rocks);
  await viewers.pro.send('PUT', `/api/rocks/${first(rocks.inState.hidden).id}/follow`, {});
  await viewers.owner.send('PUT', `/api/rocks/${first(rocks.withheld).id}/follow`, {});
  const ordersAndPlans = await plantOrdersAndPlans(plot, rocks);
  // Pending emails and the report of the day before are sent.
  world.now += 26 * hour;
  await runHourly(world.env, world.deps);
  await db.insert(placeLists).values({ key: listKey.block('albion'), places: JSON.stringify(listOfTowns) });
  const place = [{ latitude: 41.26, longitude: -95.94, name: knownPlace }];
  await world.env.SESSIONS.put(`place:${await sha256(knownPlace.toLowerCase())}`, JSON.stringify(place));
  return { ...plot, rocks, questions, ordersAndPlans, links: await askForAddress(plot, viewers.free) };
}

/** Kinds of personal data. */
const personal: ReadonlySet<Kind> = new Set([
  'email',
  'first name',
  'last name',
  'username',
  'home',
  'new email',
  'link',
  'session',
  'applicant',
  'application',
  'comment',
  'question photo',
  'push endpoint',
]);

/** A member deletes their account. Afterwards their personal data may be nowhere. */
export async function leave({ viewers, members, canaries, rocks }: Planted): Promise<void> {
  await accepted(await remove(viewers.leaver));
  const [neverHidden] = rocks.left.splice(0, 1);
  const gone = new Set([neverHidden?.code, ...(neverHidden?.words ?? [])]);
  for (const canary of canaries.all) {
    const isTheirs = canary.of.themselves === members.leaver.id;
    if (gone.has(canary) || (isTheirs && personal.has(canary.kind))) canary.kind = 'forgotten';
  }
}

/** Signs every member in again. */
export async function openViewers(plot: Omit<Plot, 'viewers'>): Promise<Planted['viewers']> {
  const { world, canaries, members, answers } = plot;
  const viewers: Record<string, Viewer> = {
    visitor: await openViewer(world, canaries, answers, 'visitor', null),
  };
  for (const [name, member] of Object.entries(members)) {
    const role = roles.find((one) => one === name) ?? 'other';
    viewers[name] = await openViewer(world, canaries, answers, role, member);
  }
  return viewers;
}

/** The viewers who crawl, in the order of their requests. */
export const crawlers = ({ viewers }: Pick<Planted, 'viewers'>) => roles.map((role) => viewers[role]);

type Changes = NonNullable<Parameters<typeof makeMember>[0]>;

function usernameOf(canaries: Canaries): Changes {
  const username = canaries.draw('username').word;
  return { username, usernameKey: username };
}

async function plantMember(canaries: Canaries, changes: Changes = {}): Promise<MadeMember> {
  const of = { themselves: '' };
  const draw = (kind: Kind) => canaries.draw(kind, of).word;
  const email = `${draw('email')}@example.test`;
  const member = await makeMember({
    email,
    emailKey: email,
    firstName: draw('first name'),
    lastName: draw('last name'),
    city: draw('home'),
    state: draw('home'),
    country: draw('home'),
    isFirstLogin: false,
    ...changes,
  });
  of.themselves = member.id;
  for (const canary of canaries.all) if (canary.word === changes.username) canary.of = of;
  return member;
}
