// Reads the demo's texts and places from tab-separated files.
import { readFileSync } from 'node:fs';

/** Rows of `tools/demo/{name}.tsv`, by the names of the columns in its first line. */
export function readTable<Column extends string>(name: string): Record<Column, string>[] {
  const text = readFileSync(new URL(`./${name}.tsv`, import.meta.url), 'utf8');
  const [columns = [], ...rows] = text
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  // The first line of the file names the columns.
  return rows.map(
    (cells) =>
      Object.fromEntries(columns.map((column, i) => [column, cells[i] ?? ''])) as Record<Column, string>,
  );
}
