// The rows of an imported rock: its entries, its finds, and what is derived from them.
import { sql } from 'drizzle-orm';
import type { Coordinates } from '../../schema/journey.ts';
import { placeCells } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { legTo } from '../journey/history.ts';
import { rockAfter, type Entry, type Journey } from '../journey/replay.ts';
import { plainEntry } from '../journey/statements.ts';
import { cellNear, townNear } from '../places/town-at.ts';
import { newId } from '../platform/ids.ts';
import type { RockRow } from '../rocks/card.ts';
import { neverHidden } from '../rocks/new-rock.ts';
import type { CheckedRock } from './check-archive.ts';

/** Town to store, by its place. */
export type Towns = (at: Coordinates) => string | null;

/** Cells in a query: each answer has the towns of a whole cell. */
const cellsAtOnce = 200;

/** The towns near these places, looked up as when a rock is hidden. */
export async function townsOf({ db }: Pick<Ctx, 'db'>, places: readonly Coordinates[]): Promise<Towns> {
  const placesIn = Map.groupBy(places, cellNear);
  const cells = [...placesIn.keys()];
  const known = new Map<string, string | null>();
  for (let from = 0; from < cells.length; from += cellsAtOnce) {
    const asked = JSON.stringify(cells.slice(from, from + cellsAtOnce));
    const [rows] = await db.batch([
      db
        .select({
          cell: sql<number>`asked.value`.as('cell'),
          towns: sql<string | null>`(SELECT ${placeCells.towns} FROM ${placeCells}
            WHERE ${placeCells.cell} <= asked.value ORDER BY ${placeCells.cell} DESC LIMIT 1)`.as('towns'),
        })
        .from(sql`json_each(${asked}) AS asked`),
    ]);
    for (const { cell, towns } of rows)
      for (const at of placesIn.get(cell) ?? [])
        known.set(keyOf(at), townNear(towns ?? undefined, at).stored);
  }
  return (at) => known.get(keyOf(at)) ?? null;
}

const keyOf = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;

interface Importing {
  memberId: string;
  importedAt: number;
  photoKey: string | null;
  towns: Towns;
}

/** Steps of others are nobody's. Countries are not stored: they would count for the community. */
export function importedRows(
  checked: CheckedRock,
  id: string,
  { memberId, importedAt, photoKey, towns }: Importing,
) {
  const { name, description, code, codeKey, registeredAt, adoptedAt, page, rest, steps } = checked;
  let hide: Entry | undefined;
  const entries = steps.map(({ what, how, by, at, loggedAt, place, notes, line, thanks }, index): Entry => {
    const there = { latitude: place.latitude, longitude: place.longitude, locationName: place.name };
    const entry: Entry = {
      ...plainEntry,
      id: newId(),
      rockId: id,
      seq: index + 1,
      action: what,
      kind: how,
      memberId: by === 'me' ? memberId : null,
      notes,
      line: line ?? '',
      thanks,
      createdAt: at,
      recordedAt: loggedAt ?? at,
      ...there,
      town: towns(there),
    };
    if (what === 'hidden') {
      const leg = legTo(entry, hide, { importedAt });
      hide = { ...entry, ...leg };
      return hide;
    }
    if (!hide || isAt(hide, there)) return entry;
    // A find is made where the rock was hidden; another place is what its finder noted.
    const { latitude, longitude, locationName, town } = hide;
    return {
      ...entry,
      latitude,
      longitude,
      locationName,
      town,
      ownLatitude: there.latitude,
      ownLongitude: there.longitude,
      ownLocationName: there.locationName,
      ownTown: entry.town,
    };
  });
  const after = rockAfter(entries);
  const rock: RockRow = {
    ...neverHidden,
    ...after,
    id,
    ownerId: memberId,
    name,
    description,
    code,
    codeKey,
    photoKey,
    createdAt: registeredAt,
    page,
    adoptedAt,
    rest: mayRest(rest, after.status) ? rest : null,
    lastSeq: entries.length,
    hiddenLocationName: entries.findLast(({ action }) => action === 'hidden')?.locationName ?? null,
    importedAt,
  };
  return { rock, entries, finds: findsOf(entries, rock.rest) };
}

/** A rock that was never hidden travels, and one is kept by who has found it. */
const mayRest = (rest: RockRow['rest'], status: RockRow['status']): boolean =>
  rest === 'kept' ? status === 'found' : status !== 'active';

const isAt = (hide: Entry, there: Coordinates & { locationName: string }) =>
  hide.latitude === there.latitude &&
  hide.longitude === there.longitude &&
  hide.locationName === there.locationName;

/** None counts on leaderboards. */
function findsOf(entries: readonly Entry[], rest: RockRow['rest']): Journey['finds'] {
  return entries.flatMap(({ action, rockId, memberId, seq, createdAt }, index) => {
    if (action === 'hidden') return [];
    const next = entries[index + 1];
    const isRehide = next?.action === 'hidden' && next.memberId === memberId;
    return [
      {
        id: newId(),
        rockId,
        memberId,
        seq,
        foundAt: createdAt,
        isScored: false,
        closedAt: next?.createdAt ?? null,
        rehiddenSeq: isRehide ? next.seq : null,
        keeping: !next && rest === 'kept' ? ('granted' as const) : null,
      },
    ];
  });
}
