// The demo's world as rows, as if everything had happened through the app. Columns that a row lacks have their default,
// and the map cells are counted once the rocks are stored.
import { normalizeCode } from '../../schema/codes.ts';
import { findLimits } from '../../schema/finds.ts';
import { legBetween } from '../../schema/journey.ts';
import { paintingOf, type MotifName } from '../../painting/paint-rock.ts';
import { between, pick, randomFrom, type Random } from '../../painting/random.ts';
import type { Place as Ground } from '../../painting/scene.ts';
import { usernameKeyOf } from '../../worker/members/names.ts';
import { reportRows, shopRows, visitDayRows } from './administration.ts';
import { newCode, shuffled, symbols } from './chance.ts';
import { notesAbout, planJourney, type Step } from './journeys.ts';
import { hour, joinedAt, members as people, settled, type DemoMember } from './members.ts';
import type { PlaceKind } from './places.ts';
import { planRocks, type RockPlan } from './plans.ts';
import type { Row } from './row.ts';
import * as en from '../../schema/words/en/index.ts';

/** What the photo of a rock shows. */
export interface Picture {
  photoKey: string;
  rockId: string;
  motif: MotifName;
  ground: Ground;
}

export type World = ReturnType<typeof buildWorld>;

/**
 * The same world for the same end. Another end moves everything in time.
 * @param end milliseconds since 1970 of the last event; the first member joined eight months before
 */
export function buildWorld(end: number) {
  const lives = planRocks(end).map(lifeOf);
  const rocks = lives.map(({ rock }) => rock);
  const finds = lives.flatMap((life) => life.finds);
  const entries = lives.flatMap((life) => life.entries);
  const comments = lives.flatMap((life) => life.comments);
  const countries = Map.groupBy(entries, ({ country }) => country);
  const shop = shopRows(end);
  return {
    members: people.map((person) => memberRow(person, end, rocks, finds)),
    rocks,
    entries,
    finds,
    activities: lives.flatMap((life) => life.activities),
    likes: lives.flatMap((life) => life.likes),
    comments,
    countries: [...countries].flatMap(([code, there]) =>
      code ? { code, firstSeenAt: Math.min(...there.map(({ createdAt }) => createdAt)) } : [],
    ),
    totals: totalsOf(rocks, countries.size - 1, shop.orders),
    reports: reportRows(end, rocks, comments),
    ...shop,
    visitDays: visitDayRows(end),
    pictures: lives.map(({ picture }) => picture),
  };
}

/** A rock with everything that happened to it. Its random numbers are its own, so that no other rock changes it. */
function lifeOf(plan: RockPlan) {
  const random = randomFrom(plan.name);
  const { owner, motif, name, description, registeredAt } = plan;
  const code = newCode(random);
  // The painter chooses the motif by id, so this draws ids until the motif fits the name.
  let id = symbols(random, 16);
  while (paintingOf(id).motif !== motif) id = symbols(random, 16);
  const photoKey = symbols(random, 32);
  const steps = plan.status === 'active' ? [] : planJourney(random, plan);
  const ground = pick(random, grounds[steps[0]?.place.kind ?? 'home']);
  const activity = (type: Row<'activities'>['type'], member: DemoMember, createdAt: number) => {
    const ownerId = member === owner ? null : owner.id;
    return { id: symbols(random, 16), type, rockId: id, memberId: member.id, ownerId, createdAt };
  };
  const activities = [activity('rock_created', owner, registeredAt)];
  const entries: Row<'entries'>[] = [];
  const finds: Row<'finds'>[] = [];
  for (const [i, step] of steps.entries()) {
    entries.push({ id: symbols(random, 16), rockId: id, seq: i + 1, ...entryOf(steps, i, registeredAt) });
    const type = step.action === 'found' ? 'rock_found' : i === 0 ? 'rock_hidden' : 'rehidden_rock';
    activities.push(activity(type, step.member, step.at));
    if (step.action === 'found')
      finds.push({ id: symbols(random, 16), rockId: id, seq: i + 1, ...findOf(steps, i, plan, finds) });
  }
  const said = talkAbout(random, id, plan);
  const rock = {
    id,
    ownerId: owner.id,
    name,
    description,
    code,
    codeKey: normalizeCode(code),
    photoKey,
    createdAt: registeredAt,
    ...standingOf(steps, entries),
    likeCount: said.likes.length,
    commentCount: said.comments.length,
  };
  return { rock, entries, finds, activities, ...said, picture: { photoKey, rockId: id, motif, ground } };
}

/** The ground in a rock's picture, by the kind of its first hiding place. */
const grounds: Readonly<Record<PlaceKind | 'home', readonly Ground[]>> = {
  park: ['grass', 'autumn', 'wood'],
  beach: ['sand', 'beach'],
  forest: ['moss', 'autumn'],
  trail: ['beach', 'moss', 'autumn'],
  town: ['pavement', 'wood'],
  library: ['pavement', 'wood'],
  garden: ['grass', 'moss', 'pavement'],
  home: ['wood'],
};

const spot = ({ place, at }: Step) => ({ ...place, at });

