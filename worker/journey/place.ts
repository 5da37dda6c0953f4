// The place of a rock on the map: its columns, and what each viewer may see of them.
import { blurred } from '../../schema/map-grid.ts';
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { nearOf } from '../../schema/near.ts';
import { photoUrl } from '../../schema/photos.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberRow } from '../context.ts';
import { hasAccess } from '../members/access.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';
import { noPage } from '../rocks/card.ts';

/** The columns of a rock for its place on the map. */
export const placeColumns = joined('place', {
  id: rocks.id,
  name: rocks.name,
  timesFound: rocks.timesFound,
  latitude: rocks.hiddenLatitude,
  longitude: rocks.hiddenLongitude,
  locationName: rocks.hiddenLocationName,
  hiddenAt: rocks.hiddenAt,
  town: rocks.hiddenTown,
  page: rocks.page,
  missingSince: rocks.missingSince,
});

/** A rock as it was read. None of it is null, since a hidden rock has a place by the table's CHECK. */
type Place = { [K in keyof typeof placeColumns]: (typeof placeColumns)[K]['_']['type'] };

/** Makes the places for this viewer. Only members with access get names and images. */
export function placeViewer(
  ctx: Ctx,
  member: MemberRow | null,
): (place: Place, photoKey: string | null) => MapLocation {
  const seesAll = member !== null && hasAccess(member, ctx.now());
  return (place, photoKey) => {
    const { id, name, latitude, longitude, locationName, hiddenAt, timesFound, town, page } = place;
    const exact: Coordinates = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    return {
      id: id ?? '',
      ...(member === null ? blurred(exact) : exact),
      locationName: seesAll ? (locationName ?? '') : '',
      actionType: 'hidden',
      createdAt: instant(hiddenAt ?? 0),
      timesFound: timesFound ?? 0,
      near: nearOf(town),
      rock: seesAll
        ? { id: id ?? '', name: name ?? '', imageUrl: photoUrl(photoKey), ...noPage(page) }
        : null,
      ...(place.missingSince !== null && { isMissing: true as const }),
    };
  };
}
