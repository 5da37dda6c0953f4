// The journey of one demo rock: who hides and finds it where and when, as people would.
import { between, pick, type Random } from '../../painting/random.ts';
import { members, type DemoMember } from './members.ts';
import { findingNotes, hidingNotes } from './notes.ts';
import { regions, type DemoPlace, type RegionName } from './places.ts';

export const hour = 3_600_000;
export const day = 24 * hour;

export interface Step {
  action: 'hidden' | 'found';
  member: DemoMember;
  place: DemoPlace;
  notes: string;
  /** The finder's own note of the place. */
  own: Pick<DemoPlace, 'name' | 'latitude' | 'longitude'> | null;
  at: number;
}

export interface JourneyPlan {
  owner: DemoMember;
  registeredAt: number;
  finds: number;
  /** Whether the last finder still has the rock. */
  isHeld: boolean;
  /** Nothing happens after this. */
  end: number;
  /** Days before `end` on which the last step happens, about. */
  quietDays: number;
}

export const joinedAt = (member: DemoMember, end: number) => end - member.joined * day;

/** Hidden, found, hidden … in order of time; empty for a plan that ends before the first hide. */
export function planJourney(random: Random, plan: JourneyPlan): Step[] {
  const { owner, finds, isHeld, end } = plan;
  const times = planTimes(random, plan);
  const steps: Step[] = [];
  let region: RegionName = random() < 0.85 ? owner.haunts[0] : pick(random, owner.haunts);
  let place = placeIn(random, region);
  let member = owner;
  for (const [i, planned] of times.entries()) {
    const isFind = i % 2 === 1;
    if (isFind) member = finderIn(random, region, owner, member, planned, end);
    else if (i > 0) {
      region = whereTo(random, member, region);
      place = placeIn(random, region, place);
    }
    const at = inDaylight(random, planned, place.longitude, steps.at(-1)?.at ?? plan.registeredAt, end);
    const notes = random() < 0.3 ? '' : pick(random, isFind ? findingNotes : hidingNotes[place.kind]);
    const own = isFind && random() < 0.1 ? aFewSteps(random, place) : null;
    steps.push({ action: isFind ? 'found' : 'hidden', member, place, notes, own, at });
  }
  if (steps.length !== finds * 2 + (isHeld ? 0 : 1)) throw new Error('a journey has a step for each time');
  return steps;
}

/** Waiting takes days to weeks, carrying hours to days; all of it is stretched to end `quietDays` before the end. */
function planTimes(random: Random, { registeredAt, finds, isHeld, end, quietDays }: JourneyPlan): number[] {
  const first = registeredAt + between(random, 0.05, 3) * day;
  const spans: number[] = [];
  for (let i = 0; i < finds; i++) spans.push(between(random, 3, 30), between(random, 1, 9));
  if (isHeld) spans.pop();
  const planned = spans.reduce((sum, span) => sum + span, 0) * day;
  const stretch = planned > 0 ? Math.min(2.5, (end - quietDays * day - first) / planned) : 1;
  let at = first;
  return [first, ...spans.map((span) => (at += span * day * stretch))];
}

function placeIn(random: Random, region: RegionName, other?: DemoPlace): DemoPlace {
  const places: readonly DemoPlace[] = regions[region].places;
  return pick(
    random,
    places.filter((place) => place !== other),
  );
}

/** Somebody who is often around; rarely the owner or the one who hid it. */
function finderIn(
  random: Random,
  region: RegionName,
  owner: DemoMember,
  hider: DemoMember,
  at: number,
  end: number,
): DemoMember {
  const around = members.filter(
    (member) => member.haunts.includes(region) && !member.isFirstLogin && joinedAt(member, end) < at,
  );
  const tickets = around.flatMap((member) => {
    const often = member.haunts[0] === region ? 6 : 2;
    return Array<DemoMember>(member === owner || member === hider ? 1 : often * 3).fill(member);
  });
  return tickets.length > 0 ? pick(random, tickets) : owner;
}

/** Most rocks stay near; some go home with their finder, a few go traveling. */
function whereTo(random: Random, member: DemoMember, region: RegionName): RegionName {
  const chance = random();
  if (chance < 0.6) return region;
  return chance < 0.88 ? member.haunts[0] : pick(random, member.haunts);
}

function aFewSteps(random: Random, place: DemoPlace) {
  const moved = (degrees: number) => Math.round((degrees + between(random, -0.002, 0.002)) * 1e6) / 1e6;
  return {
    name: `A few steps from ${place.name}`,
    latitude: moved(place.latitude),
    longitude: moved(place.longitude),
  };
}

/** Between eight and eight by the sun, after what came before, and never after the end. */
function inDaylight(random: Random, at: number, longitude: number, after: number, end: number): number {
  const offset = (longitude / 15) * hour;
  const localMidnight = Math.floor((at + offset) / day) * day - offset;
  let time = localMidnight + between(random, 8, 20) * hour;
  while (time <= after + hour) time += day;
  while (time > end) time -= day;
  const fits = time > after ? time : after + (end - after) * between(random, 0.2, 0.8);
  return Math.floor(fits / 60_000) * 60_000;
}
