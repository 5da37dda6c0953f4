// Repairs what the previous build may have written, after a deployment and before `npm start` serves.
import { repairCountries } from './repair-countries.ts';
import { repairDeparted } from './repair-departed.ts';
import { repairDistances } from './repair-distances.ts';
import { repairMap } from './repair-map.ts';
import { repairOutbox } from './repair-outbox.ts';
import { repairRankings } from './repair-rankings.ts';
import type { Store } from './store.ts';

/** Statements for one batch. Rows that are already right are not written again. */
export const repairStatements: readonly string[] = [
  ...repairMap,
  ...repairCountries,
  ...repairRankings,
  ...repairDistances,
  ...repairDeparted,
  ...repairOutbox,
];

/** Repairs a local database. */
export async function repair({ db }: Pick<Store, 'db'>): Promise<void> {
  await db.batch(repairStatements.map((statement) => db.prepare(statement)));
}
