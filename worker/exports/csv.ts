// Lines of a CSV file (RFC 4180) that no spreadsheet takes for formulas.
import Papa from 'papaparse';

/** Empty for null. Numbers are written as numbers. */
export type Cell = string | number | null;

/** Tells spreadsheets that the text is UTF-8. */
export const byteOrderMark = '\uFEFF';

/**
 * What begins a formula, also in full width, also behind what cannot be seen. Where a comma is the decimal sign, a
 * semicolon or a line end in the middle of a text may begin a cell of its own.
 */
const formulaStart = /(^|[;\t\r\n])(?=[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫])|^(?=[\t\r\n\0])/gu;

/** With an apostrophe before everything that could be a formula: a spreadsheet then shows it as text. */
function asText(text: string): string {
  return text.replace(formulaStart, "$1'");
}

/** Rows as they stand in a file, each with its line end; '' for none. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  if (rows.length === 0) return '';
  const cells = rows.map((row) => row.map((cell) => (typeof cell === 'string' ? asText(cell) : cell)));
  return `${Papa.unparse(cells, { newline: '\r\n', quotes: (cell) => typeof cell === 'string' })}\r\n`;
}
