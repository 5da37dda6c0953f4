// Hides a rock: the statements that a first hide and a rehide share.
import { revealsCode } from '../../schema/reveals-code.ts';
import { type Coordinates, type JourneyEntry, type Leg } from '../../schema/journey.ts';
import type { RehideInput } from '../../schema/journey-input.ts';
import { quadkeyOf } from '../../schema/map-grid.ts';
import type { entries } from '../../schema/tables/index.ts';
import { noteActivity } from '../activities/record.ts';
import type { Ctx, MemberRow } from '../context.ts';
import { Malformed } from '../errors.ts';
import { noteEntry } from '../notifications/note-event.ts';
import type { Statement } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import { countOnMap } from '../platform/map-cells.ts';
import { addToTotal } from '../platform/totals.ts';
import { townNear } from '../places/town-at.ts';
import type { RockRow } from '../rocks/card.ts';
import { entryView } from '../rocks/entry-view.ts';
import { countryAt } from './country-at.ts';
import { legTo } from './history.ts';
import { newestMoment } from './moment.ts';
import { addDistance, addEntry, plainEntry, putDown, reachCountry } from './statements.ts';
import { say } from '../../schema/words/say.ts';

/** Refuses a place name or notes that would reveal the Rock ID to readers of the journey. */
export function keepSecret(code: string, place: { locationName: string; notes: string }): void {
  if (revealsCode(place.locationName, code)) throw new Malformed(say('codes', 'inText'), 'locationName');
  if (revealsCode(place.notes, code)) throw new Malformed(say('codes', 'inText'), 'notes');
}

/** The texts of a place, by their fields, to compare with words that are withheld. */
export const wordsOfPlace = ({ locationName, notes }: { locationName: string; notes: string }) => ({
  locationName,
  notes,
});

/** Now, but never before the rock's last event: clocks of machines differ, and must not change a journey's order. */
export const nextMoment = (rock: RockRow, now: number): number => Math.max(now, newestMoment(rock));

/**
 * The statements that hide a rock at a place, and the entry they make. UNIQUE(rock, seq) refuses a concurrent second.
 * @param member who hides it
 * @param rock as it was read: `lastSeq` and the newest hiding place decide seq and distance
 * @param towns of the row of `townsAround`; undefined without a row
 * @param happenedAt no earlier than the rock's newest event; undefined for just now
 */
export function hideRock(
  ctx: Ctx,
  member: MemberRow,
  rock: RockRow,
  place: Omit<RehideInput, 'happenedAt'>,
  towns: string | undefined,
  happenedAt?: number,
): { statements: Statement[]; entry: JourneyEntry } {
  const { db, now } = ctx;
  keepSecret(rock.code, place);
  const memberId = member.id;
  const recordedAt = nextMoment(rock, now());
  const at = happenedAt ?? recordedAt;
  const leg = legFromLast(rock, place, at);
  const { nearest, stored: town } = townNear(towns, place);
  const country = countryAt(place, nearest);
  const row = entryOfHide(rock, { memberId, ...place, ...leg, country, town, createdAt: at, recordedAt });
  const statements: Statement[] = [
    addEntry(db, row),
    putDown(db, {
      ...place,
      rockId: rock.id,
      seq: row.seq,
      ...addedBy(leg),
      quadkey: quadkeyOf(place),
      town,
      memberId,
      at,
      withheldAt: rock.withheldAt,
    }),
    countOnMap(db, rock.id),
    noteActivity(db, {
      type: rock.status === 'active' ? 'rock_hidden' : 'rehidden_rock',
      rockId: rock.id,
      memberId,
      at: recordedAt,
      town,
    }),
    noteEntry(ctx, 'hidden', { rockId: rock.id, seq: row.seq, at: recordedAt }),
  ];
  if (leg.metres > 0 && rock.ownerId !== null)
    statements.push(addDistance(db, { rockId: rock.id, ...addedBy(leg) }));
  // The community's totals, as long as the rock is not withheld.
  if (rock.withheldAt === null) {
    statements.push(addToTotal(db, 'not_hidden', -1));
    if (leg.metres > 0 && !leg.isTooFast) statements.push(addToTotal(db, 'distance_metres', leg.metres));
    statements.push(...reachCountry(db, { country, rockId: rock.id, at }));
  }
  return { statements, entry: entryView(row, member, memberId, rock.ownerId) };
}

type Hidden = Omit<
  typeof entries.$inferSelect,
  'id' | 'rockId' | 'seq' | 'action' | keyof typeof plainEntry
> &
  Pick<typeof entries.$inferSelect, 'notes' | 'metres' | 'isTooFast' | 'country'>;

/** The next entry of a rock: a hide. @param rock as it was read */
export const entryOfHide = (rock: RockRow, hidden: Hidden) => ({
  id: newId(),
  rockId: rock.id,
  seq: rock.lastSeq + 1,
  action: 'hidden' as const,
  ...plainEntry,
  ...hidden,
});

/** The leg from the last hiding place. */
function legFromLast(rock: RockRow, place: Coordinates, at: number): Leg {
  const { hiddenLatitude: latitude, hiddenLongitude: longitude, hiddenAt } = rock;
  const isFirst = latitude === null || longitude === null || hiddenAt === null;
  const from = isFirst ? undefined : { latitude, longitude, createdAt: hiddenAt };
  return legTo({ ...place, createdAt: at, kind: null }, from, rock);
}

/** What a leg adds to the two stored sums of distances. */
export const addedBy = ({ metres, isTooFast }: Leg) =>
  isTooFast ? { metres: 0, tooFastMetres: metres } : { metres, tooFastMetres: 0 };
