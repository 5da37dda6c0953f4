// Reads a spreadsheet's rows: from a CSV file in any usual encoding, or from cells that were pasted.
import Papa from 'papaparse';
import { codeMaxLength, isIssued, isMistyped, isTooShort, normalizeCode } from '../../../schema/codes.ts';
import { type LineProblem } from '../../../schema/rock-list.ts';
import { say } from '../../../schema/words/say.ts';

/** The rows of a list, and where each stands. */
export interface Sheet {
  rows: readonly { line: number; cells: readonly string[] }[];
  /** The most cells that a row has. */
  columns: number;
  /**
   * A quotation mark for which it cannot be told where a cell ends, such as one that was meant for inches; null for none.
   */
  unclear: LineProblem | null;
}

/** Null for what is no text: a spreadsheet's own file, which is a ZIP, a picture. */
export function textOf(bytes: Uint8Array<ArrayBuffer>): string | null {
  const text = decoded(bytes);
  return text.startsWith('PK\u0003\u0004') || text.includes('\0') ? null : text;
}

/** UTF-8, UTF-16 by its mark, otherwise what spreadsheets on Windows write. */
function decoded(bytes: Uint8Array<ArrayBuffer>): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Commas, semicolons, tabs or bars between the cells. Empty rows are left out, and count as lines. */
export function sheetOf(text: string): Sheet {
  // Some programs say in the first line what stands between the cells.
  const [, sign, cells] = /^\uFEFF?(?:sep=(.)\r?\n)?([^]*)$/.exec(text) ?? [];
  const plain = (cells ?? '').replace(/\r\n?/g, '\n');
  const delimiter = sign ?? delimiterOf(plain);
  const { data, errors } = Papa.parse<string[]>(plain, { delimiter });
  const lineOf = (index: number) => index + (sign === undefined ? 1 : 2);
  const rows = data
    .map((cells, index) => ({
      line: lineOf(index),
      cells: cells.map((cell) => cell.trim()),
    }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const [wrong] = errors.filter(({ type }) => type === 'Quotes');
  const fewest = Math.max(2, rows[0]?.cells.length ?? 0);
  const holding = rows.find(({ cells }) => cells.some((cell) => holdsRow(cell, delimiter, fewest)));
  const unclear =
    wrong !== undefined
      ? {
          line: lineOf(wrong.row ?? 0),
          why: say('rockList', wrong.code === 'InvalidQuotes' ? 'quoteInside' : 'openQuote'),
        }
      : holding && { line: holding.line, why: say('rockList', 'quotedRows') };
  return { rows, columns, unclear: unclear ?? null };
}

/** Whether a line inside of a cell looks like a row with a Rock ID. */
const holdsRow = (cell: string, delimiter: string, fewest: number): boolean =>
  cell
    .split('\n')
    .slice(1)
    .map((line) => line.split(delimiter))
    .some((cells) => cells.length >= fewest && cells.some((cell) => looksLikeCode(cell.trim())));

const delimiters = ['\t', ';', ',', '|'] as const;

/** What stands most often in the first row outside of quotes. The parser's own guess fails for a few short rows. */
function delimiterOf(text: string): string {
  const first = /^\s*((?:"[^"]*"|[^"\n])*)/.exec(text)?.[1]?.replaceAll(/"[^"]*"/g, '') ?? '';
  const countOf = (delimiter: string) => first.split(delimiter).length;
  return delimiters.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ',';
}

/** Which column is what; null for none. */
export interface Mapping {
  hasHeadings: boolean;
  name: number | null;
  code: number | null;
  description: number | null;
}

const headings = {
  code: /^(?:rock[ _-]?id|id|code|rock[ _-]?(?:number|no\.?|nr\.?)|number|nummer|no\.?|nr\.?)$/i,
  name: /^(?:rock(?:[ _-]?name)?|name|title|titel|stein)$/i,
  description: /^(?:description|beschreibung|text|about|notes?|notizen)$/i,
} as const;

/**
 * By the headings, and otherwise by what stands below them: null where that leaves a doubt. A Rock ID that is taken for
 * a name would be told to everybody.
 */
export function guessedMapping({ rows, columns }: Sheet): Mapping {
  const first = rows[0]?.cells ?? [];
  const hasHeadings =
    first.some((cell) => headings.name.test(cell) || headings.code.test(cell)) && !first.some(looksLikeCode);
  const at = (pattern: RegExp) => {
    const index = hasHeadings ? first.findIndex((cell) => pattern.test(cell)) : -1;
    return index < 0 ? null : index;
  };
  const named = { name: at(headings.name), code: at(headings.code), description: at(headings.description) };
  const taken = Object.values(named);
  const free = Array.from({ length: columns }, (_, index) => ({
    index,
    cells: rows
      .slice(hasHeadings ? 1 : 0)
      .map(({ cells }) => cells[index] ?? '')
      .filter((cell) => cell !== ''),
  })).filter(({ index }) => !taken.includes(index));

  const codes = free.filter(
    ({ cells }) => cells.length > 0 && cells.every(looksLikeCode) && new Set(cells).size === cells.length,
  );
  const code = named.code ?? (codes.length === 1 ? (codes[0]?.index ?? null) : null);
  if (code === null) return { hasHeadings, ...named };
  const texts = free.filter(
    ({ index, cells }) => index !== code && cells.some((cell) => /\p{L}/u.test(cell)),
  );
  return { hasHeadings, ...named, code, ...(named.name === null && textColumns(texts, hasHeadings)) };
}

/** By the shape that new Rock IDs have. One of letters alone could be a name, if we did not issue it. */
function looksLikeCode(cell: string): boolean {
  if (isIssued(normalizeCode(cell))) return true;
  return /^\S*\d\S*$/.test(cell) && !isTooShort(cell) && cell.length <= codeMaxLength && !isMistyped(cell);
}

/** Of one column of texts, or of two whose second is the longer: the name, and without headings the description. */
function textColumns(texts: readonly { index: number; cells: readonly string[] }[], hasHeadings: boolean) {
  const [one, other, ...more] = texts;
  if (!one || more.length > 0) return {};
  if (!other) return { name: one.index };
  const isFirst = !hasHeadings && one.cells.join('').length <= other.cells.join('').length;
  return isFirst ? { name: one.index, description: other.index } : {};
}

/** What is wrong with the quotation marks or columns, so that no line can be right; null if nothing is. */
export function columnProblem(
  { columns, unclear }: Sheet,
  { name, code, description }: Mapping,
): string | null {
  if (unclear) return say('rockList', 'refused', unclear.line, unclear.why);
  if (columns < 2) return say('rockList', 'oneColumn');
  if (name === null) return say('rockList', 'noNames');
  if (code === null) return say('rockList', 'noCodes');
  // A name is for everybody, and a Rock ID for who holds the rock.
  if (name === code || description === code) return say('rockList', 'ownColumn');
  return null;
}

/** What is sent: the rows by the chosen columns. */
export const listedBy = ({ rows }: Sheet, { hasHeadings, name, code, description }: Mapping) =>
  rows.slice(hasHeadings ? 1 : 0).map(({ line, cells }) => ({
    line,
    name: name === null ? '' : (cells[name] ?? ''),
    laserEngraverId: code === null ? '' : (cells[code] ?? ''),
    description: description === null ? '' : (cells[description] ?? ''),
  }));

/** 'A', 'B', … 'AA', as a spreadsheet names its columns. */
export function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}
