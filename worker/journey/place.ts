// The place of a rock on the map: what is read of it, and how much of that who may see.
import { blurred } from '../../schema/map-grid.ts';
import type { Coordinates, MapLocation } from '../../schema/journey.ts';
import { photoUrl } from '../../schema/photos.ts';
import { rocks } from '../../schema/tables/index.ts';
import type { Ctx, MemberRow } from '../context.ts';
import { hasAccess } from '../members/access.ts';
import { instant } from '../platform/clock.ts';
import { joined } from '../platform/database.ts';

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

/** The place of a rock for whoever asks. Names and pictures are for members with access only. */
export function placeViewer(
  ctx: Ctx,
  member: MemberRow | null,
): (place: Place, photoKey: string | null) => MapLocation {
  const seesAll = member !== null && hasAccess(member, ctx.now());
  return ({ id, name, latitude, longitude, locationName, hiddenAt, timesFound }, photoKey) => {
    const exact: Coordinates = { latitude: latitude ?? 0, longitude: longitude ?? 0 };
    return {
      id: id ?? '',
      ...(member === null ? blurred(exact) : exact),
      locationName: seesAll ? (locationName ?? '') : '',
      actionType: 'hidden',
      createdAt: instant(hiddenAt ?? 0),
      timesFound: timesFound ?? 0,
      rock: seesAll ? { id: id ?? '', name: name ?? '', imageUrl: photoUrl(photoKey) } : null,
    };
  };
}
