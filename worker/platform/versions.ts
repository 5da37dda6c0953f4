// Optimistic locking of rows that mirror another service: a write based on an outdated row is refused and retried.
import { isConditionFailed } from '../errors.ts';

interface Mirror {
  /** The version of the row: how often it was written; 0 if there is none. */
  version: () => Promise<number>;
  /** Fetches from the service, and writes over the row with this version. */
  put: (version: number) => Promise<void>;
  /** Writes the rest when others have brought the row up to date. */
  rest: () => Promise<void>;
}

/**
 * Writes once over the current row. After a conflict it reads and fetches again. After two conflicts the row is up to
 * date, since the second winner fetched after the first had written, and so after this call began.
 * @param column NOT NULL, and set to NULL by an outdated write, such as `orders.version`
 */
export async function retryOnConflict(column: string, { version, put, rest }: Mirror): Promise<void> {
  const before = await version();
  for (let now = before; now < before + 2; now = await version()) {
    try {
      await put(now);
      return;
    } catch (error) {
      if (!isConditionFailed(error, column)) throw error;
    }
  }
  await rest();
}
