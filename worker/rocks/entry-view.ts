// A journey entry as a viewer may see it: exact places for members, a finder's own note for finder and owner.
import { withoutCodes } from '../../schema/code-mask.ts';
import { happenedLimits } from '../../schema/happened.ts';
import type { JourneyEntry } from '../../schema/journey.ts';
import { blurred } from '../../schema/map-grid.ts';
import { nearOf } from '../../schema/near.ts';
import type { entries, retractions } from '../../schema/tables/index.ts';
import { publicMember, type PublicRow } from '../members/public.ts';
import { instant } from '../platform/clock.ts';

export type EntryRow = typeof entries.$inferSelect;

/** The columns of an entry that its view needs. */
export type SeenEntry = Omit<EntryRow, 'rockId' | 'metres' | 'country' | 'thanksBy' | 'isCorrected'>;

/** @param viewerId null for a visitor, who sees places to about 100 m */
export function entryView(
  row: SeenEntry,
  author: PublicRow | null,
  viewerId: string | null,
  ownerId: string | null,
): JourneyEntry {
  const seesOwnPlace = viewerId !== null && (viewerId === row.memberId || viewerId === ownerId);
  const { ownLatitude, ownLongitude } = row;
  const isOwn = seesOwnPlace && ownLatitude !== null && ownLongitude !== null;
  const place = isOwn
    ? { latitude: ownLatitude, longitude: ownLongitude, locationName: row.ownLocationName ?? '' }
    : { latitude: row.latitude, longitude: row.longitude, locationName: row.locationName };
  return {
    id: row.id,
    seq: row.seq,
    ...place,
    ...(viewerId === null ? blurred(place) : {}),
    // Notes say where to look, so only members get them.
    notes: viewerId === null ? '' : row.notes,
    actionType: row.action,
    ...(row.kind !== null && { kind: row.kind }),
    ...(row.line !== '' && { line: withoutCodes(row.line) }),
    ...(row.thanks !== null && { thanks: withoutCodes(row.thanks) }),
    createdAt: instant(row.createdAt),
    ...(row.recordedAt - row.createdAt > happenedLimits.lateMs && { loggedAt: instant(row.recordedAt) }),
    isTooFast: row.isTooFast,
    near: nearOf(isOwn ? row.ownTown : row.town),
    user: publicMember(author),
  };
}

/** An entry that was taken back. @param viewerId as for `entryView` */
export function mistakeView(
  row: typeof retractions.$inferSelect,
  author: PublicRow,
  viewerId: string | null,
): JourneyEntry {
  const empty = { kind: null, notes: '', line: '', thanks: null, isTooFast: false } as const;
  const noOwnPlace = { ownLatitude: null, ownLongitude: null, ownLocationName: null, ownTown: null } as const;
  const entry = { ...row, ...empty, ...noOwnPlace, id: `retracted-${row.seq}` };
  return { ...entryView(entry, author, viewerId, null), isMistake: true };
}
