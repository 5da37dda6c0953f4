// What a rock counts for: on the map, in the community's totals and countries, and on leaderboards. A withheld rock
// counts for nothing, and for as much as before once it is restored.
import { and, count, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import {
  countries,
  entries,
  finds,
  members,
  rockCountries,
  rocks,
  totals,
} from '../../schema/tables/index.ts';
import type { Database, Statement } from './database.ts';
import { countOnMap, uncountOnMap } from './map-cells.ts';

/** Condition: a rock counts on the leaderboard of registered rocks. */
export const isRockScored: SQL = sql`(${rocks.withheldAt} IS NULL AND ${rocks.importedAt} IS NULL)`;

/** Statements, before the one that withholds a rock. They change nothing if it is withheld already. */
export function uncountRock(db: Database, rockId: string): Statement[] {
  const here = sql`${countries.code} IN (${countriesOf(rockId)})`;
  const isLeft = sql`${here} AND NOT EXISTS (SELECT 1 FROM ${rockCountries} WHERE ${rockCountries.country} = ${countries.code})`;
  return [
    uncountOnMap(db, rockId),
    ...changeCounters(db, rockId, -1),
    db
      .delete(rockCountries)
      .where(
        and(eq(rockCountries.rockId, rockId), sql`${rockCountries.country} IN (${countriesOf(rockId)})`),
      ),
    addToCountries(db, sql`-(SELECT count(*) FROM ${countries} WHERE ${isLeft})`),
    db.delete(countries).where(isLeft),
  ];
}

/** Statements, after the one that restores a rock. They change nothing if it is still withheld. */
export function countRock(db: Database, rockId: string): Statement[] {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${countries} WHERE ${countries.code} = reached.country)`;
  return [
    countOnMap(db, rockId),
    ...changeCounters(db, rockId, 1),
    addToCountries(db, sql`(SELECT count(*) FROM (${countriesOf(rockId)}) AS reached WHERE ${isNew})`),
    db
      .insert(countries)
      .select(sql`${countriesOf(rockId, sql`, min(${entries.createdAt})`)}`)
      .onConflictDoUpdate({
        target: countries.code,
        set: { firstSeenAt: sql`excluded.first_seen_at` },
        setWhere: sql`excluded.first_seen_at < ${countries.firstSeenAt}`,
      }),
    db
      .insert(rockCountries)
      .select(sql`${countriesOf(rockId, sql`, ${entries.rockId}`)}`)
      .onConflictDoNothing(),
  ];
}

const isCounted = (rockId: string) => and(eq(rocks.id, rockId), isNull(rocks.withheldAt));

/** SQL: the countries of a rock's journey, none if it is withheld. @param more further columns */
const countriesOf = (rockId: string, more: SQL = sql``) =>
  sql`SELECT ${entries.country}${more} FROM ${rocks} JOIN ${entries} ON ${entries.rockId} = ${rocks.id}
    WHERE ${isCounted(rockId)} AND ${entries.country} IS NOT NULL GROUP BY ${entries.country}`;

const addToCountries = (db: Database, more: SQL): Statement =>
  db
    .update(totals)
    .set({ value: sql`${totals.value} + ${more}` })
    .where(eq(totals.name, 'countries'));

function changeCounters(db: Database, rockId: string, by: 1 | -1): Statement[] {
  const isIt = isCounted(rockId);
  const found = db
    .select({ memberId: finds.memberId, many: count().as('many') })
    .from(rocks)
    .innerJoin(finds, eq(finds.rockId, rocks.id))
    .where(and(isIt, eq(finds.isScored, true), isNotNull(finds.memberId)))
    .groupBy(finds.memberId)
    .as('found');
  const scoredOwner = sql`(SELECT ${rocks.ownerId} FROM ${rocks} WHERE ${isIt} AND ${isRockScored})`;
  return [
    db
      .update(totals)
      .set({
        value: sql`${totals.value} + ${by} * CASE ${totals.name} WHEN 'rocks' THEN 1 WHEN 'not_hidden' THEN ${rocks.status} <> 'hidden' ELSE ${rocks.distanceMetres} END`,
      })
      .from(rocks)
      .where(and(isIt, inArray(totals.name, ['rocks', 'not_hidden', 'distance_metres']))),
    db
      .update(members)
      .set({ scoredRockCount: sql`${members.scoredRockCount} + ${by}` })
      .where(sql`${members.id} = ${scoredOwner}`),
    db
      .update(members)
      .set({ scoredFindCount: sql`${members.scoredFindCount} + ${by} * ${found.many}` })
      .from(found)
      .where(eq(members.id, found.memberId)),
  ];
}
