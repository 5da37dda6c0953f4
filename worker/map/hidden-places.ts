// Lists hidden rocks with their places, of the whole world or of a box.
import { and, isNull, sql } from 'drizzle-orm';
import type { MapLocation } from '../../schema/journey.ts';
import type { MapPage } from '../../schema/map.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { afterPlaceholders, cut, newestFirst, rowsOfPage, type Listed, type PageRows } from '../http/page.ts';
import type { Placeholders } from '../platform/prepared.ts';
import { forViewer, visiblePhoto, isRockVisible } from '../reports/visibility.ts';
import { placeColumns, placeViewer } from '../journey/place.ts';
import { placesInBox } from './places-in-box.ts';

const newestPlaces = forViewer((db, viewerId, { at, id, limit }: Placeholders<PageRows>) =>
  db
    .select({ place: placeColumns, photoKey: visiblePhoto(viewerId) })
    .from(rocks)
    .where(
      and(
        // A literal, so that SQLite uses the partial index.
        sql`${rocks.status} = 'hidden'`,
        isNull(rocks.rest),
        isRockVisible(viewerId),
        afterPlaceholders({ at, id }, rocks.hiddenAt, rocks.id),
      ),
    )
    .orderBy(...newestFirst(rocks.hiddenAt, rocks.id))
    .limit(limit),
);

/** The newest hidden rocks, in a box if one is given. */
export function hiddenPlaces(ctx: Ctx, { bbox, ...page }: MapPage): Promise<Listed<MapLocation>> {
  if (bbox) return placesInBox(ctx, bbox, page);
  return ctx.begin([newestPlaces(ctx, rowsOfPage(page))], async (member, [places]) => {
    const view = placeViewer(ctx, member);
    return cut(
      places,
      page,
      ({ place, photoKey }) => view(place, photoKey),
      ({ place: { hiddenAt, id } }) => ({ at: hiddenAt ?? 0, id: id ?? '' }),
    );
  });
}
