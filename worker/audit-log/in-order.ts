// The order of the log: of entries of one millisecond the one that was written later is the newer one.
import { desc, sql } from 'drizzle-orm';
import { auditLog } from '../../schema/tables/index.ts';

/** Rises with each entry that is written. */
export const logRow = sql<number>`${auditLog}.rowid`;

export const newestLogged = [desc(auditLog.createdAt), desc(logRow)] as const;
