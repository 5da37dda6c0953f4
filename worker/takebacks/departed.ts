// Deleted accounts, as far as what they made in their last days is known: see `noteDeeds`.
import { eq, sql, type SQL } from 'drizzle-orm';
import { departedName, isDeparted, type HourAuthor } from '../../schema/takebacks.ts';
import { departedDeeds } from '../../schema/tables/index.ts';
import type { Database } from '../platform/database.ts';

/** Query: the ids of those that the condition is about. @param which on `departedDeeds.authorId` */
export const departedAuthors = (db: Database, which: SQL | undefined) =>
  db.selectDistinct({ id: departedDeeds.authorId }).from(departedDeeds).where(which);

/** Query: when it made the newest of what is known. */
export const newestOfDeparted = (db: Database, authorId: string) =>
  db
    .select({ at: sql<number | null>`max(${departedDeeds.madeAt})`.as('newest_deed') })
    .from(departedDeeds)
    .where(eq(departedDeeds.authorId, authorId));

export const departedAuthor = ({ id }: { id: string }): HourAuthor => ({
  id,
  name: departedName(id),
  email: '',
  joinedAt: null,
});

/** Null for a deleted account: rows that refer to members have none of it. */
export const livingId = (id: string): string | null => (isDeparted(id) ? null : id);
