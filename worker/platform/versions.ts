// Rows that mirror what stands elsewhere: a write that is based on an older row than is there is refused, and done anew.
import { isBarred } from '../errors.ts';

interface Mirror {
  /** How often the row was written; 0 while there is none. */
  version: () => Promise<number>;
  /** Fetches, and writes on top of the row with this version. */
  put: (version: number) => Promise<void>;
  /** What is left to be written when others have brought the row up to date. */
  rest: () => Promise<void>;
}

/**
 * Writes once on top of the row that is there. Whoever loses to another reads and fetches again; after two losses
 * there is nothing left to do, since the second winner fetched after the first had written, and so after we began.
 * @param column NOT NULL, and given no value by a write that came too late, such as `orders.version`
 */
export async function retryOnConflict(column: string, { version, put, rest }: Mirror): Promise<void> {
  const before = await version();
  for (let now = before; now < before + 2; now = await version()) {
    try {
      await put(now);
      return;
    } catch (error) {
      if (!isBarred(error, column)) throw error;
    }
  }
  await rest();
}
