// The newest hides of the last thirty days, as coarse places without names, for a picture of the world.
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Coordinates } from '../../schema/journey.ts';
import { blurred } from '../../schema/map-grid.ts';
import { monthLimits, type Month } from '../../schema/month.ts';
import { entries, rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { day } from '../platform/clock.ts';
import { prepared, type Placeholders } from '../platform/prepared.ts';

const newestHides = prepared((db, { since }: Placeholders<{ since: number }>) => {
  // Limited before anything is left out, so that the rows read have a limit too.
  const newest = db
    .select({
      id: rocks.id,
      lastSeq: rocks.lastSeq,
      lateCount: rocks.lateCount,
      gapCount: rocks.gapCount,
      hiddenAt: rocks.hiddenAt,
      hiddenLatitude: rocks.hiddenLatitude,
      hiddenLongitude: rocks.hiddenLongitude,
      ownerId: rocks.ownerId,
      hiderId: rocks.hiderId,
      withheldAt: rocks.withheldAt,
    })
    .from(rocks)
    // A literal, so that SQLite uses the partial index.
    .where(and(sql`${rocks.status} = 'hidden'`, isNull(rocks.rest), sql`${rocks.hiddenAt} > ${since}`))
    .orderBy(desc(rocks.hiddenAt), desc(rocks.id))
    .limit(monthLimits.hides)
    .as('newest');
  // Numbers of no entry, as after a correction, leave the order of the others.
  const lastButOne = sql`CASE ${newest.lateCount} WHEN 0 THEN ${newest.lastSeq} - 1 WHEN ${newest.gapCount} THEN
    (SELECT told.seq FROM ${entries} AS told WHERE told.rock_id = ${newest.id} ORDER BY told.seq DESC LIMIT 1 OFFSET 1) END`;
  return (
    db
      .select({
        latitude: newest.hiddenLatitude,
        longitude: newest.hiddenLongitude,
        fromLatitude: sql<number | null>`${entries.latitude}`.as('from_latitude'),
        fromLongitude: sql<number | null>`${entries.longitude}`.as('from_longitude'),
      })
      .from(newest)
      // The entry before a hide is a find, at the hiding place before. Where logs came late, the way is not shown.
      .leftJoin(entries, and(eq(entries.rockId, newest.id), eq(entries.seq, lastButOne)))
      .where(and(isNull(newest.withheldAt), isNotNull(newest.ownerId), isNotNull(newest.hiderId)))
      .orderBy(newest.hiddenAt, newest.id)
  );
});

/** The same for everybody. Rocks that are withheld are left out, and those that a deleted account painted or hid. */
export async function monthOfHides(ctx: Ctx): Promise<Month> {
  const [rows] = await ctx.read([newestHides(ctx.db, { since: ctx.now() - monthLimits.days * day })]);
  return rows.map(({ latitude, longitude, fromLatitude, fromLongitude }) => {
    const to = coarse({ latitude: latitude ?? 0, longitude: longitude ?? 0 });
    if (fromLatitude === null || fromLongitude === null) return to;
    const from = coarse({ latitude: fromLatitude, longitude: fromLongitude });
    return from.join() === to.join() ? to : [...to, ...from];
  });
}

/** To one decimal, about 10 km, of what visitors may see anyway: rounding the exact place could tell more. */
function coarse(exact: Coordinates): [latitude: number, longitude: number] {
  const { latitude, longitude } = blurred(exact);
  return [Math.round(latitude * 10) / 10, Math.round(longitude * 10) / 10];
}
