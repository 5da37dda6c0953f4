// The demo's world as rows: what the tables would hold had all of it happened through the app.
import { findLimits } from '../../schema/finds.ts';
import { blurred, cellKey, countedLevels, finestLevel, quadkeyOf } from '../../schema/map-grid.ts';
import type { MotifName } from '../../painting/paint-rock.ts';
import { between, pick, randomFrom, type Random } from '../../painting/random.ts';
import type { Place as Ground } from '../../painting/scene.ts';
import { reportRows, shopRows, visitDayRows } from './administration.ts';
import { ambassadorRows, packRows } from './ambassadors.ts';
import { hour, joinedAt, planJourney } from './journeys.ts';
import { members as people, type DemoMember } from './members.ts';
import { comments as sayings } from './notes.ts';
import type { PlaceKind } from './places.ts';
import { planRocks, shuffled, type RockPlan } from './plans.ts';
import { activityRow, entryRow, idOf, memberRow, rockRow, symbols, type Rock, type Row } from './rows.ts';

export interface World {
  members: Row<'members'>[];
  rocks: Row<'rocks'>[];
  entries: Row<'entries'>[];
  finds: Row<'finds'>[];
  activities: Row<'activities'>[];
  likes: Row<'likes'>[];
  comments: Row<'comments'>[];
  countries: Row<'countries'>[];
  totals: Row<'totals'>[];
  mapCells: Row<'mapCells'>[];
  ambassadorApplications: Row<'ambassadorApplications'>[];
  reports: Row<'reports'>[];
  orders: Row<'orders'>[];
  labels: Row<'labels'>[];
  visitDays: Row<'visitDays'>[];
  pictures: Picture[];
}

/** What the photo of a rock shows. */
export interface Picture {
  photoKey: string;
  rockId: string;
  motif: MotifName;
  ground: Ground;
}

/**
 * The same world for the same end; another end moves all of it in time.
 * @param end milliseconds since 1970: nothing happens later, and the first member joined eight months before
 */
export function buildWorld(end: number): World {
  const world: World = {
    members: people.map((person) => memberRow(person, end)),
    rocks: [],
    entries: [],
    finds: [],
    activities: [],
    likes: [],
    comments: [],
    countries: [],
    totals: [],
    mapCells: [],
    ambassadorApplications: ambassadorRows(end),
    reports: [],
    ...shopRows(end),
    visitDays: visitDayRows(end),
    pictures: [],
  };
  packRows(world);
  for (const plan of planRocks(end)) addRock(world, plan);
  world.reports = reportRows(end, world.rocks, world.comments);
  sumUp(world);
  return world;
}

/** A rock with all that happened to it. Its dice are its own, so that no other rock changes it. */
function addRock(world: World, plan: RockPlan): void {
  const random = randomFrom(plan.name);
  const rock = rockRow(random, plan);
  const steps = plan.status === 'active' ? [] : planJourney(random, plan);
  const ground = pick(random, grounds[steps[0]?.place.kind ?? 'home']);
  world.rocks.push(rock);
  world.pictures.push({ photoKey: rock.photoKey, rockId: rock.id, motif: plan.motif, ground });
  world.activities.push(activityRow(random, 'rock_created', rock, idOf(plan.owner), rock.createdAt));
  const finds: Row<'finds'>[] = [];
  for (const step of steps) {
    const entry = entryRow(random, rock, step);
    const type = step.action === 'found' ? 'rock_found' : entry.seq === 1 ? 'rock_hidden' : 'rehidden_rock';
    world.entries.push(entry);
    world.activities.push(activityRow(random, type, rock, idOf(step.member), step.at));
    if (step.action === 'found') find(random, rock, finds, entry);
    else hide(rock, finds, entry);
  }
  world.finds.push(...finds);
  talkAbout(world, random, rock, plan);
}

/** What a rock lies on in its picture, by the kind of its first hiding place. */
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

function find(random: Random, rock: Rock, finds: Row<'finds'>[], entry: Row<'entries'>): void {
  const { memberId, seq, createdAt: foundAt } = entry;
  const since = foundAt - findLimits.scoreHours * hour;
  const wasScored = finds.some(
    (other) => other.isScored && other.memberId === memberId && other.foundAt > since,
  );
  const isScored = memberId !== rock.ownerId && memberId !== rock.hiderId && !wasScored;
  finds.push({
    id: symbols(random, 16),
    rockId: rock.id,
    memberId,
    seq,
    foundAt,
    isScored,
    closedAt: null,
    rehiddenSeq: null,
  });
  rock.status = 'found';
  rock.lastSeq = seq;
  rock.timesFound += 1;
  rock.holderId = memberId;
  rock.heldSince = foundAt;
}

