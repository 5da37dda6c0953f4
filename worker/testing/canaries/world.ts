// A world in which every secret is a canary: members, their rocks in every state, and the papers of the house.
import { tickHourly } from '../../hourly.ts';
import { hour } from '../../platform/clock.ts';
import { sha256 } from '../../platform/ids.ts';
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
import { plantRocks, type Rocks } from './rocks.ts';
import { openViewer, roles, type Answer, type Viewer } from './viewers.ts';
import type { Kind } from './rules.ts';
import { openCanaries, type Canaries } from './words.ts';

export interface Planted extends Plot {
  rocks: Rocks;
  papers: OrdersAndPlans;
  /** Of a change of address for which the free member has asked. */
  links: Links;
}

/** A place that somebody has searched for before. */
export const knownPlace = 'Omaha';

/** Where the site is, whatever address is asked. */
export const site = 'https://rocks.example';

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
  // First of all: the payment provider has a clock of its own, which stands still.
  for (const address of [null, members.leaver.email]) await buyPlan(plot, address);
  const rocks = await plantRocks(plot);
  const papers = await plantOrdersAndPlans(plot, rocks);
  // Emails that wait go out, and the day before is told.
  world.now += 26 * hour;
  await tickHourly(world.env, world.deps);
  const place = [{ latitude: 41.26, longitude: -95.94, name: knownPlace }];
  await world.env.SESSIONS.put(`place:${await sha256(knownPlace.toLowerCase())}`, JSON.stringify(place));
  return { ...plot, rocks, papers, links: await askForAddress(plot, viewers.free) };
}

/** What is told of a member to somebody. */
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
]);

/** A member deletes their account: what was theirs alone may be nowhere from now on. */
export async function leave({ viewers, members, canaries, rocks }: Planted): Promise<void> {
  await accepted(await remove(viewers.leaver));
  const [neverHidden] = rocks.left.splice(0, 1);
  const gone = new Set([neverHidden?.code, ...(neverHidden?.words ?? [])]);
  for (const canary of canaries.all) {
    const isTheirs = canary.of.themselves === members.leaver.id;
    if (gone.has(canary) || (isTheirs && personal.has(canary.kind))) canary.kind = 'forgotten';
  }
}

/** Everybody signs in anew. */
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

/** Those who crawl, in the order in which they ask. */
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
