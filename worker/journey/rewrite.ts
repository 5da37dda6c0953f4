// Writes what a correction changes of a journey, or what returns to it: only the rows that differ, and the counters by
// their difference.
import { and, eq, sql } from 'drizzle-orm';
import {
  activities,
  countries,
  entries,
  finds,
  members,
  rockCountries,
  rocks,
  totals,
} from '../../schema/tables/index.ts';
import type { Database, Statement } from '../platform/database.ts';
import { countOnMap, uncountOnMap } from '../platform/map-cells.ts';
import { newId } from '../platform/ids.ts';
import { addToTotal } from '../platform/totals.ts';
import type { RockRow } from '../rocks/card.ts';
import { lastHide, rockAfter, type Entry, type Journey } from './replay.ts';
import { addDistance, addEntry, nameAsHidden, nextSeq, reachCountry, travels } from './statements.ts';

/** @param rock and @param before as they were read: whoever writes to the journey meanwhile refuses the batch */
export function rewriteJourney(db: Database, rock: RockRow, before: Journey, after: Journey): Statement[] {
  const stays = new Set(after.entries.map(({ seq }) => seq));
  const gone = before.entries.filter(({ seq }) => !stays.has(seq));
  const known = new Set(before.entries.map(({ seq }) => seq));
  const returned = after.entries.filter(({ seq }) => !known.has(seq));
  const now = rockAfter(after.entries);
  const more = {
    metres: now.distanceMetres - rock.distanceMetres,
    tooFastMetres: now.tooFastMetres - rock.tooFastMetres,
  };
  const isCounted = rock.withheldAt === null;
  const notHidden = Number(now.status !== 'hidden') - Number(rock.status !== 'hidden');
  const gaps = 1 + gone.length - returned.length;
  return [
    ...gone.flatMap((entry) => forget(db, entry)),
    ...returned.flatMap((entry) => giveBack(db, entry)),
    ...rewriteEntries(db, before, after),
    uncountOnMap(db, rock.id),
    db
      .update(rocks)
      .set({
        ...now,
        // As of the entry: its author may have deleted their account since it was read.
        hiddenLocationName: sql`(SELECT ${entries.locationName} FROM ${entries} WHERE ${isEntry(rock.id, lastHide(after.entries)?.seq ?? 0)})`,
        ...(after.entries.at(-1)?.seq !== before.entries.at(-1)?.seq && {
          ...travels,
          // A rehide that is undone gives it back to whoever may keep it.
          rest: after.finds.some(({ closedAt, keeping }) => closedAt === null && keeping === 'granted')
            ? ('kept' as const)
            : null,
        }),
        lastSeq: nextSeq(rock.lastSeq + 1, rock.withheldAt),
        lateCount: sql`${rocks.lateCount} + ${gaps}`,
        gapCount: sql`${rocks.gapCount} + ${gaps}`,
      })
      .where(eq(rocks.id, rock.id)),
    countOnMap(db, rock.id),
    ...rewriteFinds(db, before, after, isCounted),
    ...(more.metres === 0 && more.tooFastMetres === 0 ? [] : [addDistance(db, { rockId: rock.id, ...more })]),
    ...(isCounted
      ? [
          ...(notHidden === 0 ? [] : [addToTotal(db, 'not_hidden', notHidden)]),
          ...(more.metres === 0 ? [] : [addToTotal(db, 'distance_metres', more.metres)]),
          ...rewriteCountries(db, rock.id, before, after),
        ]
      : []),
  ];
}

/** Places of finds are named as their hide is by now. */
function rewriteEntries(db: Database, before: Journey, after: Journey): Statement[] {
  const known = new Set(before.entries.map(({ seq }) => seq));
  const same = after.entries.filter(({ seq }) => known.has(seq));
  return differences(before.entries, same, ({ seq }) => seq).flatMap(([{ rockId, seq, action }, change]) => {
    const write = db.update(entries).set(change).where(isEntry(rockId, seq));
    const hide = lastHide(
      after.entries.slice(
        0,
        after.entries.findIndex((entry) => entry.seq === seq),
      ),
    );
    return action === 'found' && hide
      ? [write, nameAsHidden(db, { rockId, seq, hideSeq: hide.seq })]
      : [write];
  });
}

const isEntry = (rockId: string, seq: number) => and(eq(entries.rockId, rockId), eq(entries.seq, seq));

/** Inserts an entry under the number that it had, and what the feed said of it: nothing of a rock that was moved a little. */
function giveBack(db: Database, entry: Entry): Statement[] {
  const { rockId, memberId, action, kind, recordedAt, town } = entry;
  const first = sql`(SELECT min(${entries.seq}) FROM ${entries} WHERE ${entries.rockId} = ${rockId})`;
  const hidden = sql<'rehidden_rock'>`iif(${first} = ${entry.seq}, 'rock_hidden', 'rehidden_rock')`;
  const ownerId = sql`(SELECT nullif(${rocks.ownerId}, ${memberId}) FROM ${rocks} WHERE ${rocks.id} = ${rockId})`;
  const type = action === 'found' ? ('rock_found' as const) : hidden;
  const said = { id: newId(), type, rockId, memberId, ownerId, createdAt: recordedAt, town };
  return [addEntry(db, entry), ...(kind === 'moved' ? [] : [db.insert(activities).values(said)])];
}

