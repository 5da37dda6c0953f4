// Makes true histories of one rock, and delivers their logs in any order in which phones may send them.
import { entries, finds, members, rocks } from '../../../schema/tables/index.ts';
import { asc, eq, inArray } from 'drizzle-orm';
import { day } from '../../platform/clock.ts';
import { asMember, makeWorld, type Member, type World } from '../as.ts';
import { db } from '../db.ts';
import { newPlace, type TestPlace } from '../make.ts';
import { registerRock } from '../play.ts';

const minute = 60_000;

/** What happened, by whom and when. A visit is a find, and mostly a hide after it. */
interface Visit {
  /** Index of the member; 0 is the painter. */
  by: number;
  foundAt: number;
  hidden: { at: number; place: TestPlace } | null;
}

export interface TrueHistory {
  hiddenAt: number;
  place: TestPlace;
  visits: Visit[];
}

/** @param random from 0 to below 1 @param now everything happened before */
export function aTrueHistory(random: () => number, now: number, many: number, people: number): TrueHistory {
  let at = now - 80 * 86_400_000;
  // From minutes to days, so that some legs are too fast and some finds are of the same day.
  const later = () => (at += minute + Math.floor(random() ** 4 * 3 * 86_400_000));
  const place = () =>
    newPlace({
      latitude: (random() * 60 - 30).toFixed(5),
      longitude: (random() * 120 - 60).toFixed(5),
      locationName: `Place ${Math.floor(random() * 1e6)}`,
    });
  const hiddenAt = later();
  const first = place();
  const visits = Array.from({ length: many }, (_, i): Visit => {
    const by = Math.floor(random() * people);
    const foundAt = later();
    const isKept = i === many - 1 && random() < 0.3;
    return { by, foundAt, hidden: isKept ? null : { at: later(), place: place() } };
  });
  return { hiddenAt, place: first, visits };
}

/** Visits by their numbers: the order in which logs arrive. Each member's own are in order. */
export function arrivalOrder(random: () => number, { visits }: TrueHistory): number[] {
  const waiting = new Map<number, number[]>();
  visits.forEach(({ by, hidden }, i) => {
    const own = waiting.get(by) ?? [];
    own.push(i, ...(hidden ? [i] : []));
    waiting.set(by, own);
  });
  const order: number[] = [];
  while (waiting.size > 0) {
    const people = [...waiting.keys()];
    const by = people[Math.floor(random() * people.length)] ?? 0;
    const own = waiting.get(by) ?? [];
    order.push(own.shift() ?? 0);
    if (own.length === 0) waiting.delete(by);
  }
  return order;
}

export interface Cast {
  world: World;
  people: Member[];
}

export async function newCast(people: number): Promise<Cast> {
  const world = makeWorld();
  return { world, people: await Promise.all(Array.from({ length: people }, () => asMember(world))) };
}

const iso = (at: number) => new Date(at).toISOString();

/**
 * Sends every log of a new rock as phones would: each member's in order, and again later what was refused because
 * somebody else seemed to have the rock.
 * @returns the rock's id, and how often a log was refused
 */
export async function deliver(
  { people, world }: Cast,
  history: TrueHistory,
  order: readonly number[],
): Promise<{ rockId: string; refused: number }> {
  // What a member tells of the past in a day is limited.
  world.now += day;
  const [painter] = people;
  if (!painter) throw new Error('nobody painted the rock');
  const rock = await registerRock(painter);
  // It was painted before all that.
  await db
    .update(rocks)
    .set({ createdAt: history.hiddenAt - day })
    .where(eq(rocks.id, rock.id));
  const hide = { ...history.place, actionType: 'hidden', happenedAt: iso(history.hiddenAt) };
  const hidden = await painter.send('POST', `/api/rocks/${rock.id}/locations`, hide);
  if (hidden.status !== 200) throw new Error(await hidden.text());

  const foundIds = new Map<number, string>();
  const send = async (visit: number): Promise<boolean> => {
    const { by, foundAt, hidden } = history.visits[visit] ?? { by: 0, foundAt: 0, hidden: null };
    const person = people[by];
    if (!person) throw new Error('nobody visits');
    const foundId = foundIds.get(visit);
    const answer =
      foundId === undefined
        ? await person.send('POST', '/api/rocks/find', {
            laserEngraverId: rock.laserEngraverId,
            happenedAt: iso(foundAt),
          })
        : await person.send('POST', `/api/rocks/${foundId}/rehide`, {
            ...hidden?.place,
            happenedAt: iso(hidden?.at ?? 0),
          });
    if (answer.status === 409) return false;
    if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
    if (foundId === undefined)
      foundIds.set(visit, (await answer.json<{ foundRockId: string }>()).foundRockId);
    return true;
  };

  let refused = 0;
  let waiting = [...order];
  while (waiting.length > 0) {
    const left: number[] = [];
    const blocked = new Set<number>();
    for (const visit of waiting) {
      const by = history.visits[visit]?.by ?? 0;
      if (!blocked.has(by) && (await send(visit))) continue;
      if (!blocked.has(by)) refused += 1;
      // Whoever was refused sends nothing more of this rock before that.
      blocked.add(by);
      left.push(visit);
    }
    if (left.length === waiting.length) throw new Error(`${left.length} logs are refused for good`);
    waiting = left;
  }
  return { rockId: rock.id, refused };
}

/** Without `left`. */
function without<T extends object>(row: T, ...left: (keyof T)[]): Partial<T> {
  const copy: Partial<T> = { ...row };
  for (const name of left) delete copy[name];
  return copy;
}

/** Everything that the order of arrival must not change, without ids and times of recording. */
export async function stateOf(rockId: string, { people }: Cast) {
  const [rock] = await db.select().from(rocks).where(eq(rocks.id, rockId));
  const journey = await db
    .select()
    .from(entries)
    .where(eq(entries.rockId, rockId))
    .orderBy(asc(entries.createdAt), asc(entries.seq));
  const found = await db.select().from(finds).where(eq(finds.rockId, rockId)).orderBy(asc(finds.foundAt));
  const timeOf = new Map(journey.map(({ seq, createdAt }) => [seq, createdAt]));
  const ids = people.map(({ member }) => member.id);
  const counters = await db
    .select({
      id: members.id,
      findCount: members.findCount,
      scoredFindCount: members.scoredFindCount,
      distanceMetres: members.distanceMetres,
      tooFastMetres: members.tooFastMetres,
    })
    .from(members)
    .where(inArray(members.id, ids));
  return {
    state: rock && without(rock, 'id', 'code', 'codeKey', 'lateCount', 'createdAt', 'photoKey'),
    journey: journey.map((entry) => without(entry, 'id', 'rockId', 'seq', 'recordedAt')),
    finds: found.map((find) => ({
      ...without(find, 'id', 'rockId', 'seq', 'rehiddenSeq'),
      at: timeOf.get(find.seq),
      rehiddenAt: find.rehiddenSeq === null ? null : timeOf.get(find.rehiddenSeq),
    })),
    counters: counters.toSorted((a, b) => a.id.localeCompare(b.id)),
  };
}
