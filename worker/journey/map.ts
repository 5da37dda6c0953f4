// The world map: where rocks wait to be found.
import { and, between, sql } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { blurred } from '../../schema/map-grid.ts';
import type { MapPage } from '../../schema/map.ts';
import { photoUrl } from '../../schema/photos.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberCtx } from '../context.ts';
import { after, cut, newestFirst, type Listed } from '../http/page.ts';
import { hasAccess } from '../members/access.ts';
import { joined } from '../platform/database.ts';
import { photoInSight, rockInSight } from '../reports/in-sight.ts';

/** What is read of a rock for its place on the map. */
export const placeColumns = joined('place', {
  id: rocks.id,
  name: rocks.name,
  timesFound: rocks.timesFound,
  latitude: rocks.hiddenLatitude,
  longitude: rocks.hiddenLongitude,
  locationName: rocks.hiddenLocationName,
  hiddenAt: rocks.hiddenAt,
});

/** A rock as it was read; null is nowhere in it: a hidden rock has a place, the table's CHECK says so. */
type Place = { [K in keyof typeof placeColumns]: (typeof placeColumns)[K]['_']['type'] };

/** The place of a rock for whoever asks, once they are read. Names and pictures are for members with access only. */
export function placeViewer(ctx: Ctx | MemberCtx): (place: Place, photoKey: string | null) => MapLocation {
  const seesAll = 'me' in ctx && hasAccess(ctx.me(), ctx.now());
  return ({ id, name, latitude, longitude, locationName, hiddenAt, timesFound }, photoKey) => {
    const exact: Coordinates = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    return {
      id: id ?? '',
      ...(ctx.memberId === null ? blurred(exact) : exact),
      locationName: seesAll ? (locationName ?? '') : '',
      actionType: 'hidden',
      createdAt: new Date(hiddenAt ?? 0).toISOString(),
      timesFound: timesFound ?? 0,
      rock: seesAll ? { id: id ?? '', name: name ?? '', imageUrl: photoUrl(photoKey) } : null,
    };
  };
}

/** A box is laid over what the viewer may see, or small boxes would tell a visitor the exact place. */
const seen = (ctx: Ctx, degrees: SQLiteColumn) =>
  ctx.memberId === null ? sql`round(${degrees}, 3)` : sql`${degrees}`;

/** The newest hidden rocks, in a box if one is given. */
export async function hiddenPlaces(
  ctx: Ctx | MemberCtx,
  { bbox: box, ...page }: MapPage,
): Promise<Listed<MapLocation>> {
  const [places] = await ctx.read([
    ctx.db
      .select({ place: placeColumns, photoKey: photoInSight(ctx.memberId) })
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
  const view = placeViewer(ctx);
  return cut(
    places,
    page,
    ({ place, photoKey }) => view(place, photoKey),
    ({ place: { hiddenAt, id } }) => ({ at: hiddenAt ?? 0, id: id ?? '' }),
  );
}
