// Looks up the towns near places that are written to a local database without the worker.
import { retryIfClosed } from '../app/retry-closed.ts';
import type { Store } from '../app/store.ts';
import type { Coordinates } from '../../schema/journey.ts';
import { cellNear, townNear } from '../../worker/places/town-at.ts';

/** @returns the town of one of these places, as stored; null while no places are loaded */
export async function townsNear(
  { db }: Pick<Store, 'db'>,
  places: readonly Coordinates[],
): Promise<(at: Coordinates) => string | null> {
  const cells = [...new Set(places.map(cellNear))];
  const query = `SELECT asked.value AS cell,
      (SELECT towns FROM place_cells WHERE cell <= asked.value ORDER BY cell DESC LIMIT 1) AS towns
    FROM json_each(?) AS asked`;
  const { results } = await retryIfClosed(() =>
    db.prepare(query).bind(JSON.stringify(cells)).all<{ cell: number; towns: string | null }>(),
  );
  const townsOf = new Map(results.map(({ cell, towns }) => [cell, towns ?? undefined]));
  return (at) => townNear(townsOf.get(cellNear(at)), at).stored;
}
