// A member's distance analytics: the travels of their own rocks and their finds, summed in one batch.
import { and, desc, eq, gt, gte, lt, sql } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import {
  analyticsLimits,
  analyticsStart,
  metresToMiles,
  monthFigures,
  otherRocks,
  type DistanceAnalytics,
} from '../../schema/analytics.ts';
import { countryName } from '../../schema/country-name.ts';
import { entries, finds, rocks } from '../../schema/tables/index.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import { requireAccess } from '../members/access.ts';
import { instant } from '../platform/clock.ts';
import { joined, type Answers } from '../platform/database.ts';

/** Throws Forbidden for members without access. */
export function distanceAnalytics(ctx: MemberCtx): Promise<DistanceAnalytics> {
  const now = ctx.now();
  return ctx.begin(queries(ctx, now), async (member, answers) => {
    requireAccess(ctx, member);
    return figuresOf(member, answers, now);
  });
}

function figuresOf(
  { rockCount, findCount }: MemberRow,
  [milesRows, findRows, rockRows, placeRows, hopRows]: Answers<ReturnType<typeof queries>>,
  now: number,
): DistanceAnalytics {
  const all = { rocks: rockRows[0]?.allRocks ?? 0, metres: rockRows[0]?.allMetres ?? 0 };
  const milesByRock = rockRows.map(({ id, name, metres, hops }) => ({
    id,
    name,
    miles: metresToMiles(metres),
    hops,
  }));
  return {
    rocks: rockCount,
    finds: findCount,
    miles: metresToMiles(all.metres),
    places: placeRows.reduce((sum, { places }) => sum + places, 0),
    countries: placeRows.flatMap(({ country, places }) =>
      country === null ? [] : [{ code: country, name: countryName(country), places }],
    ),
    months: monthFigures(now, milesRows, findRows),
    milesByRock,
    otherRocks: otherRocks(rockRows, all),
    longestJourney: milesByRock[0] ?? null,
    longestHop: longestHop(hopRows[0]),
  };
}

const monthOf = (at: SQLiteColumn) => sql<string>`strftime('%Y-%m', ${at} / 1000, 'unixepoch')`.as('month');

function queries({ db, memberId }: MemberCtx, now: number) {
  const start = analyticsStart(now);
  const isOwn = eq(rocks.ownerId, memberId);
  const ofRock = eq(entries.rockId, rocks.id);
  const traveled = sql<number>`${rocks.distanceMetres} + ${rocks.tooFastMetres}`;

  const places = db
    .selectDistinct({ country: entries.country, latitude: entries.latitude, longitude: entries.longitude })
    .from(rocks)
    .innerJoin(entries, ofRock)
    .where(and(isOwn, eq(entries.action, 'hidden')))
    .as('places');
  const longest = db
    .select({
      rockId: entries.rockId,
      name: rocks.name,
      metres: entries.metres,
      at: entries.createdAt,
      to: entries.locationName,
    })
    .from(rocks)
    .innerJoin(entries, ofRock)
    // The longest hop is a ranking, so hops that were too fast do not count.
    .where(and(isOwn, gt(entries.metres, 0), eq(entries.isTooFast, false)))
    .orderBy(desc(entries.metres), desc(entries.createdAt), desc(entries.id))
    .limit(1)
    .as('longest');
  const before = alias(entries, 'before');

  return [
    db
      .select({ month: monthOf(entries.createdAt), metres: sql<number>`sum(${entries.metres})`.as('metres') })
      .from(rocks)
      .innerJoin(entries, ofRock)
      .where(and(isOwn, gt(entries.metres, 0), gte(entries.createdAt, start)))
      .groupBy(sql`month`),
    db
      .select({ month: monthOf(finds.foundAt), finds: sql<number>`count(*)`.as('finds') })
      .from(finds)
      .where(and(eq(finds.memberId, memberId), gte(finds.foundAt, start)))
      .groupBy(sql`month`),
    db
      .select({
        id: rocks.id,
        name: rocks.name,
        metres: traveled.as('traveled'),
        hops: sql<number>`(SELECT count(*) FROM ${entries} WHERE ${ofRock} AND ${entries.metres} > 0)`.as(
          'hops',
        ),
        allRocks: sql<number>`count(*) OVER ()`.as('all_rocks'),
        allMetres: sql<number>`sum(${traveled}) OVER ()`.as('all_metres'),
      })
      .from(rocks)
      .where(and(isOwn, gt(traveled, 0)))
      .orderBy(desc(sql`traveled`), desc(rocks.id))
      .limit(analyticsLimits.rocks),
    db
      .select({ country: places.country, places: sql<number>`count(*)`.as('places') })
      .from(places)
      .groupBy(places.country)
      .orderBy(desc(sql`places`), places.country),
    db
      .select({
        rockId: longest.rockId,
        name: longest.name,
        metres: longest.metres,
        at: longest.at,
        to: longest.to,
        from: joined('before', { locationName: before.locationName }),
      })
      .from(longest)
      .innerJoin(
        before,
        and(eq(before.rockId, longest.rockId), eq(before.action, 'hidden'), lt(before.createdAt, longest.at)),
      )
      .orderBy(desc(before.createdAt), desc(before.seq))
      .limit(1),
  ] as const;
}

type HopRow = Answers<ReturnType<typeof queries>>[4][number];

function longestHop(row: HopRow | undefined): DistanceAnalytics['longestHop'] {
  if (!row) return null;
  return {
    rock: { id: row.rockId, name: row.name },
    miles: metresToMiles(row.metres),
    from: row.from.locationName ?? '',
    to: row.to,
    at: instant(row.at),
  };
}
