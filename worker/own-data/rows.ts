// Rows of any number, read from D1 page by page, and JSON files of them that are never whole in memory.
import type { MemberCtx } from '../context.ts';
import { pageRows, type CsvExport } from '../exports/csv-export.ts';

/** A list as a CSV file or a list of a JSON file reads it. */
export type Source<Read, R, C> = Pick<CsvExport<Read, R, C>, 'pageAfter' | 'seenBy' | 'cursorOf'>;

/** Each row as the member may see it. A page is read when the one before it is used up. */
export async function* rowsOf<Read, R, C>(ctx: MemberCtx, source: Source<Read, R, C>): AsyncGenerator<R> {
  let cursor: C | null = null;
  for (;;) {
    const [rows]: [Read[]] = await ctx.read([source.pageAfter(ctx, cursor)]);
    for (const row of rows) yield source.seenBy(ctx.memberId, row);
    const last = rows.at(-1);
    if (last === undefined || rows.length < pageRows) return;
    cursor = source.cursorOf(last);
  }
}

/** Characters that are collected before they are sent: a file of small pieces would spend its time in calls. */
const pieceLength = 32_768;

/** Joins short texts. */
export async function* inPieces(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let piece = '';
  for await (const text of texts) {
    piece += text;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** The lists of a JSON file, each a member of its one object. */
export type Lists = Readonly<Record<string, () => AsyncIterable<unknown>>>;

/** A JSON file with one line for each row. @param version of its schema */
export async function* jsonOf(version: number, lists: Lists): AsyncGenerator<string> {
  yield `{"version":${version}`;
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n"${name}":[`;
    let before = '\n';
    for await (const row of rows()) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
    yield before === '\n' ? ']' : '\n]';
  }
  yield '}\n';
}
