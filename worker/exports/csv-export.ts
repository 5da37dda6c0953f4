// A file of any length, read from D1 page by page while it is sent.
import { logAction } from '../audit-log/note.ts';
import type { MemberCtx, MemberRow } from '../context.ts';
import type { Query } from '../platform/database.ts';
import { byteOrderMark, csvLines, type Cell } from './csv.ts';

/** Rows of one page. Each page is a query, and a request may send a thousand of them. */
export const pageRows = 500;

/** What one of the files has in it: rows as they are read and as the member sees them, and where a page begins. */
export interface CsvExport<Read, R, C> {
  name: 'rocks' | 'journeys' | 'finds' | 'orders' | 'members';
  /** Throws Forbidden unless the member may have the file. */
  permit(ctx: MemberCtx, member: MemberRow): void;
  /** Of a file with what others have entrusted to us: how the log calls its download. */
  act?: 'orders_exported' | 'members_exported';
  /** By its heading, what each column says of a row. */
  columns: Readonly<Record<string, (row: R) => Cell>>;
  /** Query: at most `pageRows` rows after the cursor. */
  pageAfter(ctx: MemberCtx, cursor: C | null): Query<Read[]>;
  seenBy(memberId: string, row: Read): R;
  cursorOf(row: Read): C;
}

/**
 * The file as a stream: a page is read when the one before it is taken. When a page cannot be read the stream fails, so
 * that nobody takes half a file for a whole one.
 */
export function exportCsv<Read, R, C>(
  ctx: MemberCtx,
  sheet: CsvExport<Read, R, C>,
): Promise<ReadableStream<Uint8Array>> {
  return ctx.begin([sheet.pageAfter(ctx, null)], async (member, [first]) => {
    sheet.permit(ctx, member);
    // Before the first row leaves: what cannot be written down is not handed out.
    if (sheet.act) {
      await ctx.write(logAction(ctx, { act: sheet.act, subject: '', reason: '' }, member.id), null);
    }
    return streamOf(ctx, sheet, first);
  });
}

function streamOf<Read, R, C>(
  ctx: MemberCtx,
  sheet: CsvExport<Read, R, C>,
  first: readonly Read[],
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const columns = Object.entries(sheet.columns);
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
            ctx.log.failure('a file broke off', error);
            throw error;
          });
          unsent = linesOf(rows);
          end = endOf(rows);
        }
        // The last page has no rows when the pages before it held them all.
        if (unsent !== '') controller.enqueue(encoder.encode(unsent));
        unsent = '';
        if (end === null) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
