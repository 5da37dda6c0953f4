// What a journey makes of its entries, its finds and its rock, from the first entry to the last. For corrections, after
// which everything that followed is computed again.
import { quadkeyOf } from '../../schema/map-grid.ts';
import type { entries, finds } from '../../schema/tables/index.ts';
import type { RockRow } from '../rocks/card.ts';
import { findsInOrder, legTo, rescored } from './history.ts';

export type Entry = typeof entries.$inferSelect;
type Find = typeof finds.$inferSelect;

export interface Journey {
  /** In order. */
  entries: readonly Entry[];
  finds: readonly Find[];
}

const isHide = ({ action }: Pick<Entry, 'action'>) => action === 'hidden';
export const lastHide = (entries: readonly Entry[]): Entry | undefined => entries.findLast(isHide);

/**
 * @param since position of the first entry that changed, or before which one is gone
 * @returns the journey with the legs and places of the entries from there on, and with its finds: those of entries that
 * are gone are gone too
 */
export function replayed(rock: RockRow, { entries, finds }: Journey, since: number): Journey {
  let hide = lastHide(entries.slice(0, since));
  const told = entries.map((entry, position) => {
    if (position < since) return entry;
    if (isHide(entry)) return (hide = { ...entry, ...legTo(entry, hide, rock) });
    // A find is made where the rock was hidden.
    const { latitude, longitude, locationName, town } = hide ?? entry;
    return { ...entry, latitude, longitude, locationName, town };
  });

  const positions = new Map(told.map(({ seq }, position) => [seq, position]));
  const made = finds.flatMap((find) => {
    const position = positions.get(find.seq);
    const found = position === undefined ? undefined : told[position];
    if (position === undefined || !found) return [];
    const rehide = told[positions.get(find.rehiddenSeq ?? 0) ?? -1];
    const end = rehide ?? told[position + 1];
    return [
      {
        ...find,
        foundAt: found.createdAt,
        rehiddenSeq: rehide?.seq ?? null,
        closedAt: end?.createdAt ?? null,
      },
    ];
  });
  const changes = new Map(
    rescored(rock, told, made.toSorted(findsInOrder)).map(({ id, isScored }) => [id, isScored]),
  );
  return {
    entries: told,
    finds: made.map((find) => {
      // Finds before it count as they were counted.
      const isLater = (positions.get(find.seq) ?? 0) >= since;
      return { ...find, isScored: (isLater ? changes.get(find.id) : undefined) ?? find.isScored };
    }),
  };
}

/** What is stored with the rock. @param entries in order */
export function rockAfter(entries: readonly Entry[]) {
  const last = entries.at(-1);
  const hide = lastHide(entries);
  const holderId = last?.action === 'found' ? last.memberId : null;
  const metresOf = (isTooFast: boolean) =>
    entries.reduce((sum, entry) => sum + (entry.isTooFast === isTooFast ? entry.metres : 0), 0);
  return {
    status: last?.action ?? 'active',
    timesFound: entries.filter((entry) => !isHide(entry)).length,
    distanceMetres: metresOf(false),
    tooFastMetres: metresOf(true),
    hiddenLatitude: hide?.latitude ?? null,
    hiddenLongitude: hide?.longitude ?? null,
    hiddenTown: hide?.town ?? null,
    quadkey: hide ? quadkeyOf(hide) : null,
    hiddenAt: hide?.createdAt ?? null,
    hiderId: entries.findLast((entry) => isHide(entry) && entry.kind === null)?.memberId ?? null,
    holderId,
    // Of a deleted holder nothing is kept.
    heldSince: holderId === null ? null : (last?.createdAt ?? null),
  } satisfies Partial<RockRow>;
}
