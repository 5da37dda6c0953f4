// What the build before may have left behind, and this one sets right after a deployment and before `npm start` serves.
import { mendDeparted } from './mend-departed.ts';
import { mendDistances } from './mend-distances.ts';
import { mendMap } from './mend-map.ts';
import { mendOutbox } from './mend-outbox.ts';
import type { Store } from './store.ts';

/** Statements, to be sent as one. What is right already is not written again. */
export const mending: readonly string[] = [...mendMap, ...mendDistances, ...mendDeparted, ...mendOutbox];

/** Sets a local database right. */
export async function mend({ db }: Pick<Store, 'db'>): Promise<void> {
  await db.batch(mending.map((statement) => db.prepare(statement)));
}