/** Deletes an entry and what the feed says of it. */
function forget(db: Database, { rockId, seq, action, memberId, recordedAt }: Entry): Statement[] {
  const type = action === 'found' ? sql`= 'rock_found'` : sql`IN ('rock_hidden', 'rehidden_rock')`;
  // Several may be recorded at one moment.
  const one = sql`(SELECT ${activities.id} FROM ${activities} WHERE ${activities.createdAt} = ${recordedAt} AND ${activities.rockId} = ${rockId} AND ${activities.memberId} IS ${memberId} AND ${activities.type} ${type} LIMIT 1)`;
  return [
    db.delete(entries).where(isEntry(rockId, seq)),
    db.delete(activities).where(and(eq(activities.createdAt, recordedAt), eq(activities.id, one))),
  ];
}

/** @param isCounted whether finds of this rock count on leaderboards */
function rewriteFinds(db: Database, before: Journey, after: Journey, isCounted: boolean): Statement[] {
  const stays = new Set(after.finds.map(({ id }) => id));
  const gone = before.finds.filter(({ id }) => !stays.has(id));
  const known = new Set(before.finds.map(({ id }) => id));
  const returned = after.finds.filter(({ id }) => !known.has(id));
  const same = after.finds.filter(({ id }) => known.has(id));
  const different = differences(before.finds, same, ({ id }) => id);
  const wasScored = new Map(before.finds.map(({ id, isScored }) => [id, isScored]));
  const scoreOf = (isScored: boolean) => Number(isCounted && isScored);
  const scoreBefore = (id: string) => scoreOf(wasScored.get(id) ?? false);
  return [
    ...gone.map(({ id }) => db.delete(finds).where(eq(finds.id, id))),
    // Of a rock one find is open, so another ends before.
    ...different
      .toSorted(([a], [b]) => Number(a.closedAt === null) - Number(b.closedAt === null))
      .map(([{ id }, change]) => db.update(finds).set(change).where(eq(finds.id, id))),
    ...returned.map((find) => db.insert(finds).values(find)),
    ...gone.flatMap(({ id, memberId }) => addFinds(db, memberId, -1, -scoreBefore(id))),
    ...returned.flatMap(({ memberId, isScored }) => addFinds(db, memberId, 1, scoreOf(isScored))),
    ...different.flatMap(([{ id, memberId, isScored }]) =>
      addFinds(db, memberId, 0, scoreOf(isScored) - scoreBefore(id)),
    ),
  ];
}

function addFinds(db: Database, memberId: string | null, count: number, scored: number): Statement[] {
  if (memberId === null || (count === 0 && scored === 0)) return [];
  return [
    db
      .update(members)
      .set({
        findCount: sql`${members.findCount} + ${count}`,
        scoredFindCount: sql`${members.scoredFindCount} + ${scored}`,
      })
      .where(eq(members.id, memberId)),
  ];
}

function rewriteCountries(db: Database, rockId: string, before: Journey, after: Journey): Statement[] {
  const was = countriesOf(before);
  const is = countriesOf(after);
  return [
    ...[...is]
      .filter(([country]) => !was.has(country))
      .flatMap(([country, at]) => reachCountry(db, { country, rockId, at })),
    ...[...was.keys()].filter((country) => !is.has(country)).flatMap((country) => leave(db, rockId, country)),
  ];
}

/** Statements: the journey is no longer through a country, which counts no more if it was the only one there. */
function leave(db: Database, rockId: string, country: string): Statement[] {
  const isLeft = sql`${countries.code} = ${country} AND NOT EXISTS (SELECT 1 FROM ${rockCountries} WHERE ${rockCountries.country} = ${country})`;
  return [
    db.delete(rockCountries).where(and(eq(rockCountries.country, country), eq(rockCountries.rockId, rockId))),
    db
      .update(totals)
      .set({ value: sql`${totals.value} - 1` })
      .where(sql`${totals.name} = 'countries' AND EXISTS (SELECT 1 FROM ${countries} WHERE ${isLeft})`),
    db.delete(countries).where(isLeft),
  ];
}

const countriesOf = (journey: Journey): Map<string, number> =>
  new Map(
    journey.entries.flatMap(({ country, createdAt }) =>
      country === null ? [] : [[country, createdAt] as const],
    ),
  );

/** The rows of the second list that differ from those of the first, each with the columns that do. */
function differences<R extends object>(
  before: readonly R[],
  after: readonly R[],
  keyOf: (row: R) => unknown,
): [row: R, change: Partial<R>][] {
  const known = new Map(before.map((row) => [keyOf(row), row]));
  return after.flatMap((row) => {
    const was = known.get(keyOf(row));
    const different = Object.entries(row).filter(([name, value]) => was?.[name as keyof R] !== value);
    // Same keys as the row, which the type of fromEntries loses.
    return different.length > 0 ? [[row, Object.fromEntries(different) as Partial<R>]] : [];
  });
}
