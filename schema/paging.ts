// Keyset pagination: newest first, a bounded page, a cursor for the next one.
import * as z from 'zod/mini';
import { say } from './words/say.ts';

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

function limitOf(most: number, usual: number) {
  const error = say('paging', 'limit', most);
  return z._default(
    z.pipe(
      z.string({ error }).check(z.regex(/^\d{1,4}$/, { error })),
      z.pipe(z.transform(Number), z.number().check(z.gte(1, { error }), z.lte(most, { error }))),
    ),
    usual,
  );
}

/** `?limit=` of the newest of a list; `usual` when missing. */
export const LimitQuery = (most: number, usual: number) => z.object({ limit: limitOf(most, usual) });

/** `?limit=&cursor=` of a list; limit is `most` when missing. */
export function PageQuery(most: number) {
  return z.object({
    limit: limitOf(most, most),
    cursor: z.optional(
      z.pipe(
        z.string({ error: say('paging', 'cursor') }),
        z.transform((text: string, context): Cursor => {
          const cursor = readCursor(text);
          if (cursor) return cursor;
          context.issues.push({ code: 'custom', message: say('paging', 'cursor'), input: text });
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
