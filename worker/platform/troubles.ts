// What the hourly job found wrong, until it finds it right.
import { and, eq, like, sql } from 'drizzle-orm';
import { troubles } from '../../schema/tables/index.ts';
import type { Database } from './database.ts';

/** `events`: the payment provider could not deliver events. `step:…`: this step of the hourly job failed. */
export type Trouble = 'events' | `step:${string}`;

/** Statement: the trouble began then, unless it is known already. */
export const noteTrouble = (db: Database, name: Trouble, since: number) =>
  db.insert(troubles).values({ name, since }).onConflictDoNothing();

/** Statement: it is over. */
export const clearTrouble = (db: Database, name: Trouble) =>
  db.delete(troubles).where(eq(troubles.name, name));

/** Statement: all steps but these have succeeded. */
export const clearSteps = (db: Database, failed: readonly string[]) =>
  db
    .delete(troubles)
    .where(
      and(
        like(troubles.name, 'step:%'),
        sql`substr(${troubles.name}, 6) NOT IN (SELECT value FROM json_each(${JSON.stringify(failed)}))`,
      ),
    );
