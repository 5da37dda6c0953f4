// Everything that the order of arrival must not change.
import { asc, inArray } from 'drizzle-orm';
import {
  activities,
  countries,
  entries,
  finds,
  mapCells,
  members,
  rocks,
  totals,
} from '../../../schema/tables/index.ts';
import type { Database } from '../../platform/database.ts';

/** Without ids, times of recording and `left`. */
function without<T extends object>(row: T, ...left: (keyof T)[]): Partial<T> {
  const copy: Partial<T> = { ...row };
  for (const name of left) delete copy[name];
  return copy;
}

/** Those who took part, in the order of a history's numbers. */
export interface Cast {
  memberIds: readonly string[];
  rockIds: readonly string[];
}

/** The rocks with their journeys and finds, and the members with their counters, under their numbers in the history. */
export async function stateOf(db: Database, { memberIds, rockIds }: Cast): Promise<object> {
  const [rockRows, entryRows, findRows, memberRows, activityRows] = await db.batch([
    db
      .select()
      .from(rocks)
      .where(inArray(rocks.id, [...rockIds])),
    db
      .select()
      .from(entries)
      .where(inArray(entries.rockId, [...rockIds]))
      .orderBy(asc(entries.createdAt), asc(entries.seq)),
    db
      .select()
      .from(finds)
      .where(inArray(finds.rockId, [...rockIds]))
      .orderBy(asc(finds.foundAt), asc(finds.seq)),
    db
      .select()
      .from(members)
      .where(inArray(members.id, [...memberIds])),
    db
      .select({ rockId: activities.rockId, type: activities.type, memberId: activities.memberId })
      .from(activities)
      .where(inArray(activities.rockId, [...rockIds])),
  ]);
  const who = numbers(memberIds);
  const which = numbers(rockIds);
  const timeOf = new Map(entryRows.map(({ rockId, seq, createdAt }) => [`${rockId} ${seq}`, createdAt]));
  const at = (rockId: string, seq: number | null) => (seq === null ? null : timeOf.get(`${rockId} ${seq}`));
  return {
    rocks: inOrder(rockRows, ({ id }) => which(id)).map((rock) => ({
      ...without(rock, 'id', 'code', 'codeKey', 'lateCount', 'createdAt'),
      ownerId: who(rock.ownerId),
      hiderId: who(rock.hiderId),
      holderId: who(rock.holderId),
    })),
    journeys: inOrder(entryRows, ({ rockId }) => which(rockId)).map((entry) => ({
      ...without(entry, 'id', 'seq', 'recordedAt'),
      rockId: which(entry.rockId),
      memberId: who(entry.memberId),
    })),
    finds: inOrder(findRows, ({ rockId }) => which(rockId)).map((find) => ({
      ...without(find, 'id', 'seq', 'rehiddenSeq'),
      rockId: which(find.rockId),
      memberId: who(find.memberId),
      entryAt: at(find.rockId, find.seq),
      rehiddenAt: at(find.rockId, find.rehiddenSeq),
    })),
    members: inOrder(memberRows, ({ id }) => who(id)).map((member) =>
      without(member, 'id', 'email', 'emailKey', 'createdAt'),
    ),
    // Their order and their towns are of the day of recording.
    activities: activityRows
      .map(({ rockId, type, memberId }) => `${which(rockId)} ${type} by ${who(memberId)}`)
      .toSorted(),
  };
}

/** What is counted for all rocks together; no cell of the map is left with nothing in it. */
export async function communityOf(db: Database): Promise<object> {
  const [sums, cells, seen] = await db.batch([
    db.select().from(totals).orderBy(asc(totals.name)),
    db.select().from(mapCells).orderBy(asc(mapCells.cell)),
    db.select().from(countries).orderBy(asc(countries.code)),
  ]);
  // Where a rock lay for a while, an empty cell is left.
  return {
    sums,
    cells: cells.filter(
      ({ count, latitudes, longitudes }) => count !== 0 || latitudes !== 0 || longitudes !== 0,
    ),
    seen,
  };
}

const numbers = (ids: readonly string[]) => {
  const known = new Map(ids.map((id, i) => [id, i]));
  return (id: string | null) => (id === null ? -1 : (known.get(id) ?? Number.NaN));
};

const inOrder = <T>(rows: readonly T[], key: (row: T) => number) => rows.toSorted((a, b) => key(a) - key(b));
