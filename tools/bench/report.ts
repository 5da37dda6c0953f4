// The table of `npm run bench`: what was measured, what it is to be, and by how much.

export interface Row {
  /** Letter of the part that measured it. */
  part: string;
  what: string;
  goal: string;
  figure: string;
  /** To a reference of the same run, in words; '' for a count. */
  ratio: string;
  /** Null for what has no goal and is told all the same. */
  isMet: boolean | null;
}

const columns = ['part', 'what', 'goal', 'figure', 'ratio'] as const;

export function drawTable(rows: readonly Row[]): string {
  const heads = { part: '', what: 'what', goal: 'goal', figure: 'figure', ratio: 'ratio' };
  const widths = columns.map((column) => Math.max(...[heads, ...rows].map((row) => row[column].length)));
  const line = (row: typeof heads, state: string) =>
    [state.padEnd(5), ...columns.map((column, i) => row[column].padEnd(widths[i] ?? 0))].join('  ').trimEnd();
  return [
    line(heads, ''),
    ...rows.map((row) => line(row, row.isMet === null ? '' : row.isMet ? 'ok' : 'short')),
  ].join('\n');
}
