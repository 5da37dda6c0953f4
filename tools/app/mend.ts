// Repairs what the previous build may have written, after a deployment and before `npm start` serves.
import { mendDeparted } from './mend-departed.ts';
import { mendDistances } from './mend-distances.ts';
import { mendMap } from './mend-map.ts';
import { mendOutbox } from './mend-outbox.ts';
import type { Store } from './store.ts';

/** Statements for one batch. Rows that are already right are not written again. */
export const mending: readonly string[] = [...mendMap, ...mendDistances, ...mendDeparted, ...mendOutbox];

/** Repairs a local database. */
export async function mend({ db }: Pick<Store, 'db'>): Promise<void> {
  await db.batch(mending.map((statement) => db.prepare(statement)));
}
