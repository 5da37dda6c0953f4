// Streams a CSV file of any length, reading D1 page by page.
import { logAction } from '../audit-log/log-action.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import type { Query } from '../platform/database.ts';
import { byteOrderMark, csvLines, type Cell } from './csv.ts';
import type { Words } from '../../schema/words/words.ts';

/** Rows per page. Each page is one query, and a request may send a thousand queries. */
export const pageRows = 500;

/** Definition of a file. `Read` is a row as read, `R` the row as the member may see it, `C` the page cursor. */
export interface CsvExport<Read, R, C> {
  name:
    | 'rocks'
    | 'journeys'
    | 'finds'
    | 'follows'
    | 'notifications'
    | 'orders'
    | 'members'
    | 'finds-by-country';
  /** Throws Forbidden unless the member may have the file. */
  permit(ctx: MemberCtx, member: MemberRow): void;
  /** Audit-log action of the download, for files with other people's data. */
  act?: 'orders_exported' | 'members_exported';
  /** The cell of a row, by column heading. */
  columns: (words: Words) => Readonly<Record<string, (row: R) => Cell>>;
  /** Query: at most `pageRows` rows after the cursor. */
  pageAfter(ctx: MemberCtx, cursor: C | null): Query<Read[]>;
  seenBy(memberId: string, row: Read): R;
  cursorOf(row: Read): C;
}

/**
 * The file as a stream, which reads a page when the previous one is consumed. If a page cannot be read, the stream
 * fails, so that a truncated file is not mistaken for a complete one.
 * @param words of the member, who is read before
 */
export function exportCsv<Read, R, C>(
  ctx: MemberCtx,
  words: () => Words,
  sheet: CsvExport<Read, R, C>,
): Promise<ReadableStream<Uint8Array>> {
  return ctx.begin([sheet.pageAfter(ctx, null)], async (member, [first]) => {
    sheet.permit(ctx, member);
    // Logs before the first row is sent: a download that cannot be logged is refused.
    if (sheet.act) {
      await ctx.write(logAction(ctx, { act: sheet.act, subject: '', reason: '' }, member.id), null);
    }
    return streamOf(ctx, words(), sheet, first);
  });
}

function streamOf<Read, R, C>(
  ctx: MemberCtx,
  words: Words,
  sheet: CsvExport<Read, R, C>,
  first: readonly Read[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const columns = Object.entries(sheet.columns(words));
  const linesOf = (rows: readonly Read[]) =>
    csvLines(
      rows
        .map((row) => sheet.seenBy(ctx.memberId, row))
        .map((row) => columns.map(([, cellOf]) => cellOf(row))),
    );
  const endOf = (rows: readonly Read[]): C | null => {
    const last = rows.at(-1);
    return rows.length < pageRows || last === undefined ? null : sheet.cursorOf(last);
  };
  let unsent = byteOrderMark + csvLines([columns.map(([heading]) => heading)]) + linesOf(first);
  let end = endOf(first);

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (unsent === '' && end !== null) {
          const [rows] = await ctx.read([sheet.pageAfter(ctx, end)]).catch((error: unknown) => {
            ctx.log.failure('a CSV download broke off', error);
            throw error;
          });
          unsent = linesOf(rows);
          end = endOf(rows);
        }
        // The last page is empty if the row count is a multiple of the page size.
        if (unsent !== '') controller.enqueue(encoder.encode(unsent));
        unsent = '';
        if (end === null) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}

/** The same text for rows that were read elsewhere. */
export async function* csvOf<R>(
  rows: AsyncIterable<R>,
  columns: Readonly<Record<string, (row: R) => Cell>>,
): AsyncGenerator<string> {
  const cells = Object.values(columns);
  yield byteOrderMark + csvLines([Object.keys(columns)]);
  for await (const row of rows) yield csvLines([cells.map((cellOf) => cellOf(row))]);
}
