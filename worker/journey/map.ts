// The world map: where rocks wait to be found.
import { and, between, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { blurred, type Coordinates, type MapLocation } from '../../schema/journey.ts';
import type { MapPage } from '../../schema/map.ts';
import { photoUrl } from '../../schema/photos.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { hasAccess } from '../members/access.ts';
import { photoInSight, rockInSight } from '../reports/in-sight.ts';

/** A box is laid over what the viewer may see, or small boxes would tell a visitor the exact place. */
const seen = (ctx: Ctx, degrees: SQLiteColumn) =>
  ctx.memberId === null ? sql`round(${degrees}, 3)` : sql`${degrees}`;

/** The newest hidden rocks, in a box if one is given. Names and pictures are for members with access only. */
export async function hiddenPlaces(
  ctx: Ctx | MemberCtx,
  { bbox: box, ...page }: MapPage,
): Promise<Listed<MapLocation>> {
  const [places] = await ctx.read([
    ctx.db
      .select({
        id: rocks.id,
        name: rocks.name,
        photoKey: photoInSight(ctx.memberId),
        timesFound: rocks.timesFound,
        latitude: rocks.hiddenLatitude,
        longitude: rocks.hiddenLongitude,
        locationName: rocks.hiddenLocationName,
        hiddenAt: rocks.hiddenAt,
      })
      .from(rocks)
      .where(
        and(
          // A literal, so that SQLite sees the partial index fit.
          sql`${rocks.status} = 'hidden'`,
          box && between(seen(ctx, rocks.hiddenLatitude), box.south, box.north),
          box && between(seen(ctx, rocks.hiddenLongitude), box.west, box.east),
          rockInSight(ctx.memberId),
          after(page, rocks.hiddenAt, rocks.id),
        ),
      )
      .orderBy(...newestFirst(rocks.hiddenAt, rocks.id))
      .limit(page.limit + 1),
  ]);
  const seesAll = 'me' in ctx && hasAccess(ctx.me(), ctx.now());
  return cut(
    places,
    page,
    ({ id, name, photoKey, latitude, longitude, locationName, hiddenAt, timesFound }) => {
      // A hidden rock has a place: the table's CHECK says so.
      const exact: Coordinates = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
      return {
        id,
        ...(ctx.memberId === null ? blurred(exact) : exact),
        locationName: seesAll ? (locationName ?? '') : '',
        actionType: 'hidden' as const,
        createdAt: new Date(hiddenAt ?? 0).toISOString(),
        timesFound,
        rock: seesAll ? { id, name, imageUrl: photoUrl(photoKey) } : null,
      };
    },
    ({ hiddenAt, id }) => ({ at: hiddenAt ?? 0, id }),
  );
}