function hide(rock: Rock, finds: Row<'finds'>[], entry: Row<'entries'>): void {
  const open = finds.at(-1);
  if (open) {
    open.closedAt = entry.createdAt;
    open.rehiddenSeq = entry.seq;
  }
  rock.status = 'hidden';
  rock.lastSeq = entry.seq;
  if (entry.isTooFast) rock.tooFastMetres += entry.metres;
  else rock.distanceMetres += entry.metres;
  rock.hiddenLatitude = entry.latitude;
  rock.hiddenLongitude = entry.longitude;
  rock.hiddenLocationName = entry.locationName;
  rock.quadkey = quadkeyOf(entry);
  rock.hiddenAt = entry.createdAt;
  rock.hiderId = entry.memberId;
  rock.holderId = null;
  rock.heldSince = null;
}

/** Likes and comments by members who had joined by then. */
function talkAbout(world: World, random: Random, rock: Rock, { owner, end }: RockPlan): void {
  const others = people.filter((person) => person !== owner && !person.isFirstLogin);
  const later = (person: DemoMember) =>
    Math.floor(between(random, Math.max(rock.createdAt, joinedAt(person, end)), end));
  const liking = shuffled(random, others).slice(0, Math.floor(random() ** 1.6 * others.length));
  const speaking = random() < 0.4 ? shuffled(random, others).slice(0, 1 + Math.floor(random() ** 2 * 4)) : [];
  for (const person of liking) {
    world.likes.push({ rockId: rock.id, memberId: idOf(person), createdAt: later(person) });
  }
  const said = shuffled(random, sayings);
  for (const [i, person] of speaking.entries()) {
    const about = {
      rockId: rock.id,
      memberId: idOf(person),
      content: said[i] ?? '',
      createdAt: later(person),
      givesCode: false,
      withheldAt: null,
    };
    world.comments.push({ id: symbols(random, 16), ...about });
  }
  rock.likeCount = liking.length;
  rock.commentCount = speaking.length;
}

/** The counters of members and of the whole community. */
function sumUp(world: World): void {
  for (const member of world.members) {
    const own = world.rocks.filter((rock) => rock.ownerId === member.id);
    const found = world.finds.filter((record) => record.memberId === member.id);
    member.rockCount = own.length;
    member.distanceMetres = sumOf(own);
    member.tooFastMetres = own.reduce((sum, rock) => sum + rock.tooFastMetres, 0);
    member.findCount = found.length;
    member.scoredFindCount = found.filter((record) => record.isScored).length;
  }
  const firstSeen = new Map<string, number>();
  for (const { country, createdAt } of world.entries) {
    if (country !== null) firstSeen.set(country, Math.min(createdAt, firstSeen.get(country) ?? createdAt));
  }
  world.countries = [...firstSeen].map(([code, firstSeenAt]) => ({ code, firstSeenAt }));
  world.mapCells = cellsOf(world.rocks);
  world.totals = [
    { name: 'rocks', value: world.rocks.length },
    { name: 'not_hidden', value: world.rocks.filter((rock) => rock.status !== 'hidden').length },
    { name: 'members', value: world.members.length },
    { name: 'distance_metres', value: sumOf(world.rocks) },
    { name: 'countries', value: world.countries.length },
    // Free packs are in no sum.
    { name: 'orders', value: world.orders.filter(({ amount }) => amount > 0).length },
    { name: 'revenue_cents', value: world.orders.reduce((sum, one) => sum + one.amount - one.refunded, 0) },
  ];
}

/** What `countOnMap` would have counted. */
function cellsOf(rocks: readonly Row<'rocks'>[]): Row<'mapCells'>[] {
  const cells = new Map<number, Row<'mapCells'>>();
  for (const { status, hiddenLatitude, hiddenLongitude, quadkey } of rocks) {
    if (status !== 'hidden' || hiddenLatitude === null || hiddenLongitude === null || quadkey === null)
      continue;
    const at = blurred({ latitude: hiddenLatitude, longitude: hiddenLongitude });
    for (const level of countedLevels) {
      const cell = cellKey(level, Math.floor(quadkey / 4 ** (finestLevel - level)));
      const { count, latitudes, longitudes } = cells.get(cell) ?? { count: 0, latitudes: 0, longitudes: 0 };
      cells.set(cell, {
        cell,
        count: count + 1,
        latitudes: latitudes + Math.round(at.latitude * 1000),
        longitudes: longitudes + Math.round(at.longitude * 1000),
      });
    }
  }
  return [...cells.values()];
}

const sumOf = (rocks: readonly Row<'rocks'>[]) => rocks.reduce((sum, rock) => sum + rock.distanceMetres, 0);
