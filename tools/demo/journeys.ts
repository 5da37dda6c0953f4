// Plans the journey of one demo rock: who hides and finds it, where and when.
import { between, pick, type Random } from '../../painting/random.ts';
import { day, hour, joinedAt, settled, type DemoMember } from './members.ts';
import { placesIn, type DemoPlace } from './places.ts';
import { readTable } from './table.ts';

/** What people write: about hiding places, by their kind, about finds, and in comments. */
const notes = Map.groupBy(readTable<'about' | 'note'>('notes'), ({ about }) => about);
export const notesAbout = (about: DemoPlace['kind'] | 'find' | 'comment'): string[] =>
  (notes.get(about) ?? []).map(({ note }) => note);

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
  /** Days between the last step and `end`, approximately. */
  quietDays: number;
}

/** Hidden, found, hidden … in order of time. Empty for a plan that ends before the first hide. */
export function planJourney(random: Random, plan: JourneyPlan): Step[] {
  const { owner, end } = plan;
  const times = planTimes(random, plan);
  const steps: Step[] = [];
  let region = random() < 0.85 ? owner.haunts[0] : pick(random, owner.haunts);
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
    const notes = random() < 0.3 ? '' : pick(random, notesAbout(isFind ? 'find' : place.kind));
    const own = isFind && random() < 0.1 ? aFewSteps(random, place) : null;
    steps.push({ action: isFind ? 'found' : 'hidden', member, place, notes, own, at });
  }
  return steps;
}

/** A rock waits for weeks and is carried for days. Times are stretched so that they end `quietDays` before the end. */
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

function placeIn(random: Random, region: string, other?: DemoPlace): DemoPlace {
  return pick(
    random,
    placesIn(region).filter((place) => place !== other),
  );
}

/** A member who is often in the region; rarely the owner or the last hider. */
function finderIn(
  random: Random,
  region: string,
  owner: DemoMember,
  hider: DemoMember,
  at: number,
  end: number,
): DemoMember {
  const around = settled.filter((member) => member.haunts.includes(region) && joinedAt(member, end) < at);
  const tickets = around.flatMap((member) => {
    const often = member.haunts[0] === region ? 6 : 2;
    return Array<DemoMember>(member === owner || member === hider ? 1 : often * 3).fill(member);
  });
  return tickets.length > 0 ? pick(random, tickets) : owner;
}

/** Most rocks stay near. Some go home with their finder, a few go traveling. */
function whereTo(random: Random, member: DemoMember, region: string): string {
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

/** Between 8 and 20 o'clock by the sun, after the step before, and never after the end. */
function inDaylight(random: Random, at: number, longitude: number, after: number, end: number): number {
  const offset = (longitude / 15) * hour;
  const localMidnight = Math.floor((at + offset) / day) * day - offset;
  let time = localMidnight + between(random, 8, 20) * hour;
  while (time <= after + hour) time += day;
  while (time > end) time -= day;
  const fits = time > after ? time : after + (end - after) * between(random, 0.2, 0.8);
  return Math.floor(fits / 60_000) * 60_000;
}
