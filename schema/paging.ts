// Keyset pagination: newest first, a bounded page, a cursor for the next one.
import * as z from 'zod/mini';

/** Header that carries the cursor of the next page; absent on the last one. */
export const nextCursorHeader = 'X-Next-Cursor';

/** Position after which the next page begins: time in milliseconds (or seq) and id. */
export interface Cursor {
  at: number;
  id: string;
}

const cursorPattern = /^(\d{1,15})\.([A-Za-z0-9-]{1,40})$/;

export function writeCursor(cursor: Cursor): string {
  return `${cursor.at}.${cursor.id}`;
}

function readCursor(text: string): Cursor | null {
  const match = cursorPattern.exec(text);
  return match ? { at: Number(match[1]), id: match[2] ?? '' } : null;
}

export const pagingWords = {
  limit: (max: number) => `limit is a whole number from 1 to ${max}`,
  cursor: 'This cursor does not belong to this list',
} as const;

const limitOf = (most: number, usual: number) =>
  z._default(
    z.pipe(
      z
        .string({ error: pagingWords.limit(most) })
        .check(z.regex(/^\d{1,4}$/, { error: pagingWords.limit(most) })),
      z.pipe(
        z.transform(Number),
        z
          .number()
          .check(
            z.gte(1, { error: pagingWords.limit(most) }),
            z.lte(most, { error: pagingWords.limit(most) }),
          ),
      ),
    ),
    usual,
  );

/** `?limit=` of the newest of a list; `usual` when missing. */
export const LimitQuery = (most: number, usual: number) => z.object({ limit: limitOf(most, usual) });

/** `?limit=&cursor=` of a list; limit is `most` when missing. */
export function PageQuery(most: number) {
  return z.object({
    limit: limitOf(most, most),
    cursor: z.optional(
      z.pipe(
        z.string({ error: pagingWords.cursor }),
        z.transform((text: string, context): Cursor => {
          const cursor = readCursor(text);
          if (cursor) return cursor;
          context.issues.push({ code: 'custom', message: pagingWords.cursor, input: text });
          return z.NEVER;
        }),
      ),
    ),
  });
}

export interface Page {
  limit: number;
  cursor?: Cursor;
}
