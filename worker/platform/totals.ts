// The community's totals: one row each, changed in the same batch as what they count.
import { eq, sql } from 'drizzle-orm';
import { totals } from '../../schema/tables/index.ts';
import type { Database, Statement } from './database.ts';
import { prepared, type Placeholders } from './prepared.ts';

export type Total = typeof totals.$inferSelect.name;

const add = prepared((db, { name, change }: Placeholders<{ name: Total; change: number }>) =>
  db
    .update(totals)
    .set({ value: sql`${totals.value} + ${change}` })
    .where(eq(totals.name, name)),
);

/** Statement: adds to a total, or subtracts from it. */
export const addToTotal = (db: Database, name: Total, change: number): Statement => add(db, { name, change });
