// Sold labels that have no rock yet.
import { eq, type Placeholder } from 'drizzle-orm';
import { labels } from '../../schema/tables/index.ts';
import type { Database } from '../platform/database.ts';

/** Query: the label with a code, if it has no rock yet. */
export const labelOf = (db: Database, codeKey: string | Placeholder<string, string>) =>
  db.select({ orderId: labels.orderId }).from(labels).where(eq(labels.codeKey, codeKey));
