// Formats lines of a CSV file (RFC 4180), escaped so that spreadsheets run no formulas.
import Papa from 'papaparse';
import { plainWords } from '../../schema/words/plain.ts';

/** Null is an empty cell. Numbers are written unquoted. */
export type Cell = string | number | null;

/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * The start of a formula, also in full width, also after invisible characters. In locales with a decimal comma, a
 * semicolon or a line end within a text may start a new cell.
 */
const formulaStart = /(^|[;\t\r\n])(?=[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])|^(?=[\t\r\n\0])/gu;

/** Puts an apostrophe before everything that could be a formula, so that a spreadsheet shows it as text. */
function asText(text: string): string {
  return text.replace(formulaStart, "$1'");
}

/** The rows as CSV lines, each with its line end; '' for none. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? asText(plainWords(cell)) : cell)),
  );
  return `${Papa.unparse(cells, { newline: '\r\n', quotes: (cell) => typeof cell === 'string' })}\r\n`;
}