function entryOf(steps: readonly Step[], i: number, registeredAt: number) {
  const { action, member, place, own, notes, at } = steps[i] as Step;
  const before = steps[i - 2];
  const isAtOnce = i === 0 && at - registeredAt < 4 * hour;
  const leg = legBetween(before ? spot(before) : null, { ...place, at });
  return {
    action,
    memberId: member.id,
    latitude: place.latitude,
    longitude: place.longitude,
    locationName: place.name,
    notes: isAtOnce ? en.journey.initialNotes : notes,
    ownLatitude: own?.latitude ?? null,
    ownLongitude: own?.longitude ?? null,
    ownLocationName: own?.name ?? null,
    ...(action === 'hidden' ? leg : { metres: 0, isTooFast: false }),
    country: action === 'hidden' ? place.country : null,
    createdAt: at,
    recordedAt: at,
  };
}

/** @param finds of the same rock before this one */
function findOf(steps: readonly Step[], i: number, { owner }: RockPlan, finds: readonly Row<'finds'>[]) {
  const { member, at } = steps[i] as Step;
  const since = at - findLimits.scoreHours * hour;
  const wasScored = finds.some((one) => one.isScored && one.memberId === member.id && one.foundAt > since);
  const rehide = steps[i + 1];
  return {
    memberId: member.id,
    foundAt: at,
    isScored: member !== owner && member !== steps[i - 1]?.member && !wasScored,
    closedAt: rehide?.at ?? null,
    rehiddenSeq: rehide ? i + 2 : null,
  };
}

/** The state of a rock after all its steps. */
function standingOf(steps: readonly Step[], entries: readonly Row<'entries'>[]) {
  const newest = steps.at(-1);
  const hidden = steps.findLast(({ action }) => action === 'hidden');
  const holder = newest?.action === 'found' ? newest : undefined;
  const metres = (isTooFast: boolean) =>
    sum(entries.map((entry) => (entry.isTooFast === isTooFast ? (entry.metres ?? 0) : 0)));
  return {
    status: newest?.action ?? ('active' as const),
    lastSeq: steps.length,
    timesFound: steps.filter(({ action }) => action === 'found').length,
    distanceMetres: metres(false),
    tooFastMetres: metres(true),
    hiddenLatitude: hidden?.place.latitude ?? null,
    hiddenLongitude: hidden?.place.longitude ?? null,
    hiddenLocationName: hidden?.place.name ?? null,
    hiddenAt: hidden?.at ?? null,
    hiderId: hidden?.member.id ?? null,
    holderId: holder?.member.id ?? null,
    heldSince: holder?.at ?? null,
  };
}

/** Likes and comments by members who had joined by then. */
function talkAbout(random: Random, rockId: string, { owner, end, registeredAt }: RockPlan) {
  const others = settled.filter((person) => person !== owner);
  const later = (person: DemoMember) =>
    Math.floor(between(random, Math.max(registeredAt, joinedAt(person, end)), end));
  const liking = shuffled(random, others).slice(0, Math.floor(random() ** 1.6 * others.length));
  const speaking = random() < 0.4 ? shuffled(random, others).slice(0, 1 + Math.floor(random() ** 2 * 4)) : [];
  const likes = liking.map((person) => ({ rockId, memberId: person.id, createdAt: later(person) }));
  const said = shuffled(random, notesAbout('comment'));
  const comments = speaking.map((person, i) => {
    const about = { rockId, memberId: person.id, content: said[i] ?? '', createdAt: later(person) };
    return { id: symbols(random, 16), ...about };
  });
  return { likes, comments };
}

type Life = ReturnType<typeof lifeOf>;

function memberRow(
  person: DemoMember,
  end: number,
  rocks: readonly Life['rock'][],
  finds: readonly Row<'finds'>[],
) {
  const own = rocks.filter((rock) => rock.ownerId === person.id);
  const found = finds.filter((find) => find.memberId === person.id);
  return {
    ...person,
    emailKey: person.email,
    usernameKey: usernameKeyOf(person.username),
    rockCount: own.length,
    scoredRockCount: own.length,
    findCount: found.length,
    scoredFindCount: found.filter(({ isScored }) => isScored).length,
    distanceMetres: sum(own.map((rock) => rock.distanceMetres)),
    tooFastMetres: sum(own.map((rock) => rock.tooFastMetres)),
    createdAt: joinedAt(person, end),
  };
}

function totalsOf(
  rocks: readonly Life['rock'][],
  countries: number,
  orders: readonly Row<'orders'>[],
): Row<'totals'>[] {
  return [
    { name: 'rocks', value: rocks.length },
    { name: 'not_hidden', value: rocks.filter(({ status }) => status !== 'hidden').length },
    { name: 'members', value: people.length },
    { name: 'distance_metres', value: sum(rocks.map((rock) => rock.distanceMetres)) },
    { name: 'countries', value: countries },
    // Free packs do not count.
    { name: 'orders', value: orders.filter(({ amount }) => amount > 0).length },
    { name: 'revenue_cents', value: sum(orders.map(({ amount, refunded = 0 }) => amount - refunded)) },
  ];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
