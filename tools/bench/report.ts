// The table of `npm run bench`: what was measured, what it is to be, and by how much.

export interface Row {
  what: string;
  /** None for what is told all the same. */
  goal?: string;
  figure: string;
  /** To a reference of the same run, in words; none for a count. */
  ratio?: string;
  /** Whether it meets its goal. */
  isMet?: boolean;
}

export interface PartRow extends Row {
  /** Letter of the part that measured it. */
  part: string;
}

const columns = ['part', 'what', 'goal', 'figure', 'ratio'] as const;

export function drawTable(rows: readonly PartRow[]): string {
  const heads: PartRow = { part: '', what: 'what', goal: 'goal', figure: 'figure', ratio: 'ratio' };
  const cellsOf = (row: PartRow) => columns.map((column) => row[column] ?? '');
  const widths = columns.map((_, i) =>
    Math.max(...[heads, ...rows].map((row) => cellsOf(row)[i]?.length ?? 0)),
  );
  const line = (row: PartRow) => {
    const state = row.isMet === undefined ? '' : row.isMet ? 'ok' : 'short';
    return [state.padEnd(5), ...cellsOf(row).map((cell, i) => cell.padEnd(widths[i] ?? 0))]
      .join('  ')
      .trimEnd();
  };
  return [heads, ...rows].map(line).join('\n');
}
